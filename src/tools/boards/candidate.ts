import { Random } from '../../engine/index.js';
import type { BoardData, BoardId, BoardSize } from '../../games/small-world/boards/board.js';
import { largestBox } from '../../games/small-world/boards/content-box.js';
import { loadBoard } from '../../games/small-world/boards/load.js';
import { outlineOf } from '../../games/small-world/boards/shapes.js';
import { arcsOf } from './arcs.js';
import { areaFault, shapeFault } from './constraints.js';
import { fitToSquare, layoutOf } from './layout.js';
import { anyCross } from './polyline.js';
import { isWater, PRINTED } from './printed.js';
import { OCEAN, partition } from './regions.js';
import { dealTerrain } from './terrain.js';

export interface Candidate {
  readonly data: BoardData;
  /** How well pieces fit: the size of the tightest region's content box, with a little for the others. */
  readonly room: number;
}

/** The pieces' box, as wide to high as on a board stretched into its usual slot on the table, and in board units. */
const CONTENT: Readonly<Record<BoardSize, { readonly aspect: number; readonly height: number }>> = {
  L: { aspect: 1.6, height: 142 },
  M: { aspect: 1, height: 230 },
  S: { aspect: 1, height: 260 },
};
/** Only the Naga ever stand on water: less room will do. */
const WATER_CONTENT = 0.73;

function ringArea(ring: readonly number[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    twice += ring[i]! * ring[j + 1]! - ring[j]! * ring[i + 1]!;
  }
  return Math.abs(twice) / 2;
}

/** Grows the one side that belongs to this seed, or says why it is no good. */
export function grow(id: BoardId, seed: string): Candidate | string {
  const side = PRINTED[id];
  const size = id.slice(0, 1) as BoardSize;
  const random = Random.fromSeed(`${id}/${seed}`);
  const cells = partition(side, random);
  if (!cells) return 'a lake finds no room';
  const raw = arcsOf(cells, (owner) => owner !== OCEAN && !isWater(side.regions[owner]!.terrain));
  if (!raw) return 'an area encloses another';
  const arcs = fitToSquare(raw);
  const layout = layoutOf(arcs, side.regions.length);
  const fault = shapeFault(side, layout);
  if (fault) return fault;
  const areaOf = dealTerrain(side, size, layout, random);
  if (!areaOf) return 'the terrain cannot be dealt';
  if (anyCross(arcs.map(({ line }) => line))) return 'two borders cross';
  const regionIn = (area: number) => (area === OCEAN ? OCEAN : areaOf.indexOf(area));
  const data: BoardData = {
    id,
    seed,
    name: side.name,
    regions: side.regions.map((region, i) => ({ id: `${id}-${String(i + 1).padStart(2, '0')}`, ...region })),
    arcs: arcs.map(({ sides, line }) => ({ sides: [regionIn(sides[0]), regionIn(sides[1])], points: line.flat() })),
  };
  const board = loadBoard(data);
  const outlines = board.regions.map((_, region) => outlineOf(board, region));
  const small = areaFault(
    side,
    outlines.map(([ring]) => ringArea(ring!)),
  );
  if (small) return small;
  const { aspect, height } = CONTENT[size];
  const fits = outlines.map((rings, i) => {
    const need = isWater(side.regions[i]!.terrain) ? height * WATER_CONTENT : height;
    return Math.min(1.25, largestBox(rings, aspect, 3).height / need);
  });
  return { data, room: Math.min(...fits) + 0.3 * (fits.reduce((sum, fit) => sum + fit, 0) / fits.length) };
}
