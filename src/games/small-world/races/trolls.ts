import type { Race } from '../abilities.js';

/** SW-10.12 */
export const trolls = {
  id: 'trolls',
  faction: 'horde',
  tokens: 6,
  trayMax: 11,
} as const satisfies Race;
