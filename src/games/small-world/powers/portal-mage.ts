import type { Power } from '../abilities.js';

/** SW-11.7 */
export const portalMage = {
  id: 'portalMage',
  tokens: 5,
} as const satisfies Power;
