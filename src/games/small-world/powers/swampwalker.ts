import type { Power } from '../abilities.js';

/** SW-11.2 */
export const swampwalker = {
  id: 'swampwalker',
  tokens: 4,
} as const satisfies Power;
