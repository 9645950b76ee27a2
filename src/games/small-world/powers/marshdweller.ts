import type { Power } from '../abilities.js';

/** SW-11.9 */
export const marshdweller = {
  id: 'marshdweller',
  tokens: 5,
  keptInDecline: true,
} as const satisfies Power;
