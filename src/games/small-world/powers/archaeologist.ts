import type { Power } from '../abilities.js';

/** SW-11.1 */
export const archaeologist = {
  id: 'archaeologist',
  tokens: 5,
} as const satisfies Power;
