import type { Race } from '../abilities.js';

/** SW-10.3 */
export const gnomes = {
  id: 'gnomes',
  faction: 'alliance',
  tokens: 5,
  trayMax: 10,
} as const satisfies Race;
