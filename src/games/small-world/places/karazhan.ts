import type { Place } from '../abilities.js';
import { countHeld } from '../held.js';

/** SW-13.3: one coin for each other region of the active race on the same terrain. */
export const karazhan = {
  id: 'karazhan',
  income: (state, atlas, seat) => {
    const at = state.regions.findIndex(({ place }) => place === 'karazhan');
    const terrain = atlas.regions[at]?.terrain;
    return countHeld(state, atlas, seat, (region, index) => index !== at && region.terrain === terrain);
  },
} as const satisfies Place;
