import { Random } from '../../engine/index.js';
import type { BoardData, BoardId, BoardSize } from '../../games/small-world/boards/board.js';
import { loadBoard } from '../../games/small-world/boards/load.js';
import { arcsOf } from './arcs.js';
import { areaFault, shapeFault } from './constraints.js';
import { fitToSquare, layoutOf } from './layout.js';
import { anyCross } from './polyline.js';
import { isWater, PRINTED } from './printed.js';
import { OCEAN, partition } from './regions.js';
import { areasOf, roomIn } from './room.js';
import { dealTerrain } from './terrain.js';

export interface Candidate {
  readonly data: BoardData;
  /** How well pieces fit; more is better. */
  readonly room: number;
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
  const small = areaFault(side, areasOf(board));
  return small ?? { data, room: roomIn(board) };
}
