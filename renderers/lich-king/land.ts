import type { Path2D } from '@napi-rs/canvas';
import { pathOf, type Ring } from '../canvas/geometry.js';
import { AREAS, type Area } from './look.js';
import northrend from './northrend.json' with { type: 'json' };

interface Northrend {
  readonly areas: Readonly<Record<Area, Ring>>;
  readonly coast: Ring;
  readonly borders: readonly (readonly number[])[];
}

/** Looks only: which place lies in which region is for the rules to say. */
export const NORTHREND: Northrend = northrend;
export const COAST: Path2D = pathOf(NORTHREND.coast);
export const LAND = Object.fromEntries(AREAS.map((area) => [area, pathOf(NORTHREND.areas[area])])) as Readonly<
  Record<Area, Path2D>
>;
