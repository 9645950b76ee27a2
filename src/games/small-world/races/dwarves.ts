import type { Race } from '../abilities.js';

/** SW-10.2: mountains cost 2 less. */
export const dwarves = {
  id: 'dwarves',
  faction: 'alliance',
  tokens: 5,
  trayMax: 10,
  conquestCost: ({ region }) => (region.terrain === 'mountain' ? -2 : 0),
} as const satisfies Race;
