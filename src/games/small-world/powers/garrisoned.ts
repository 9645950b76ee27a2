import type { Power } from '../abilities.js';

/** SW-11.16 */
export const garrisoned = {
  id: 'garrisoned',
  tokens: 3,
  keptInDecline: true,
} as const satisfies Power;
