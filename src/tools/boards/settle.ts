import type { Random } from '../../engine/index.js';
import { outside } from './constraints.js';
import type { Mesh } from './mesh.js';
import { fraction } from './noise.js';
import { isWater, type PrintedSide } from './printed.js';
import { nearest, type Seed } from './seeds.js';

/** The island's cells in the order the seeds claim them, at their warped places. */
export interface Ground {
  readonly mesh: Mesh;
  /** Region of each cell of the mesh, -1 for the ocean; land is written anew by every claim. */
  readonly owner: Int16Array;
  readonly dry: readonly number[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Region numbers of the land, one a seed. */
  readonly land: readonly number[];
}

const STEPS = 1200;
/** Mesh edges along a border that is long enough to see; one is about 12 board units. */
const LONG = 10;

/** Gives every dry cell to its seed; answers how spread out the claims are (less is rounder). */
function claim({ owner, dry, x, y, land }: Ground, seeds: readonly Seed[], cellsOf: number[]): number {
  cellsOf.fill(0);
  let spread = 0;
  for (let i = 0; i < dry.length; i++) {
    const claimant = nearest(seeds, x[i]!, y[i]!);
    const seed = seeds[claimant]!;
    owner[dry[i]!] = land[claimant]!;
    cellsOf[claimant]! += 1;
    spread += (x[i]! - seed.x) ** 2 + (y[i]! - seed.y) ** 2;
  }
  return spread;
}

/** Mesh edges between each two owners, as a table with the ocean in row 0. */
function borderTable(owner: Int16Array, links: Uint32Array, regions: number): Uint16Array {
  const table = new Uint16Array((regions + 1) ** 2);
  for (let i = 0; i < links.length; i += 2) {
    const a = owner[links[i]!]! + 1;
    const b = owner[links[i + 1]!]! + 1;
    if (a === b) continue;
    table[a * (regions + 1) + b]! += 1;
    table[b * (regions + 1) + a]! += 1;
  }
  return table;
}

/** A rough count, on the mesh, of what the finished shape would be rejected for. */
function faults(side: PrintedSide, table: Uint16Array): number {
  const regions = side.regions.length;
  const wet = side.regions.map(({ terrain }) => isWater(terrain));
  const border = (a: number, b: number) => table[(a + 1) * (regions + 1) + b + 1]!;
  let sum = 0;
  let waterside = 0;
  let landLinks = 0;
  let links = 0;
  let landCount = 0;
  for (let a = 0; a < regions; a++) {
    let degree = 0;
    let landDegree = 0;
    for (let b = -1; b < regions; b++) {
      const length = border(a, b);
      if (length === 0 || a === b) continue;
      if (length < LONG) sum += 1 - length / LONG;
      if (b < 0) continue;
      degree += 1;
      if (!wet[b]) landDegree += 1;
    }
    const { terrain } = side.regions[a]!;
    if (terrain === 'lake') sum += 2 * outside(landDegree, 3, 5);
    else if (terrain === 'sea') sum += 2 * outside(landDegree, 2, 4);
    else {
      landCount += 1;
      links += degree;
      landLinks += landDegree;
      if (degree > landDegree) waterside += 1;
      sum += 4 * outside(degree, 2, 6);
    }
  }
  if (landCount < regions) sum += 25 * outside(waterside / landCount, 0.36, 0.545);
  return sum + 12 * Math.max(0, 3.3 - landLinks / landCount) + 12 * Math.max(0, links / landCount - 4.6);
}

/** Shakes the seeds, gently and then more gently, until borders are long, areas even and water has the right neighbours. */
export function settle(side: PrintedSide, ground: Ground, seeds: Seed[], mean: number, random: Random): void {
  const island = new Set([...ground.owner.keys()].filter((cell) => ground.owner[cell]! >= 0));
  for (const cell of ground.dry) island.add(cell);
  const pairs = [...island].flatMap((cell) =>
    ground.mesh.neighbours[cell]!.filter((next) => next > cell || !island.has(next)).flatMap((next) => [cell, next]),
  );
  const links = Uint32Array.from(pairs);
  const cellsOf = seeds.map(() => 0);
  const fair = ground.dry.length / seeds.length;
  const measure = (): number => {
    const spread = claim(ground, seeds, cellsOf) / (ground.dry.length * mean);
    const uneven = cellsOf.reduce((sum, cells) => sum + Math.max(0, 0.88 - cells / fair), 0);
    return faults(side, borderTable(ground.owner, links, side.regions.length)) + 6 * uneven + 25 * spread;
  };
  const reach = Math.sqrt(mean);
  let cost = measure();
  for (let step = 0; step < STEPS; step++) {
    const heat = 0.8 * (1 - step / STEPS) ** 2;
    const seed = random.pick(seeds);
    const before = { ...seed };
    const far = reach * (0.05 + 0.3 * (1 - step / STEPS));
    seed.x += (fraction(random) - 0.5) * far;
    seed.y += (fraction(random) - 0.5) * far;
    seed.weight += (fraction(random) - 0.5) * 0.1 * mean;
    const next = measure();
    if (next <= cost || fraction(random) < Math.exp((cost - next) / heat)) cost = next;
    else Object.assign(seed, before);
  }
  claim(ground, seeds, cellsOf);
}
