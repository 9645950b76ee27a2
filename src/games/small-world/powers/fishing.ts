import type { Power } from '../abilities.js';

/** SW-11.13 */
export const fishing = {
  id: 'fishing',
  tokens: 4,
} as const satisfies Power;
