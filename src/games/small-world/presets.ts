import type { Seat } from '../../engine/index.js';
import type { Atlas } from './atlas.js';
import type { RegionId } from './boards/index.js';
import { isActiveOf, pieces } from './cost.js';
import type { Count } from './deploy.js';
import type { RegionIndex, SmallWorldState } from './state.js';

/** Own regions with what makes the cheapest attack on each dear; `pieces` of a draft come on top. */
export interface Line {
  readonly own: readonly RegionIndex[];
  /** Cost of taking the region if nothing stood in it, or Infinity where no opponent can reach it now. */
  readonly ground: readonly number[];
  readonly standing: readonly number[];
}

/** SW-4.3 seen from the other side: neighbours of an opponent's active race come without travel, start regions with. */
function groundOf(state: SmallWorldState, atlas: Atlas, seat: Seat, index: RegionIndex): number {
  const here = state.regions[index];
  const region = atlas.regions[index];
  if (!here || !region || region.water || here.watchtower) return Number.POSITIVE_INFINITY;
  const near = (atlas.neighbours[index] ?? []).some((at) => {
    const other = state.regions[at];
    return other !== undefined && other.owner >= 0 && !other.declined && other.owner !== seat;
  });
  if (!near && !atlas.anchors[index]) return Number.POSITIVE_INFINITY;
  return 2 + (region.terrain === 'mountain' ? 1 : 0) + here.fort + here.wispWall + (near ? 0 : 1);
}

export function lineOf(state: SmallWorldState, atlas: Atlas, seat: Seat): Line {
  const own: RegionIndex[] = [];
  const ground: number[] = [];
  const standing: number[] = [];
  state.regions.forEach((region, index) => {
    if (!isActiveOf(region, seat)) return;
    own.push(index);
    ground.push(groundOf(state, atlas, seat, index));
    standing.push(pieces(region));
  });
  return { own, ground, standing };
}

/** The regions with most pieces, for a race that cannot hold them all (SW-7.3). */
export function strongest({ own, ground, standing }: Line, count: number): Line {
  const kept = [...own.keys()]
    .sort((a, b) => (standing[b] ?? 0) - (standing[a] ?? 0) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
  const of = (list: readonly number[]): readonly number[] => kept.map((at) => list[at] ?? 0);
  return { own: of(own), ground: of(ground), standing: of(standing) };
}

/** Adds pieces one by one where the sum of weight and size is lowest. */
function pour(sizes: readonly number[], spare: number, weights: readonly number[]): readonly number[] {
  const filled = sizes.slice();
  for (let left = spare; left > 0; left--) {
    let weakest = 0;
    let lowest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < filled.length; at++) {
      const strength = (filled[at] ?? 0) + (weights[at] ?? 0);
      if (strength < lowest) {
        lowest = strength;
        weakest = at;
      }
    }
    filled[weakest] = (filled[weakest] ?? 0) + 1;
  }
  return filled;
}

/** Where nobody is in reach of anything, all regions count the same. */
const frontWeights = ({ ground }: Line): readonly number[] =>
  ground.some(Number.isFinite) ? ground : ground.map(() => 0);

const evenWeights = ({ ground }: Line): readonly number[] => ground.map(() => 0);

/** Sizes by strategy: spare pieces go to the front, or are spread, on top of `from`. */
export const front = (line: Line, from: readonly number[], spare: number): readonly number[] =>
  pour(from, spare, frontWeights(line));

/** Everything stays where it is as far as each region can have its minimum; what is missing comes from the largest. */
export function unmoved(line: Line, minimum: number, all: number): readonly number[] {
  const sizes = line.standing.map((size) => Math.max(size, minimum));
  let over = sizes.reduce((sum, size) => sum + size, 0) - all;
  for (; over > 0; over--) {
    const largest = sizes.indexOf(Math.max(...sizes));
    sizes[largest] = (sizes[largest] ?? 0) - 1;
  }
  return front(line, sizes, -over);
}

export const even = (line: Line, from: readonly number[], spare: number): readonly number[] =>
  pour(from, spare, evenWeights(line));

export type Placement = Record<RegionId, { race: number; beasts: number; champion: number }>;

/** Turns sizes into pieces: the Champion first, then Beasts, race tokens last; regions of size 0 are left out. */
export function handOut(atlas: Atlas, { own }: Line, sizes: readonly number[], all: Count): Placement {
  let { champion, beasts } = all;
  const placement: Placement = {};
  own.forEach((index, at) => {
    const size = sizes[at] ?? 0;
    const id = atlas.regions[index]?.id;
    if (size === 0 || !id) return;
    const lead = Math.min(champion, size);
    const pack = Math.min(beasts, size - lead);
    champion -= lead;
    beasts -= pack;
    placement[id] = { race: size - lead - pack, beasts: pack, champion: lead };
  });
  return placement;
}
