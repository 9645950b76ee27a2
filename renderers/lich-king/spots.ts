import { LICH_KING_SPACES, SPACES, type Space, type SpaceId } from '../../src/games/lich-king/data/spaces.js';
import type { Region } from '../../src/games/lich-king/ids.js';
import type { Area } from './look.js';

/** A space where it lies on the picture. */
export interface Spot {
  readonly space: Space;
  readonly area: Area;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the board's plane of 1000 x 700 to the map. */
const onMap = ({ x, y }: Point): Point => ({ x: Math.round(44 + x * 1.075), y: Math.round(44 + y * 1.045) });

export const SPOTS: ReadonlyMap<SpaceId, Spot> = new Map(
  SPACES.map((space) => [space.id, { space, area: space.region ?? 'icecrown', ...onMap(space) }]),
);

export function spotOf(id: SpaceId): Spot {
  const spot = SPOTS.get(id);
  if (!spot) throw new Error(`There is no space "${id}" in Northrend`);
  return spot;
}

/** The purple one would hang over the edge of the map. */
const NUDGES: Readonly<Record<Region, Point>> = {
  red: { x: 0, y: 0 },
  green: { x: 0, y: 0 },
  purple: { x: 26, y: -14 },
};
const EDGE = { least: 62, most: 1128 };

/** Where the Lich King stands while he is in a region. */
export function throneOf(region: Region): Point {
  const { x, y } = onMap(LICH_KING_SPACES[region]);
  const nudge = NUDGES[region];
  return { x: Math.max(EDGE.least, Math.min(EDGE.most, x + nudge.x)), y: y + nudge.y };
}

/** Each link once. */
export const LINKS: readonly (readonly [Spot, Spot])[] = SPACES.flatMap(({ id, links }) =>
  links.filter((other) => id < other).map((other) => [spotOf(id), spotOf(other)] as const),
);
