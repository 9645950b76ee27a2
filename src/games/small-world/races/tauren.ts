import type { Race } from '../abilities.js';

/** SW-10.11: never fewer than 2 pieces, in attack, in a region and in decline. */
export const tauren = {
  id: 'tauren',
  faction: 'horde',
  tokens: 11,
  trayMax: 16,
  minimumPieces: 2,
} as const satisfies Race;
