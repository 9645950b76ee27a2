import type { Power } from '../abilities.js';

/** SW-11.6: every region costs one piece less. */
export const blacksmith = {
  id: 'blacksmith',
  tokens: 4,
  conquestCost: () => -1,
} as const satisfies Power;
