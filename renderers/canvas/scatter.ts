import { type Box, boundsOf, distance, inside, type Ring } from './geometry.js';
import { chance } from './noise.js';

export interface Scattering {
  /** Least distance between two points. */
  readonly apart: number;
  /** Distances down count this much more, for glyphs that are wider than high. */
  readonly flatten?: number;
  /** Least distance from the edge. */
  readonly edge: number;
  /** Where nothing may stand. */
  readonly spare?: readonly Box[];
}

const within = (box: Box, x: number, y: number): boolean =>
  Math.abs(x - box.x) < box.width / 2 && Math.abs(y - box.y) < box.height / 2;

/** Points inside a ring, evenly but without order (Poisson discs), from top to bottom. */
export function scatter(ring: Ring, seed: string, how: Scattering): readonly (readonly [number, number])[] {
  const { apart, flatten = 1, edge, spare = [] } = how;
  const random = chance(seed);
  const { left, top, right, bottom } = boundsOf(ring);
  const tries = Math.ceil((((right - left) * (bottom - top)) / apart ** 2) * 14);
  const found: (readonly [number, number])[] = [];
  for (let i = 0; i < tries; i += 1) {
    const x = left + random() * (right - left);
    const y = top + random() * (bottom - top);
    if (spare.some((box) => within(box, x, y))) continue;
    if (found.some(([a, b]) => (a - x) ** 2 + ((b - y) * flatten) ** 2 < apart ** 2)) continue;
    if (inside(ring, x, y) && distance(ring, x, y) >= edge) found.push([x, y]);
  }
  return found.sort((a, b) => a[1] - b[1]);
}
