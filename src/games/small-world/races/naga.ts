import type { Race } from '../abilities.js';

/** SW-10.15: lakes and seas are regions like others, and may be the first conquest. */
export const naga = {
  id: 'naga',
  faction: 'neutral',
  tokens: 6,
  trayMax: 11,
  entersWater: true,
  reach: ({ first, region }) => (first && region.water ? 0 : undefined),
} as const satisfies Race;
