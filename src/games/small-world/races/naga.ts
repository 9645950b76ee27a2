import type { Race } from '../abilities.js';

/** SW-10.15 */
export const naga = {
  id: 'naga',
  faction: 'neutral',
  tokens: 6,
  trayMax: 11,
} as const satisfies Race;
