import type { Power } from '../abilities.js';

/** SW-11.19 */
export const herbalist = {
  id: 'herbalist',
  tokens: 4,
} as const satisfies Power;
