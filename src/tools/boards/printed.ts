import type { BoardId, RegionSymbol, Terrain } from '../../games/small-world/boards/board.js';

export interface PrintedRegion {
  readonly terrain: Terrain;
  readonly symbols: readonly RegionSymbol[];
}

/** What is printed on a board side (SW-1.9), before it has a shape. */
export interface PrintedSide {
  readonly name: string;
  readonly regions: readonly PrintedRegion[];
}

const side = (name: string, ...regions: string[]): PrintedSide => ({
  name,
  regions: regions.map((printed) => {
    const [terrain, ...symbols] = printed.split(' ');
    return { terrain: terrain as Terrain, symbols: symbols as RegionSymbol[] };
  }),
});

export const isWater = (terrain: Terrain): boolean => terrain === 'lake' || terrain === 'sea';

/** The twelve sides; region number = place in the list, counted from one. */
export const PRINTED: Readonly<Record<BoardId, PrintedSide>> = {
  L1A: side(
    'Copperwind Expanse',
    'mountain cave',
    'mountain',
    'mountain magic',
    'forest anchor',
    'forest murloc',
    'forest magic',
    'hill cave murloc',
    'hill anchor',
    'field anchor murloc',
    'field slot',
    'swamp cave murloc',
    'lake',
    'sea',
  ),
  L1B: side(
    'Hollowmoor Reach',
    'mountain anchor',
    'mountain cave',
    'mountain slot',
    'forest magic murloc',
    'forest',
    'forest anchor',
    'hill magic',
    'hill murloc',
    'field murloc',
    'swamp anchor cave murloc',
    'swamp magic',
    'lake',
  ),
  L2A: side(
    'Stormlantern Coast',
    'mountain cave',
    'mountain magic',
    'mountain',
    'forest anchor',
    'forest magic murloc',
    'hill anchor',
    'hill slot murloc',
    'field anchor murloc',
    'field',
    'swamp magic',
    'swamp cave murloc',
    'sea',
  ),
  L2B: side(
    'Twinmere Uplands',
    'mountain anchor',
    'mountain cave',
    'mountain',
    'forest cave murloc',
    'forest magic',
    'hill anchor murloc',
    'hill cave',
    'field murloc',
    'field magic',
    'swamp anchor',
    'swamp slot murloc',
    'lake',
    'lake',
  ),
  M1A: side(
    'Palefern Isle',
    'mountain cave',
    'mountain',
    'forest anchor',
    'forest magic murloc',
    'hill cave murloc',
    'hill anchor',
    'field slot',
    'field anchor murloc',
    'swamp magic',
    'lake',
  ),
  M1B: side(
    'Cinderbrow',
    'mountain anchor',
    'mountain magic',
    'forest murloc',
    'forest cave',
    'hill slot',
    'field murloc',
    'field anchor',
    'swamp magic',
    'swamp cave murloc',
  ),
  M2A: side(
    'Gullwatch',
    'mountain cave',
    'mountain',
    'forest magic',
    'forest anchor murloc',
    'hill murloc',
    'hill magic',
    'field anchor',
    'swamp slot',
    'swamp cave murloc',
    'sea',
  ),
  M2B: side(
    'Mirethorn Hollow',
    'mountain anchor',
    'mountain cave',
    'forest slot murloc',
    'forest magic',
    'hill anchor',
    'hill murloc',
    'field magic',
    'field anchor murloc',
    'swamp cave',
    'lake',
  ),
  S1A: side(
    'Pebblemere',
    'mountain anchor',
    'forest murloc',
    'hill cave',
    'hill',
    'field slot',
    'field anchor murloc',
    'swamp magic',
    'lake',
  ),
  S1B: side(
    'Ashknuckle',
    'mountain cave',
    'forest anchor',
    'hill slot',
    'field murloc',
    'field magic',
    'swamp anchor',
    'swamp murloc',
  ),
  S2A: side(
    'Briarcap Skerry',
    'mountain magic',
    'forest slot',
    'hill anchor murloc',
    'hill',
    'field anchor',
    'swamp cave',
    'swamp murloc',
  ),
  S2B: side(
    'Kelpfinger Rock',
    'mountain',
    'forest magic',
    'hill anchor',
    'hill murloc',
    'field anchor',
    'field slot',
    'swamp cave murloc',
    'sea',
  ),
};
