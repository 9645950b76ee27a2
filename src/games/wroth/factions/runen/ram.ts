import { enemiesIn, isNumbered } from '../../board.js';
import type { EliteKind } from '../../hooks.js';

/** WR-20.5.3: Charge, 1 damage for each Ram that moved in among enemies. */
export const ram = {
  id: 'ram',
  onMoved: (draft, side, { type, at }) => {
    if (at === 'mat' || !isNumbered(at) || enemiesIn(draft.next, side, at).length === 0) return;
    draft.ask({ ask: 'damage', side, source: type, damage: 1, regions: [at], faction: null, mayDecline: false });
  },
} as const satisfies EliteKind;
