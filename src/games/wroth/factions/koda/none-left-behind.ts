import { factionOf } from '../../board.js';
import type { Trait } from '../../hooks.js';

const MOST = 2;

/** WR-21.3.1: after Preparation up to two destroyed Basics return to the mat. */
export const noneLeftBehind = {
  id: 'koda.none_left_behind',
  faction: 'koda',
  atPreparationEnd: (draft, side) => {
    const basics = Math.min(MOST, factionOf(draft.next, side).discard);
    if (basics === 0) return;
    const faction = draft.faction(side);
    faction.discard -= basics;
    faction.mat += basics;
    draft.tell({ type: 'recovered', faction: faction.id, basics });
  },
} as const satisfies Trait;
