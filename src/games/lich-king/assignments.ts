import { abominationsAt, damageToRemove, ghoulsAt } from './board.js';
import type { SpaceId } from './data/spaces.js';
import { ABOMINATION_HEALTH } from './data/tables.js';
import type { FrameOf } from './frames/frame.js';
import type { Assignment } from './moves.js';
import type { LichKingState } from './state.js';

/** Hits that an abomination can take without being removed (LK-4.5). */
const SWALLOWED = ABOMINATION_HEALTH - 1;

export interface Division {
  readonly convertBlocks: number;
  readonly spaces: readonly Assignment[];
}

const health = (state: LichKingState, space: SpaceId): number =>
  damageToRemove(ghoulsAt(state, space), abominationsAt(state, space).length);

/** LK-4.5: every hit is dealt while an enemy can take it. */
function isLegal(state: LichKingState, { loc, ghouls, abominations }: Assignment, hits: number): boolean {
  const left = hits - damageToRemove(ghouls, abominations.length);
  const standing = abominationsAt(state, loc).length - abominations.length;
  const nobodyStays = standing === 0 && ghouls === ghoulsAt(state, loc);
  return left >= 0 && (nobodyStays || left <= SWALLOWED * standing);
}

/** All ways to deal hits on one space, the most abominations first. */
function waysOn(state: LichKingState, loc: SpaceId, hits: number): readonly Assignment[] {
  const figures = abominationsAt(state, loc).map(({ id }) => id);
  const ways: Assignment[] = [];
  for (let a = figures.length; a >= 0; a--) {
    for (let ghouls = ghoulsAt(state, loc); ghouls >= 0; ghouls--) {
      const way = { loc, ghouls, abominations: figures.slice(0, a) };
      if (isLegal(state, way, hits)) ways.push(way);
    }
  }
  return ways;
}

/**
 * Most blocks that may become hits: only a hit that an enemy can take is dealt, so a block is not turned into a
 * surplus one (LK-13.2, LK-4.5).
 */
function mostConverted(state: LichKingState, { spaces, convertible }: FrameOf<'assignHits'>): number {
  const space = spaces[0];
  return space ? Math.max(0, Math.min(convertible, health(state, space.loc) - space.hits)) : 0;
}

/** Every legal answer, block by block. */
export function divisions(state: LichKingState, frame: FrameOf<'assignHits'>): readonly Division[] {
  const most = mostConverted(state, frame);
  const found: Division[] = [];
  for (let convertBlocks = 0; convertBlocks <= most; convertBlocks++) {
    let spaces: (readonly Assignment[])[] = [[]];
    for (const { loc, hits } of frame.spaces) {
      const ways = waysOn(state, loc, hits + convertBlocks);
      spaces = spaces.flatMap((chosen) => ways.map((way) => [...chosen, way]));
    }
    for (const chosen of spaces) found.push({ convertBlocks, spaces: chosen });
  }
  return found;
}

const removed = ({ spaces }: Division): number =>
  spaces.reduce((sum, { ghouls, abominations }) => sum + ghouls + abominations.length, 0);

/** The fewest enemies left, the fewest blocks given up for it, abominations first (LK-4.5, LK-17.12). */
export const bestDivision = (all: readonly Division[]): Division | undefined =>
  all.reduce<Division | undefined>((best, one) => (best && removed(best) >= removed(one) ? best : one), undefined);

/** Whether an answer is legal; a space that is not named loses nobody. */
export function isDivision(state: LichKingState, frame: FrameOf<'assignHits'>, { convertBlocks, spaces }: Division) {
  if (convertBlocks > mostConverted(state, frame)) return false;
  if (spaces.some(({ loc }) => !frame.spaces.some((space) => space.loc === loc))) return false;
  return frame.spaces.every(({ loc, hits }) => {
    const named = spaces.find((space) => space.loc === loc) ?? { loc, ghouls: 0, abominations: [] };
    return isLegal(state, named, hits + convertBlocks);
  });
}
