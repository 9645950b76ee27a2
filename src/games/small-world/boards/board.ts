export const TERRAINS = ['mountain', 'forest', 'hill', 'field', 'swamp', 'lake', 'sea'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const SYMBOLS = ['anchor', 'magic', 'cave', 'murloc', 'slot'] as const;
export type RegionSymbol = (typeof SYMBOLS)[number];

export const BOARD_IDS = ['L1A', 'L1B', 'L2A', 'L2B', 'M1A', 'M1B', 'M2A', 'M2B', 'S1A', 'S1B', 'S2A', 'S2B'] as const;
export type BoardId = (typeof BOARD_IDS)[number];
export type BoardSize = 'S' | 'M' | 'L';

/** 'L1A-03': the third region of side A of the large sheet 1. */
export type RegionId = string;

/** A border or stretch of coast, shared to the point by the two areas on its sides. -1 is the open ocean. */
export interface Arc {
  readonly sides: readonly [number, number];
  /** x, y, x, y, … in the board's own square, 0 to 1000 both ways. */
  readonly points: readonly number[];
}

/** A board side as stored: what is printed on it and the arcs its areas are made of. */
export interface BoardData {
  readonly id: BoardId;
  /** What the side's shape was grown from (npm run boards). */
  readonly seed: string;
  readonly name: string;
  readonly regions: readonly {
    readonly id: RegionId;
    readonly terrain: Terrain;
    readonly symbols: readonly RegionSymbol[];
  }[];
  readonly arcs: readonly Arc[];
}

export interface Region {
  readonly id: RegionId;
  readonly board: BoardId;
  readonly terrain: Terrain;
  readonly symbols: readonly RegionSymbol[];
  readonly water: boolean;
  /** Regions that share an arc with this one: picture and rules cannot disagree. */
  readonly neighbours: readonly RegionId[];
}

export interface Board {
  readonly id: BoardId;
  readonly name: string;
  readonly size: BoardSize;
  readonly sheet: string;
  readonly regions: readonly Region[];
  readonly arcs: readonly Arc[];
}
