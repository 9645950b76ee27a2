import type { Seat } from '../../engine/index.js';
import type { Atlas } from './atlas.js';
import type { RegionId } from './boards/index.js';
import { isActiveOf, pieces } from './cost.js';
import type { Count } from './deploy.js';
import type { RegionIndex, SmallWorldState } from './state.js';

/**
 * The ground of a region that no opponent can reach now: more than all pieces of a race. Not Infinity, which would make
 * every count in the same lists a floating-point number, and from there those in the states.
 */
const OUT_OF_REACH = 1000;

/** Own regions with what makes the cheapest attack on each dear; `pieces` of a draft come on top. */
export interface Line {
  readonly own: readonly RegionIndex[];
  /** Cost of taking the region if nothing stood in it, or OUT_OF_REACH. */
  readonly ground: readonly number[];
  readonly standing: readonly number[];
  /** Beasts in each region now, and which of them has the Champion; -1 where it is in none. */
  readonly beasts: readonly number[];
  readonly champion: number;
}

/** SW-4.3 seen from the other side: neighbours of an opponent's active race come without travel, start regions with. */
function groundOf(state: SmallWorldState, atlas: Atlas, seat: Seat, index: RegionIndex): number {
  const here = state.regions[index];
  const region = atlas.regions[index];
  if (!here || !region || region.water || here.watchtower) return OUT_OF_REACH;
  const near = (atlas.neighbours[index] ?? []).some((at) => {
    const other = state.regions[at];
    return other !== undefined && other.owner >= 0 && !other.declined && other.owner !== seat;
  });
  if (!near && !atlas.anchors[index]) return OUT_OF_REACH;
  return 2 + (region.terrain === 'mountain' ? 1 : 0) + here.fort + here.wispWall + (near ? 0 : 1);
}

export function lineOf(state: SmallWorldState, atlas: Atlas, seat: Seat): Line {
  const own: RegionIndex[] = [];
  const ground: number[] = [];
  const standing: number[] = [];
  const beasts: number[] = [];
  let champion = -1;
  state.regions.forEach((region, index) => {
    if (!isActiveOf(region, seat)) return;
    own.push(index);
    ground.push(groundOf(state, atlas, seat, index));
    standing.push(pieces(region));
    beasts.push(region.beasts);
    if (region.champion) champion = own.length - 1;
  });
  return { own, ground, standing, beasts, champion };
}

/** The regions with most pieces, for a race that cannot hold them all (SW-7.3). */
export function strongest({ own, ground, standing, beasts, champion }: Line, count: number): Line {
  const kept = [...own.keys()]
    .sort((a, b) => (standing[b] ?? 0) - (standing[a] ?? 0) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
  const of = (list: readonly number[]): readonly number[] => kept.map((at) => list[at] ?? 0);
  return {
    own: of(own),
    ground: of(ground),
    standing: of(standing),
    beasts: of(beasts),
    champion: kept.indexOf(champion),
  };
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
  ground.some((cost) => cost < OUT_OF_REACH) ? ground : ground.map(() => 0);

const evenWeights = ({ ground }: Line): readonly number[] => ground.map(() => 0);

/** Sizes by strategy: spare pieces go to the front, or are spread, on top of `from`. */
export const front = (line: Line, from: readonly number[], spare: number): readonly number[] =>
  pour(from, spare, frontWeights(line));

/** Everything stays where it is as far as each region can have its minimum; what is missing comes from the largest. */
export function unmoved(line: Line, minimum: number, all: number): readonly number[] {
  // Compared, not Math.max, whose answers are floating-point numbers in lists that are made often.
  const sizes = line.standing.map((size) => (size < minimum ? minimum : size));
  let spare = sizes.reduce((left, size) => left - size, all);
  for (; spare < 0; spare++) {
    const largest = sizes.indexOf(Math.max(...sizes));
    sizes[largest] = (sizes[largest] ?? 0) - 1;
  }
  return front(line, sizes, spare);
}

export const even = (line: Line, from: readonly number[], spare: number): readonly number[] =>
  pour(from, spare, evenWeights(line));

export type Placement = Record<RegionId, { race: number; beasts: number; champion: number }>;

/** Where the Champion stands best: where it stands now if there is room, otherwise with the most company. */
function championPlace({ champion }: Line, sizes: readonly number[]): number {
  if ((sizes[champion] ?? 0) > 0) return champion;
  return sizes.indexOf(Math.max(...sizes));
}

/**
 * Turns sizes into pieces; regions of size 0 are left out. Beasts leave when the next turn begins (SW-11.17), so every
 * region first gets the tokens that then hold it, as far as they go; Beasts stay where they stand if they can.
 */
export function handOut(atlas: Atlas, line: Line, sizes: readonly number[], all: Count, least: number): Placement {
  const placement: Placement = {};
  if (all.champion + all.beasts === 0) {
    line.own.forEach((index, at) => {
      const id = atlas.regions[index]?.id;
      const race = sizes[at] ?? 0;
      if (id && race > 0) placement[id] = { race, beasts: 0, champion: 0 };
    });
    return placement;
  }
  const room = sizes.slice();
  const lead = all.champion > 0 ? championPlace(line, sizes) : -1;
  if (lead >= 0) room[lead] = (room[lead] ?? 0) - 1;
  const beasts = room.map(() => 0);
  if (all.beasts > 0) {
    let tokens = all.race;
    let pack = all.beasts;
    const held = room.map((size) => {
      const stay = Math.min(size, least, tokens);
      tokens -= stay;
      return size - stay;
    });
    for (const most of [line.beasts, room]) {
      held.forEach((size, at) => {
        const come = Math.min(size, pack, most[at] ?? 0);
        held[at] = size - come;
        beasts[at] = (beasts[at] ?? 0) + come;
        pack -= come;
      });
    }
  }
  line.own.forEach((index, at) => {
    const id = atlas.regions[index]?.id;
    const pack = beasts[at] ?? 0;
    if (!id || (sizes[at] ?? 0) === 0) return;
    placement[id] = { race: (room[at] ?? 0) - pack, beasts: pack, champion: at === lead ? 1 : 0 };
  });
  return placement;
}
