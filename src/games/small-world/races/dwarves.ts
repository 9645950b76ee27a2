import type { Race } from '../abilities.js';

/** SW-10.2 */
export const dwarves = {
  id: 'dwarves',
  faction: 'alliance',
  tokens: 5,
  trayMax: 10,
} as const satisfies Race;
