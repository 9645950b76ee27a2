import type { Random } from '../../engine/index.js';
import type { BoardSize } from '../../games/small-world/boards/board.js';
import { dealingCost } from './constraints.js';
import type { Layout } from './layout.js';
import { fraction } from './noise.js';
import { isWater, type PrintedSide } from './printed.js';

const STEPS = 3000;

/** Deals the printed land regions to areas by simulated annealing; water stays. Gives the area of each region. */
export function dealTerrain(side: PrintedSide, size: BoardSize, layout: Layout, random: Random): number[] | undefined {
  const land = side.regions.flatMap(({ terrain }, region) => (isWater(terrain) ? [] : [region]));
  const shuffled = random.shuffle(land);
  let areaOf = side.regions.map((_, region) => (land.includes(region) ? shuffled[land.indexOf(region)]! : region));
  let cost = dealingCost(side, size, layout, areaOf);
  for (let step = 0; step < STEPS && cost > 0; step++) {
    const heat = 0.8 * (1 - step / STEPS) + 0.01;
    const [a, b] = [random.pick(land), random.pick(land)];
    const swapped = areaOf.slice();
    swapped[a] = areaOf[b]!;
    swapped[b] = areaOf[a]!;
    const next = dealingCost(side, size, layout, swapped);
    if (next > cost && fraction(random) >= Math.exp((cost - next) / heat)) continue;
    areaOf = swapped;
    cost = next;
  }
  return cost < 1 ? areaOf : undefined;
}
