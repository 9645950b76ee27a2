import type { Race } from '../abilities.js';

/** SW-10.10 */
export const orcs = {
  id: 'orcs',
  faction: 'horde',
  tokens: 6,
  trayMax: 11,
} as const satisfies Race;
