import type { Power } from '../abilities.js';

/** SW-11.20 */
export const sailing = {
  id: 'sailing',
  tokens: 5,
} as const satisfies Power;
