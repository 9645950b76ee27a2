import type { Race } from '../abilities.js';

/** SW-10.6 */
export const worgen = {
  id: 'worgen',
  faction: 'alliance',
  tokens: 5,
  trayMax: 10,
} as const satisfies Race;
