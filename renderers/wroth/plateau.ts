import type { Path2D } from '@napi-rs/canvas';
import { BRIDGES, type Point, SHAPES } from '../../src/games/wroth/components/map.js';
import type { NumberedId, Zone } from '../../src/games/wroth/ids.js';
import { pathOf, type Ring } from '../canvas/geometry.js';
import { chance, layered, noise } from '../canvas/noise.js';

/** The rule book's square, stretched to the picture's map. */
const SCALE = 1.135;
const place = ([x, y]: Point): Point => [500 + (x - 500) * SCALE, 487 + (y - 500) * SCALE];

const field = noise('wroth');

/** A border as a pen would draw it. Both sides of it ask for the same line, so they agree. */
function edge(a: Point, b: Point): readonly Point[] {
  const turned = a.join() > b.join();
  const [from, to] = turned ? [b, a] : [a, b];
  const random = chance(`${from.join()} ${to.join()}`);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const steps = Math.max(3, Math.round(length / 12));
  const phase = random() * 50;
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const bend = layered(field, t * length * 0.016 + phase, phase, 3) * 30 * Math.min(1, Math.sin(Math.PI * t) * 1.7);
    return [from[0] + dx * t - (dy / length) * bend, from[1] + dy * t + (dx / length) * bend];
  });
  return turned ? points.toReversed() : points;
}

const ringOf = (polygon: readonly Point[]): Ring => {
  const corners = polygon.map(place);
  return corners.flatMap((corner, i) =>
    edge(corner, corners[(i + 1) % corners.length] ?? corner)
      .slice(0, -1)
      .flat(),
  );
};

export interface Area {
  readonly id: NumberedId;
  readonly ring: Ring;
  readonly path: Path2D;
}

export const AREAS: readonly Area[] = SHAPES.flatMap(({ id, polygon }) => {
  if (id === 0) return [];
  const ring = ringOf(polygon);
  return [{ id, ring, path: pathOf(ring) }];
});

/** The outer edge of the terraces, and that of the high plateau. */
export const TERRACES: Ring = ringOf(SHAPES[0]?.hole ?? []);
export const HEIGHTS: Ring = ringOf([
  [500, 330],
  [680, 420],
  [680, 580],
  [500, 670],
  [320, 580],
  [320, 420],
]);

export const BRIDGE_ENDS: readonly (readonly [Point, Point])[] = BRIDGES.map(({ ends: [a, b] }) => [
  place(a),
  place(b),
]);

/** Where a region's plaque stands and where its pieces are centred; the narrow ones stack them in rows. */
export const SPOTS: Readonly<
  Record<NumberedId, { readonly plaque: Point; readonly pieces: Point; readonly width: number }>
> = {
  1: { plaque: [296, 166], pieces: [292, 272], width: 350 },
  2: { plaque: [704, 166], pieces: [708, 272], width: 350 },
  3: { plaque: [814, 406], pieces: [812, 512], width: 196 },
  4: { plaque: [730, 650], pieces: [706, 752], width: 350 },
  5: { plaque: [270, 650], pieces: [294, 752], width: 350 },
  6: { plaque: [186, 406], pieces: [188, 512], width: 196 },
  7: { plaque: [402, 418], pieces: [400, 524], width: 190 },
  8: { plaque: [600, 418], pieces: [602, 524], width: 190 },
};

export interface ZoneSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const ZONE_SPOTS: Readonly<Record<Zone, ZoneSpot>> = {
  N: { x: 500, y: 34, width: 360, height: 58 },
  S: { x: 500, y: 966, width: 360, height: 58 },
  W: { x: 38, y: 487, width: 72, height: 320 },
  E: { x: 962, y: 487, width: 72, height: 320 },
};
