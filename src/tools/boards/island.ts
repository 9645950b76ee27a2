import type { NoiseFunction2D } from 'simplex-noise';
import { type Mesh, patches } from './mesh.js';
import { fractal } from './noise.js';

export interface Island {
  readonly cells: readonly number[];
  readonly shore: readonly number[];
  /** How far a point is from the nearest cell of the shore. */
  readonly distanceToShore: (x: number, y: number) => number;
}

/** Between a circle (2) and a square: fills its slot on the table without looking boxed. */
const ROUNDNESS = 2.7;

/** One piece of ground without holes, its outline bent by broad and fine noise. */
export function raiseIsland(mesh: Mesh, noise: NoiseFunction2D): Island {
  const above = (cell: number): boolean => {
    const x = mesh.x[cell]!;
    const y = mesh.y[cell]!;
    const angle = Math.atan2(y, x);
    const radius = (Math.abs(x) ** ROUNDNESS + Math.abs(y) ** ROUNDNESS) ** (1 / ROUNDNESS);
    const broad = 0.1 * noise(Math.cos(angle) * 1.1 + 5, Math.sin(angle) * 1.1 + 5);
    return radius < 0.94 + broad + 0.13 * fractal(noise, x * 2 + 9, y * 2 + 9, 3);
  };
  const ground = new Uint8Array(mesh.x.length).map((_, cell) => (above(cell) ? 1 : 0));
  const largest = (level: number): ReadonlySet<number> => {
    const groups = patches(mesh, (cell) => (ground[cell] === level ? level : undefined));
    return new Set(groups.reduce((a, b) => (b.length > a.length ? b : a), []));
  };
  const mainland = largest(1);
  for (let cell = 0; cell < ground.length; cell++) ground[cell] = mainland.has(cell) ? 1 : 0;
  const ocean = largest(0);
  const cells = Array.from(ground.keys()).filter((cell) => !ocean.has(cell));
  const shore = cells.filter((cell) => mesh.neighbours[cell]!.some((next) => ocean.has(next)));
  const distanceToShore = (x: number, y: number): number =>
    Math.sqrt(shore.reduce((best, cell) => Math.min(best, (mesh.x[cell]! - x) ** 2 + (mesh.y[cell]! - y) ** 2), 99));
  return { cells, shore, distanceToShore };
}
