import { Delaunay } from 'd3-delaunay';
import type { NoiseFunction2D } from 'simplex-noise';
import type { Random } from '../../engine/index.js';
import type { Island } from './island.js';
import type { Mesh } from './mesh.js';
import { fraction } from './noise.js';
import type { Seed } from './seeds.js';

export interface Basin {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const discRadius = (area: number): number => Math.sqrt(area / Math.PI);

const apart = (a: Basin, b: Basin, gap: number): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) > a.radius + b.radius + gap;

/**
 * Lakes lie where three land regions meet, well inside the island: so they have few neighbours,
 * and take their ground from three regions evenly.
 */
export function placeLakes(
  island: Island,
  seeds: readonly Seed[],
  count: number,
  mean: number,
  taken: readonly Basin[],
  random: Random,
): Basin[] | undefined {
  const { triangles } = Delaunay.from(seeds.map(({ x, y }) => [x, y]));
  const meetings = Array.from({ length: triangles.length / 3 }, (_, t) => {
    const corners = [0, 1, 2].map((k) => seeds[triangles[3 * t + k]!]!);
    return { x: corners.reduce((s, c) => s + c.x, 0) / 3, y: corners.reduce((s, c) => s + c.y, 0) / 3 };
  });
  const lakes: Basin[] = [];
  for (const { x, y } of random.shuffle(meetings)) {
    if (lakes.length === count) break;
    const lake = { x, y, radius: discRadius((count > 1 ? 0.45 : 0.5) * (1 + 0.4 * fraction(random)) * mean) };
    if (island.distanceToShore(x, y) < lake.radius + 0.3 * Math.sqrt(mean)) continue;
    if ([...taken, ...lakes].every((other) => apart(lake, other, 0.7 * Math.sqrt(mean)))) lakes.push(lake);
  }
  return lakes.length === count ? lakes : undefined;
}

/** A bay is a larger disc around a point of the shore, drawn a little inland. */
export function placeBay(mesh: Mesh, island: Island, mean: number, random: Random): Basin {
  const cell = random.pick(island.shore);
  const radius = discRadius((1.3 + 0.8 * fraction(random)) * mean);
  const x = mesh.x[cell]!;
  const y = mesh.y[cell]!;
  const inland = 1 - (fraction(random) * 0.35 * radius) / (Math.hypot(x, y) || 1);
  return { x: x * inland, y: y * inland, radius };
}

/** The island's cells in a basin, whose outline is a disc bent by noise. */
export function flood(mesh: Mesh, cells: readonly number[], basin: Basin, noise: NoiseFunction2D): number[] {
  return cells.filter((cell) => {
    const dx = mesh.x[cell]! - basin.x;
    const dy = mesh.y[cell]! - basin.y;
    const angle = Math.atan2(dy, dx);
    const bend = 0.2 * noise(Math.cos(angle) * 0.9 + basin.x * 7, Math.sin(angle) * 0.9 + basin.y * 7);
    return Math.hypot(dx, dy) < basin.radius * (1 + bend);
  });
}
