import type { NoiseFunction2D } from 'simplex-noise';
import { fractal } from './noise.js';
import { cutCorners, type Point, type Polyline, resample } from './polyline.js';
import { OCEAN, type Partition } from './regions.js';

export interface RawArc {
  /** The two owners, smaller first; the ocean is -1. */
  readonly sides: readonly [number, number];
  readonly line: Polyline;
}

interface Edge {
  readonly ends: readonly [number, number];
  readonly sides: readonly [number, number];
}

interface Corner {
  x: number;
  y: number;
  readonly edges: Edge[];
}

const SMOOTHING = 5;
const STEP = 0.036;

/** The lines of the mesh between cells of different owners, and the corners where they join. */
function bordersOf({ mesh, owner }: Partition): { edges: Edge[]; corners: Map<number, Corner> } {
  const { triangles, halfedges } = mesh;
  const edges: Edge[] = [];
  const corners = new Map<number, Corner>();
  const corner = (triangle: number): Corner => {
    const known = corners.get(triangle);
    if (known) return known;
    const cells = [triangles[3 * triangle]!, triangles[3 * triangle + 1]!, triangles[3 * triangle + 2]!] as const;
    const middle = (of: Float64Array) => (of[cells[0]]! + of[cells[1]]! + of[cells[2]]!) / 3;
    const made = { x: middle(mesh.x), y: middle(mesh.y), edges: [] };
    corners.set(triangle, made);
    return made;
  };
  for (let half = 0; half < halfedges.length; half++) {
    const other = halfedges[half]!;
    if (other < half) continue;
    const a = owner[triangles[half]!]!;
    const b = owner[triangles[half % 3 === 2 ? half - 2 : half + 1]!]!;
    if (a === b) continue;
    const ends = [Math.floor(half / 3), Math.floor(other / 3)] as const;
    const edge: Edge = { ends, sides: a < b ? [a, b] : [b, a] };
    edges.push(edge);
    for (const end of ends) corner(end).edges.push(edge);
  }
  return { edges, corners };
}

/**
 * Draws every corner towards its neighbours. Where a border runs into water only the waterline counts,
 * so coasts stay smooth there; three lands meet at even angles.
 */
function smoothCorners(corners: Map<number, Corner>, isLand: (owner: number) => boolean): void {
  const pulls = [...corners].map(([id, corner]) => {
    const waterline = corner.edges.filter(({ sides }) => isLand(sides[0]) !== isLand(sides[1]));
    const along = waterline.length === 2 ? waterline : corner.edges;
    return { corner, towards: along.map(({ ends }) => corners.get(ends[0] === id ? ends[1] : ends[0])!) };
  });
  for (let pass = 0; pass < SMOOTHING; pass++) {
    const moved = pulls.map(({ corner, towards }) => ({
      corner,
      x: (corner.x + towards.reduce((sum, { x }) => sum + x, 0) / towards.length) / 2,
      y: (corner.y + towards.reduce((sum, { y }) => sum + y, 0) / towards.length) / 2,
    }));
    for (const { corner, x, y } of moved) Object.assign(corner, { x, y });
  }
}

/** Walks from `start` along one border to the next corner where three owners meet. */
function walk(start: number, first: Edge, corners: Map<number, Corner>, used: Set<Edge>): Corner[] {
  const path = [corners.get(start)!];
  let at = start;
  let edge: Edge | undefined = first;
  while (edge) {
    used.add(edge);
    at = edge.ends[0] === at ? edge.ends[1] : edge.ends[0];
    const corner = corners.get(at)!;
    path.push(corner);
    edge = corner.edges.length === 2 ? corner.edges.find((next) => !used.has(next)) : undefined;
  }
  return path;
}

/** Bends the whole plane a little, the same for all lines, so that lines still meet and do not cross. */
function bend(noise: NoiseFunction2D, [x, y]: Point): Point {
  return [x + 0.03 * fractal(noise, x * 5 + 50, y * 5 + 50, 2), y + 0.03 * fractal(noise, x * 5 + 90, y * 5 + 90, 2)];
}

/** Makes a coast ragged between its two ends. */
function roughen(noise: NoiseFunction2D, line: Polyline): Point[] {
  return line.map(([x, y], i) => {
    const strength = 0.035 * Math.min(1, Math.min(i, line.length - 1 - i) / 3);
    return [
      x + strength * fractal(noise, x * 9 + 20, y * 9 + 20, 2),
      y + strength * fractal(noise, x * 9 + 60, y * 9 + 60, 2),
    ];
  });
}

/** The partition's borders as lines shared by the owners on their two sides; undefined if a border is a closed ring. */
export function arcsOf(cells: Partition, isLand: (owner: number) => boolean): RawArc[] | undefined {
  const { edges, corners } = bordersOf(cells);
  smoothCorners(corners, isLand);
  const used = new Set<Edge>();
  const arcs: RawArc[] = [];
  for (const [id, { edges: meeting }] of corners) {
    if (meeting.length === 2) continue;
    for (const edge of meeting) {
      if (used.has(edge)) continue;
      const path = walk(id, edge, corners, used).map(({ x, y }): Point => [x, y]);
      const even = resample(path, STEP);
      const ragged = edge.sides[0] === OCEAN && isLand(edge.sides[1]) ? roughen(cells.noise, even) : even;
      const bent = ragged.map((point) => bend(cells.noise, point));
      arcs.push({ sides: edge.sides, line: cutCorners(cutCorners(bent)) });
    }
  }
  return used.size === edges.length ? arcs : undefined;
}
