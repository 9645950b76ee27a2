import type { RawArc } from './arcs.js';
import { lengthOf, type Point, simplify } from './polyline.js';
import { OCEAN } from './regions.js';

/** Who borders whom, and for how long, in board units. */
export interface Layout {
  readonly neighbours: readonly (readonly number[])[];
  /** Length of each region's stretch of outer coast. */
  readonly coast: readonly number[];
  readonly shortestBorder: number;
  /** True if two areas, or an area and the ocean, meet in more than one stretch. */
  readonly tangled: boolean;
}

export function layoutOf(arcs: readonly RawArc[], regions: number): Layout {
  const neighbours: number[][] = Array.from({ length: regions }, () => []);
  const coast = new Array<number>(regions).fill(0);
  const met = new Set<string>();
  let shortestBorder = Number.POSITIVE_INFINITY;
  let tangled = false;
  for (const { sides, line } of arcs) {
    const [a, b] = sides;
    const length = lengthOf(line);
    if (met.has(`${a}|${b}`)) tangled = true;
    met.add(`${a}|${b}`);
    shortestBorder = Math.min(shortestBorder, length);
    if (a === OCEAN) coast[b]! += length;
    else {
      neighbours[a]!.push(b);
      neighbours[b]!.push(a);
    }
  }
  return { neighbours, coast, shortestBorder, tangled };
}

const TOLERANCE = 0.4;

/** Stretches the island to fill the board's square from 0 to 1000, and rounds to tenths. */
export function fitToSquare(arcs: readonly RawArc[]): RawArc[] {
  const points = arcs.flatMap(({ line }) => line);
  const frame = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    const from = Math.min(...values);
    return { from, scale: 1000 / (Math.max(...values) - from) };
  };
  const [fx, fy] = [frame(0), frame(1)];
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return arcs.map(({ sides, line }) => {
    const fitted = line.map(([x, y]): Point => [(x - fx.from) * fx.scale, (y - fy.from) * fy.scale]);
    return { sides, line: simplify(fitted, TOLERANCE).map(([x, y]): Point => [tenths(x), tenths(y)]) };
  });
}
