import type { Race } from '../abilities.js';

/** SW-10.9 */
export const goblins = {
  id: 'goblins',
  faction: 'horde',
  tokens: 6,
  trayMax: 11,
} as const satisfies Race;
