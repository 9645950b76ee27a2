import type { Race } from '../abilities.js';

/** SW-10.14: every cave on every board counts as adjacent, for the first conquest too. */
export const kobolds = {
  id: 'kobolds',
  faction: 'neutral',
  tokens: 6,
  trayMax: 11,
  countsAsAdjacent: ({ region }) => region.symbols.includes('cave'),
} as const satisfies Race;
