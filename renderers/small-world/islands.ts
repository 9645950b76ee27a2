import type { Path2D } from '@napi-rs/canvas';
import { atlasOf } from '../../src/games/small-world/atlas.js';
import { type Arc, BOARDS, type Board, type BoardId, type Region } from '../../src/games/small-world/boards/index.js';
import { anchorOf, coastOf, edgeOf, outlineOf } from '../../src/games/small-world/boards/shapes.js';
import { coverageOf } from '../canvas/coverage.js';
import { type Box, boundsOf, pathOf, type Ring } from '../canvas/geometry.js';
import { Recent } from '../canvas/recent.js';
import type { Extent } from '../canvas/sprite.js';
import { type Label, labelFor } from './label.js';
import { type Sheet, type Slot, sheetFor, slotsFor } from './sheet.js';

/** A region where it lies on the picture. */
export interface Area {
  /** Tells it from all others on any chart. */
  readonly key: string;
  readonly region: Region;
  readonly code: string;
  readonly ring: Ring;
  readonly path: Path2D;
  readonly bounds: Extent;
  /** How much of a box lies in it, from 0 to 1. */
  readonly coverage: (box: Box) => number;
  /** The largest box with the shape of a label over a stack that fits in. */
  readonly room: Box;
  readonly label: Label;
}

/** A board where it lies on the picture. */
export interface Island {
  readonly board: Board;
  readonly slot: Slot;
  readonly areas: readonly Area[];
  readonly arcs: readonly Arc[];
  readonly coast: readonly Ring[];
  readonly edge: readonly Ring[];
}

export interface Chart {
  readonly key: string;
  readonly sheet: Sheet;
  readonly islands: readonly Island[];
  /** By region id. */
  readonly areas: ReadonlyMap<string, Area>;
  /** By code. */
  readonly codes: ReadonlyMap<string, Area>;
}

/** The side of the square in which boards are stored. */
const SQUARE = 1000;
/** A label over a stack with its price beside it. */
const CONTENT = { land: 146 / 132, water: 112 / 96 };

function islandOf(board: Board, slot: Slot, codes: readonly string[]): Island {
  const across = (slot.right - slot.left) / SQUARE;
  const down = (slot.bottom - slot.top) / SQUARE;
  const stretched = (points: readonly number[]): number[] =>
    points.map((value, i) => (i % 2 === 0 ? slot.left + value * across : slot.top + value * down));
  const areas = board.regions.map((region, index): Area => {
    const ring = stretched(outlineOf(board, index)[0] ?? []);
    const aspect = region.water ? CONTENT.water : CONTENT.land;
    const box = anchorOf(board, index, (aspect * down) / across);
    const room = {
      x: slot.left + box.x * across,
      y: slot.top + box.y * down,
      width: box.width * across,
      height: box.height * down,
    };
    const code = codes[index] ?? '';
    return {
      key: `${region.id} ${slot.left},${slot.top}`,
      region,
      code,
      ring,
      path: pathOf(ring),
      bounds: boundsOf(ring),
      coverage: coverageOf(ring),
      room,
      label: labelFor(region, code, room, ring),
    };
  });
  return {
    board,
    slot,
    areas,
    arcs: board.arcs.map(({ sides, points }) => ({ sides, points: stretched(points) })),
    coast: coastOf(board).map(stretched),
    edge: edgeOf(board).map(stretched),
  };
}

const islands = new Recent<Island>(64);
const charts = new Recent<Chart>(24);

/** The chart of a set of boards; measured once and kept. */
export function chartOf(boards: readonly BoardId[]): Chart {
  const key = boards.join();
  return charts.get(key, () => {
    const atlas = atlasOf(boards);
    const slots = slotsFor(boards);
    let counted = 0;
    const placed = slots.map((slot, i) => {
      const board = BOARDS[boards[i] ?? 'L1A'];
      const codes = atlas.codes.slice(counted, counted + board.regions.length);
      counted += board.regions.length;
      return islands.get(`${board.id} ${slot.left},${slot.top} ${codes[0]}`, () => islandOf(board, slot, codes));
    });
    const areas = placed.flatMap((island) => island.areas);
    return {
      key,
      sheet: sheetFor(boards),
      islands: placed,
      areas: new Map(areas.map((area) => [area.region.id, area])),
      codes: new Map(areas.map((area) => [area.code, area])),
    };
  });
}
