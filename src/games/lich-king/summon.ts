import { abominationSupply, ghoulSupply, ghoulsAt } from './board.js';
import type { SpaceId } from './data/spaces.js';
import { GHOULS_ON_SPACE } from './data/tables.js';
import { despair } from './despair.js';
import type { Draft } from './draft.js';
import type { Summons } from './frames/frame.js';
import { ABOMINATION_IDS } from './ids.js';

/** Summons ghouls on spaces one after another; somebody may be asked about each, so it goes on through a frame (LK-13.3). */
export function summon(draft: Draft, queue: readonly Summons[]): void {
  draft.push({ kind: 'summoning', queue });
}

/** One ghoul on each of these spaces (LK-10.1, LK-14.3, LK-14.4). */
export const summonOneOn = (draft: Draft, spaces: readonly SpaceId[]): void =>
  summon(
    draft,
    spaces.map((space) => ({ space, count: 1, fill: false })),
  );

/** Places what nobody prevented: a fourth ghoul is an overrun, a missing one costs despair (LK-10.2, LK-10.5, LK-12.3). */
export function placeGhouls(draft: Draft, space: SpaceId, count: number): void {
  if (count === 0) return;
  if (ghoulsAt(draft.next, space) + count > GHOULS_ON_SPACE) {
    overrun(draft, space);
    return;
  }
  const placed = Math.min(count, ghoulSupply(draft.next));
  if (placed > 0) {
    draft.addGhouls(space, placed);
    draft.tell({ type: 'ghoulsSummoned', space, ghouls: placed });
  }
  despair(draft, 'noGhoul', count - placed);
}

function overrun(draft: Draft, space: SpaceId): void {
  draft.tell({ type: 'overrun', space });
  despair(draft, 'overrun');
  if (!draft.over) summonAbomination(draft, space);
}

/** The lowest figure of the supply; none left costs despair (LK-12.1). */
export function summonAbomination(draft: Draft, space: SpaceId): void {
  const { next } = draft;
  if (abominationSupply(next) === 0) {
    despair(draft, 'noAbomination');
    return;
  }
  const free = ABOMINATION_IDS.filter((id) => !next.abominations.some((figure) => figure.id === id));
  const abomination = free[0];
  if (!abomination) return;
  next.abominations = [...next.abominations, { id: abomination, at: space }].sort((a, b) => (a.id < b.id ? -1 : 1));
  draft.tell({ type: 'abominationSummoned', space, abomination });
}
