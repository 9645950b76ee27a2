import type { Race } from '../abilities.js';
import { isOccupied } from '../cost.js';

/** SW-10.12: occupied regions cost 1 less, those with Murlocs too. */
export const trolls = {
  id: 'trolls',
  faction: 'horde',
  tokens: 6,
  trayMax: 11,
  conquestCost: ({ here }) => (isOccupied(here) ? -1 : 0),
} as const satisfies Race;
