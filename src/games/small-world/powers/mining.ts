import type { Power } from '../abilities.js';

/** SW-11.5 */
export const mining = {
  id: 'mining',
  tokens: 4,
} as const satisfies Power;
