import type { Power } from '../abilities.js';

/** SW-11.6 */
export const blacksmith = {
  id: 'blacksmith',
  tokens: 4,
} as const satisfies Power;
