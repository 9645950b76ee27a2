import type { Random } from '../../engine/index.js';
import type { Mesh } from './mesh.js';

/** The heart of a land region: it claims the cells whose squared distance, less its weight, is smallest. */
export interface Seed {
  x: number;
  y: number;
  weight: number;
}

export function nearest(seeds: readonly Seed[], x: number, y: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < seeds.length; i++) {
    const seed = seeds[i]!;
    const far = (x - seed.x) ** 2 + (y - seed.y) ** 2 - seed.weight;
    if (far >= least) continue;
    least = far;
    best = i;
  }
  return best;
}

export function scatterSeeds(mesh: Mesh, cells: readonly number[], count: number, random: Random): Seed[] {
  return Array.from({ length: count }, () => {
    const cell = random.pick(cells);
    return { x: mesh.x[cell]!, y: mesh.y[cell]!, weight: 0 };
  });
}

/** Moves every seed to the middle of what it claims, and lends weight to those that claim too little. */
export function relax(
  mesh: Mesh,
  cells: readonly number[],
  seeds: readonly Seed[],
  rounds: number,
  area: number,
): void {
  const fair = cells.length / seeds.length;
  for (let round = 0; round < rounds; round++) {
    const claims = seeds.map(() => ({ x: 0, y: 0, cells: 0 }));
    for (const cell of cells) {
      const claim = claims[nearest(seeds, mesh.x[cell]!, mesh.y[cell]!)]!;
      claim.x += mesh.x[cell]!;
      claim.y += mesh.y[cell]!;
      claim.cells += 1;
    }
    seeds.forEach((seed, i) => {
      const claim = claims[i]!;
      if (claim.cells === 0) return;
      seed.x = claim.x / claim.cells;
      seed.y = claim.y / claim.cells;
      seed.weight += 0.12 * area * (1 - claim.cells / fair);
    });
  }
}
