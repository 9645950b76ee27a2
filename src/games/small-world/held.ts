import type { Seat } from '../../engine/index.js';
import type { Ability } from './abilities.js';
import type { Atlas } from './atlas.js';
import type { Region, RegionSymbol, Terrain } from './boards/index.js';
import type { RegionIndex, SmallWorldState } from './state.js';

type Fits = (region: Region, index: RegionIndex) => boolean;

/** How many regions of a seat's active race fit. */
export function countHeld(state: SmallWorldState, atlas: Atlas, seat: Seat, fits: Fits): number {
  let count = 0;
  for (let index = 0; index < state.regions.length; index++) {
    const here = state.regions[index];
    const region = atlas.regions[index];
    if (here?.owner === seat && !here.declined && region && fits(region, index)) count += 1;
  }
  return count;
}

/** One coin for each region of this terrain that the active race holds. */
export const perTerrain =
  (terrain: Terrain): NonNullable<Ability['income']> =>
  (state, atlas, seat) =>
    countHeld(state, atlas, seat, (region) => region.terrain === terrain);

/** One coin for each region with this symbol that the active race holds. */
export const perSymbol =
  (symbol: RegionSymbol): NonNullable<Ability['income']> =>
  (state, atlas, seat) =>
    countHeld(state, atlas, seat, ({ symbols }) => symbols.includes(symbol));
