import type { Race } from '../abilities.js';

/** SW-10.14 */
export const kobolds = {
  id: 'kobolds',
  faction: 'neutral',
  tokens: 6,
  trayMax: 11,
} as const satisfies Race;
