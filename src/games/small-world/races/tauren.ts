import type { Race } from '../abilities.js';

/** SW-10.11 */
export const tauren = {
  id: 'tauren',
  faction: 'horde',
  tokens: 11,
  trayMax: 16,
} as const satisfies Race;
