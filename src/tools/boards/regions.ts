import type { NoiseFunction2D } from 'simplex-noise';
import type { Random } from '../../engine/index.js';
import { raiseIsland } from './island.js';
import { CELL_AREA, createMesh, type Mesh, patches } from './mesh.js';
import { fractal, noiseFrom } from './noise.js';
import { isWater, type PrintedSide } from './printed.js';
import { relax, scatterSeeds } from './seeds.js';
import { settle } from './settle.js';
import { type Basin, flood, placeBay, placeLakes } from './water.js';

export const OCEAN = -1;

/** Which region each cell of the mesh belongs to. Water has its printed number; land is dealt out later. */
export interface Partition {
  readonly mesh: Mesh;
  readonly owner: Int16Array;
  readonly noise: NoiseFunction2D;
}

const WARP = 0.11;

/** Where a cell stands when regions are claimed: slightly off its place, so that borders wind. */
function warped(mesh: Mesh, cells: readonly number[], noise: NoiseFunction2D, axis: 'x' | 'y'): Float64Array {
  const shift = axis === 'x' ? 31 : 77;
  return Float64Array.from(
    cells,
    (cell) => mesh[axis][cell]! + WARP * fractal(noise, mesh.x[cell]! * 2 + shift, mesh.y[cell]! * 2 + shift, 2),
  );
}

/** Gives fragments cut off from their region to the neighbour that surrounds them most. */
export function absorbFragments(mesh: Mesh, owner: Int16Array): void {
  for (let pass = 0; pass < 4; pass++) {
    const main = new Map<number, readonly number[]>();
    const all = patches(mesh, (cell) => (owner[cell] === OCEAN ? undefined : owner[cell]));
    for (const patch of all) {
      const region = owner[patch[0]!]!;
      if (patch.length > (main.get(region)?.length ?? 0)) main.set(region, patch);
    }
    const strays = all.filter((patch) => main.get(owner[patch[0]!]!) !== patch).flat();
    if (strays.length === 0) return;
    for (const cell of strays) {
      const around = mesh.neighbours[cell]!.map((next) => owner[next]!).filter((o) => o !== owner[cell] && o !== OCEAN);
      const counts = around.map((o) => around.filter((other) => other === o).length);
      const most = counts.indexOf(Math.max(...counts));
      if (most >= 0) owner[cell] = around[most]!;
    }
  }
}

/** Divides a new island among the side's regions, or gives up where its water finds no room. */
export function partition(side: PrintedSide, random: Random): Partition | undefined {
  const mesh = createMesh(random);
  const noise = noiseFrom(random);
  const island = raiseIsland(mesh, noise);
  const mean = (island.cells.length * CELL_AREA) / side.regions.length;
  const numbered = side.regions.map(({ terrain }, region) => ({ terrain, region }));
  const lakes = numbered.filter(({ terrain }) => terrain === 'lake');
  const seas = numbered.filter(({ terrain }) => terrain === 'sea');
  const land = numbered.filter(({ terrain }) => !isWater(terrain));

  const owner = new Int16Array(mesh.x.length).fill(OCEAN);
  let dry: readonly number[] = island.cells;
  const fill = (region: number, basin: Basin): void => {
    const wet = new Set(flood(mesh, dry, basin, noise));
    for (const cell of wet) owner[cell] = region;
    dry = dry.filter((cell) => !wet.has(cell));
  };

  const bays = seas.map(({ region }) => ({ region, basin: placeBay(mesh, island, mean, random) }));
  for (const { region, basin } of bays) fill(region, basin);
  const seeds = scatterSeeds(mesh, dry, land.length, random);
  relax(mesh, dry, seeds, 14, mean);
  const basins = placeLakes(
    island,
    seeds,
    lakes.length,
    mean,
    bays.map(({ basin }) => basin),
    random,
  );
  if (!basins) return undefined;
  lakes.forEach(({ region }, i) => {
    fill(region, basins[i]!);
  });
  relax(mesh, dry, seeds, 14, mean);
  const [x, y] = [warped(mesh, dry, noise, 'x'), warped(mesh, dry, noise, 'y')];
  settle(side, { mesh, owner, dry, x, y, land: land.map(({ region }) => region) }, seeds, mean, random);
  absorbFragments(mesh, owner);
  return { mesh, owner, noise };
}
