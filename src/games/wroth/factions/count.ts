import { controls, elitesIn } from '../board.js';
import { type EliteType, NUMBERED, type RegionId } from '../ids.js';
import type { Side, WrothState } from '../state.js';

export const holdsElite = (state: WrothState, side: Side, region: RegionId, type: EliteType): boolean =>
  elitesIn(state, side, region).some((elite) => elite.type === type);

/** Numbered regions that the faction controls with at least one Elite of this type. */
export function controlledWith(state: WrothState, side: Side, type: EliteType): number {
  let regions = 0;
  for (const region of NUMBERED) {
    if (holdsElite(state, side, region, type) && controls(state, side, region)) regions += 1;
  }
  return regions;
}

/** The most first: who may do up to so much mostly does all of it. */
export const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => most - at);
