import type { Race } from '../abilities.js';

/** SW-10.16 */
export const pandaren = {
  id: 'pandaren',
  faction: 'neutral',
  tokens: 5,
  trayMax: 10,
} as const satisfies Race;
