import type { Power } from '../abilities.js';

/** SW-11.12 */
export const farmer = {
  id: 'farmer',
  tokens: 4,
} as const satisfies Power;
