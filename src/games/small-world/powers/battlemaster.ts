import type { Power } from '../abilities.js';

/** SW-11.8 */
export const battlemaster = {
  id: 'battlemaster',
  tokens: 5,
} as const satisfies Power;
