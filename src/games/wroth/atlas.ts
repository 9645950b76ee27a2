import { ADJACENT } from './components/map.js';
import { type NumberedId, OUTSKIRTS, type RegionId } from './ids.js';

export const areAdjacent = (a: RegionId, b: RegionId): boolean => ADJACENT[a]?.includes(b) ?? false;

export const isNumbered = (region: RegionId): region is NumberedId => region !== OUTSKIRTS;

const NEIGHBOURS: readonly (readonly NumberedId[])[] = ADJACENT.map((regions) => regions.filter(isNumbered));

/** Numbered regions next to a region, ascending. */
export const neighboursOf = (region: RegionId): readonly NumberedId[] => NEIGHBOURS[region] ?? [];
