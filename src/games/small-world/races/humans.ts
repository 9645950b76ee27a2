import type { Race } from '../abilities.js';

/** SW-10.4 */
export const humans = {
  id: 'humans',
  faction: 'alliance',
  tokens: 5,
  trayMax: 10,
} as const satisfies Race;
