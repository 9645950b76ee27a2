import { Delaunay } from 'd3-delaunay';
import type { Random } from '../../engine/index.js';
import { fraction } from './noise.js';

/** A fine, uneven net of cells over the square from -EXTENT to EXTENT; an island's half-width is about 1. */
export interface Mesh {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly neighbours: readonly (readonly number[])[];
  /** Corners of the triangles between cells, three a triangle, and the half-edge on the other side of each. */
  readonly triangles: Uint32Array;
  readonly halfedges: Int32Array;
}

export const EXTENT = 1.25;
const ROWS = 55;
export const CELL_AREA = ((2 * EXTENT) / ROWS) ** 2;

/** A jittered grid, relaxed once: even enough for smooth borders, uneven enough to show no grid. */
export function createMesh(random: Random, rows = ROWS): Mesh {
  const step = (2 * EXTENT) / rows;
  const points = new Float64Array(2 * rows * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < rows; column++) {
      const at = 2 * (row * rows + column);
      points[at] = -EXTENT + (column + 0.5 + (fraction(random) - 0.5) * 0.95) * step;
      points[at + 1] = -EXTENT + (row + 0.5 + (fraction(random) - 0.5) * 0.95) * step;
    }
  }
  const voronoi = new Delaunay(points).voronoi([-EXTENT, -EXTENT, EXTENT, EXTENT]);
  const relaxed = points.slice();
  for (let cell = 0; cell < rows * rows; cell++) {
    const corners = voronoi.cellPolygon(cell)?.slice(1);
    if (!corners) continue;
    relaxed[2 * cell] = corners.reduce((sum, [x]) => sum + x, 0) / corners.length;
    relaxed[2 * cell + 1] = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length;
  }
  const delaunay = new Delaunay(relaxed);
  const cells = Array.from({ length: rows * rows }, (_, cell) => cell);
  return {
    x: Float64Array.from(cells, (cell) => relaxed[2 * cell]!),
    y: Float64Array.from(cells, (cell) => relaxed[2 * cell + 1]!),
    neighbours: cells.map((cell) => [...delaunay.neighbors(cell)]),
    triangles: delaunay.triangles,
    halfedges: delaunay.halfedges,
  };
}

/** Groups of connected cells for which `kind` gives the same value; cells of kind undefined are left out. */
export function patches(mesh: Mesh, kind: (cell: number) => number | undefined): number[][] {
  const seen = new Uint8Array(mesh.x.length);
  const found: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    const wanted = kind(start);
    if (wanted === undefined || seen[start]) continue;
    const patch = [start];
    seen[start] = 1;
    for (const cell of patch) {
      for (const next of mesh.neighbours[cell]!) {
        if (seen[next] || kind(next) !== wanted) continue;
        seen[next] = 1;
        patch.push(next);
      }
    }
    found.push(patch);
  }
  return found;
}
