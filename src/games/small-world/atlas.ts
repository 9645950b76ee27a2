import { BOARDS, type BoardId, type BoardSize, type Region, type RegionId } from './boards/index.js';
import type { RegionIndex } from './state.js';

/** The boards in play as one list of regions, with everything that never changes during a game. */
export interface Atlas {
  readonly regions: readonly Region[];
  readonly neighbours: readonly (readonly RegionIndex[])[];
  /** Start regions (SW-4.1). */
  readonly anchors: readonly boolean[];
  /** What stands on the picture and is typed; two boards of one size are counted through. */
  readonly codes: readonly string[];
  /** How a typed command names each region. */
  readonly slots: readonly { readonly target: string }[];
  readonly indices: ReadonlyMap<RegionId, RegionIndex>;
  /** All regions in the order of their ids, in which the rules go through them (SW-3.8, SW-11.16). */
  readonly byId: readonly RegionIndex[];
}

function survey(boards: readonly BoardId[]): Atlas {
  const regions = boards.flatMap((board) => BOARDS[board].regions);
  const indices = new Map(regions.map(({ id }, index) => [id, index]));
  const counted: Record<BoardSize, number> = { S: 0, M: 0, L: 0 };
  const codes = regions.map(({ board }) => {
    const { size } = BOARDS[board];
    counted[size] += 1;
    return `${size}${counted[size]}`;
  });
  return {
    regions,
    indices,
    neighbours: regions.map((region) => region.neighbours.flatMap((id) => indices.get(id) ?? [])),
    anchors: regions.map(({ symbols }) => symbols.includes('anchor')),
    codes,
    byId: [...indices].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, index]) => index),
    slots: codes.map((target) => ({ target })),
  };
}

const surveyed = new Map<string, Atlas>();
const known = new WeakMap<readonly BoardId[], Atlas>();

/** The atlas of a set of boards. A state keeps its list of boards from move to move, so this is mostly one look-up. */
export function atlasOf(boards: readonly BoardId[]): Atlas {
  const atlas = known.get(boards);
  if (atlas) return atlas;
  const key = boards.join();
  const found = surveyed.get(key) ?? survey(boards);
  surveyed.set(key, found);
  known.set(boards, found);
  return found;
}
