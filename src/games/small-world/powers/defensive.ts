import type { Power } from '../abilities.js';

/** SW-11.10 */
export const defensive = {
  id: 'defensive',
  tokens: 5,
} as const satisfies Power;
