import type { Arc, Board } from './board.js';
import { type Box, largestBox } from './content-box.js';

/** A closed line, x, y, x, y, …; the last point joins the first. */
export type Ring = number[];

const ends = (points: readonly number[]): readonly [string, string] => [
  `${points[0]},${points[1]}`,
  `${points.at(-2)},${points.at(-1)}`,
];

function reversed(points: readonly number[]): number[] {
  const turned: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) turned.push(points[i] ?? 0, points[i + 1] ?? 0);
  return turned;
}

/** Joins arcs end to end into closed rings, the longest first. */
export function chain(arcs: readonly Arc[]): Ring[] {
  const open = arcs.map(({ points }) => points);
  const rings: Ring[] = [];
  for (let first = open.shift(); first; first = open.shift()) {
    const ring = [...first];
    const [start] = ends(first);
    let [, at] = ends(first);
    while (at !== start) {
      const next = open.findIndex((points) => ends(points).includes(at));
      const points = open.splice(next, 1)[0];
      if (next < 0 || !points) throw new Error(`An outline is open at ${at}`);
      const onwards = ends(points)[0] === at ? points : reversed(points);
      ring.push(...onwards.slice(2));
      at = ends(onwards)[1];
    }
    rings.push(ring.slice(0, -2));
  }
  return rings.sort((a, b) => b.length - a.length);
}

const floods = (board: Board, side: number): boolean => side < 0 || board.regions[side]?.terrain === 'sea';

/** The edge of one region: one ring, as no region has an island of another in it. */
export function outlineOf(board: Board, region: number): Ring[] {
  return chain(board.arcs.filter(({ sides }) => sides.includes(region)));
}

/** Where the land meets the ocean or a sea region. A lake's shore is no coast. */
export function coastOf(board: Board): Ring[] {
  return chain(board.arcs.filter(({ sides: [a, b] }) => floods(board, a) !== floods(board, b)));
}

/** The whole side's edge against the open ocean, sea regions included. */
export function edgeOf(board: Board): Ring[] {
  return chain(board.arcs.filter(({ sides: [a] }) => a < 0));
}

const STACK_ASPECT = 146 / 132;
const anchors = new WeakMap<Board, Map<string, Box>>();

/**
 * Where pieces stand: the largest box inside the region. `aspect` is its width to height in the board's own square;
 * for a board stretched into a slot, pass the wanted aspect times the slot's height over its width.
 */
export function anchorOf(board: Board, region: number, aspect = STACK_ASPECT): Box {
  const known = anchors.get(board) ?? new Map<string, Box>();
  anchors.set(board, known);
  const key = `${region}/${aspect}`;
  const box = known.get(key) ?? largestBox(outlineOf(board, region), aspect);
  known.set(key, box);
  return box;
}
