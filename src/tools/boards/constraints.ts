import type { BoardSize } from '../../games/small-world/boards/board.js';
import type { Layout } from './layout.js';
import { isWater, type PrintedSide } from './printed.js';

/** In board units (the island is 1000 across): borders shorter than this are hard to see and to trust. */
export const MIN_BORDER = 80;
const MIN_ANCHOR_COAST = 100;
const MIN_BAY_MOUTH = 150;
const MIN_AREA = 0.76;
const MIN_WATER_AREA = 0.4;

/** How far a value lies outside a range; 0 inside. */
export const outside = (value: number, from: number, to: number): number => Math.max(0, from - value, value - to);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What is wrong with a shape, whatever terrain its land gets; undefined if nothing is. */
export function shapeFault(side: PrintedSide, layout: Layout): string | undefined {
  if (layout.tangled) return 'two areas meet twice';
  if (layout.shortestBorder < MIN_BORDER) return 'a border is too short';
  const wet = (region: number) => isWater(side.regions[region]!.terrain);
  const land = side.regions.flatMap((_, region) => (wet(region) ? [] : [region]));
  for (const [region, { terrain }] of side.regions.entries()) {
    const around = layout.neighbours[region]!;
    const dryAround = around.filter((next) => !wet(next)).length;
    if (wet(region) && dryAround < around.length) return 'two waters touch';
    if (terrain === 'lake' && (layout.coast[region]! > 0 || outside(dryAround, 3, 5))) return 'a lake is misplaced';
    if (terrain === 'sea' && (layout.coast[region]! < MIN_BAY_MOUTH || outside(dryAround, 2, 4)))
      return 'a bay is misplaced';
    if (!wet(region) && outside(around.length, 2, 6)) return 'a land region has too few or too many neighbours';
  }
  const landDegree = mean(land.map((region) => layout.neighbours[region]!.filter((next) => !wet(next)).length));
  const fullDegree = mean(land.map((region) => layout.neighbours[region]!.length));
  if (landDegree < 3.3 || fullDegree > 4.6) return 'the average degree is off';
  const waterside = land.filter((region) => layout.neighbours[region]!.some(wet)).length / land.length;
  if (land.length < side.regions.length && outside(waterside, 0.35, 0.55)) return 'too much or too little waterside';
  return connected(land, layout) ? undefined : 'the land is not connected';
}

function connected(land: readonly number[], layout: Layout): boolean {
  const reached = new Set(land.slice(0, 1));
  for (const region of reached) {
    for (const next of layout.neighbours[region]!) if (land.includes(next)) reached.add(next);
  }
  return reached.size === land.length;
}

/** No land region much smaller than its fellows, no puddle for a lake. */
export function areaFault(side: PrintedSide, areas: readonly number[]): string | undefined {
  const wet = (region: number) => isWater(side.regions[region]!.terrain);
  const fair = mean(areas.filter((_, region) => !wet(region)));
  const tooSmall = areas.some((area, region) => area < fair * (wet(region) ? MIN_WATER_AREA : MIN_AREA));
  return tooSmall ? 'a region is too small' : undefined;
}

/**
 * How badly a dealing of the printed regions to the shape's areas breaks the map's constraints; below 1 none is broken.
 * `areaOf` says which area each region lies in.
 */
export function dealingCost(side: PrintedSide, size: BoardSize, layout: Layout, areaOf: readonly number[]): number {
  const adjacent = (a: number, b: number) => layout.neighbours[areaOf[a]!]!.includes(areaOf[b]!);
  const having = (symbol: 'anchor' | 'slot') =>
    side.regions.flatMap(({ symbols }, region) => (symbols.includes(symbol) ? [region] : []));
  const anchors = having('anchor');
  const allowed = size === 'S' ? 0 : 1;
  let cost = 0;
  let alike = 0;
  let anchorPairs = 0;
  for (const [a, { terrain }] of side.regions.entries()) {
    for (let b = a + 1; b < side.regions.length; b++) {
      if (!adjacent(a, b)) continue;
      if (side.regions[b]!.terrain === terrain) alike += 1;
      if (anchors.includes(a) && anchors.includes(b)) anchorPairs += 1;
    }
  }
  cost += Math.max(0, alike - allowed) + 0.4 * Math.min(alike, allowed);
  cost += Math.max(0, anchorPairs - allowed) + 0.3 * Math.min(anchorPairs, allowed);
  for (const anchor of anchors) if (layout.coast[areaOf[anchor]!]! < MIN_ANCHOR_COAST) cost += 1;
  const slot = having('slot')[0]!;
  if (size === 'L' && anchors.every((anchor) => adjacent(slot, anchor))) cost += 1;
  return cost;
}
