import type { Power } from '../abilities.js';

/** SW-11.11 */
export const explorer = {
  id: 'explorer',
  tokens: 4,
} as const satisfies Power;
