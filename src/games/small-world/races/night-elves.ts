import type { Race } from '../abilities.js';

/** In the box (SW-1.4). */
const WISP_WALLS = 9;

/** SW-10.5: forests cost 1 less, and a conquered one gets a Wisp Wall. */
export const nightElves = {
  id: 'nightElves',
  faction: 'alliance',
  tokens: 4,
  trayMax: 9,
  conquestCost: ({ region }) => (region.terrain === 'forest' ? -1 : 0),
  afterConquest: (draft, { region: index }) => {
    if (draft.atlas.regions[index]?.terrain !== 'forest') return;
    const placed = draft.next.regions.reduce((sum, { wispWall }) => sum + wispWall, 0);
    if (placed < WISP_WALLS) draft.region(index).wispWall = 1;
  },
} as const satisfies Race;
