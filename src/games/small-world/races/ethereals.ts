import type { Race } from '../abilities.js';

/** SW-10.13 */
export const ethereals = {
  id: 'ethereals',
  faction: 'neutral',
  tokens: 5,
  trayMax: 10,
} as const satisfies Race;
