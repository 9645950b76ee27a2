import type { Race } from '../abilities.js';

/** SW-10.7 */
export const bloodElves = {
  id: 'bloodElves',
  faction: 'horde',
  tokens: 5,
  trayMax: 10,
} as const satisfies Race;
