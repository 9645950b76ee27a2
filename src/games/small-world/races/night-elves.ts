import type { Race } from '../abilities.js';

/** SW-10.5 */
export const nightElves = {
  id: 'nightElves',
  faction: 'alliance',
  tokens: 4,
  trayMax: 9,
} as const satisfies Race;
