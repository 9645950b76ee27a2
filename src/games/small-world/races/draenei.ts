import type { Race } from '../abilities.js';

/** SW-10.1 */
export const draenei = {
  id: 'draenei',
  faction: 'alliance',
  tokens: 7,
  trayMax: 12,
} as const satisfies Race;
