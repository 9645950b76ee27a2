import type { Power } from '../abilities.js';

/** SW-11.18 */
export const enraged = {
  id: 'enraged',
  tokens: 5,
} as const satisfies Power;
