import { basicsIn, factionOf } from '../board.js';
import { OUTSKIRTS, REGIONS, type RegionId } from '../ids.js';
import type { Gather } from '../moves.js';
import type { Side, WrothState } from '../state.js';

/** The gatherings worth offering for a region (WR-11.4): the discard pile before the mat, the mat alone, or one other region. */
export function gatherings(state: WrothState, side: Side, to: RegionId, most: number): readonly Gather[] {
  const { mat, discard } = factionOf(state, side);
  const fallen = Math.min(most, discard);
  const fresh = Math.min(most, mat);
  const found: Gather[] = [];
  if (fallen > 0) found.push({ mat: Math.min(most - fallen, mat), discard: fallen, regions: {} });
  if (fresh > 0) found.push({ mat: fresh, discard: 0, regions: {} });
  if (to === OUTSKIRTS) return found;
  for (const from of REGIONS) {
    const there = from === to ? 0 : Math.min(most, basicsIn(state, side, from));
    if (there > 0) found.push({ mat: 0, discard: 0, regions: { [from]: there } });
  }
  return found;
}

/** A short name of a gathering, for ids and typed commands: 'd2m1' or 'r3x2'. */
export const gatherCode = ({ mat, discard, regions }: Gather): string => {
  const parts = [discard > 0 ? `d${discard}` : '', mat > 0 ? `m${mat}` : ''];
  for (const [region, basics] of Object.entries(regions)) parts.push(`r${region}x${basics}`);
  return parts.join('') || 'none';
};
