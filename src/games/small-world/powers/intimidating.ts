import type { Power } from '../abilities.js';

/** SW-11.14 */
export const intimidating = {
  id: 'intimidating',
  tokens: 4,
} as const satisfies Power;
