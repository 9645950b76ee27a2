import type { Race } from '../abilities.js';
import { isActiveOf } from '../cost.js';

/** SW-10.7: a coin for each magic region. */
export const bloodElves = {
  id: 'bloodElves',
  faction: 'horde',
  tokens: 5,
  trayMax: 10,
  income: (state, atlas, seat) =>
    state.regions.filter((here, index) => isActiveOf(here, seat) && atlas.regions[index]?.symbols.includes('magic'))
      .length,
} as const satisfies Race;
