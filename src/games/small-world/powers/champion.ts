import type { Power } from '../abilities.js';

/** SW-11.3 */
export const champion = {
  id: 'champion',
  tokens: 4,
} as const satisfies Power;
