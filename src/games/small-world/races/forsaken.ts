import type { Race } from '../abilities.js';

/** SW-10.8 */
export const forsaken = {
  id: 'forsaken',
  faction: 'horde',
  tokens: 6,
  trayMax: 20,
} as const satisfies Race;
