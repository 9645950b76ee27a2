import type { Power } from '../abilities.js';

/** SW-11.15 */
export const ranger = {
  id: 'ranger',
  tokens: 4,
} as const satisfies Power;
