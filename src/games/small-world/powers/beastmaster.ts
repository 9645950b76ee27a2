import type { Power } from '../abilities.js';

/** SW-11.17 */
export const beastmaster = {
  id: 'beastmaster',
  tokens: 4,
} as const satisfies Power;
