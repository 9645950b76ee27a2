import { enemiesIn, factionOf, isNumbered } from '../../board.js';
import type { EliteKind } from '../../hooks.js';

/** WR-20.4.1: Rampage, 1 damage to each enemy where it arrives. */
export const karn = {
  id: 'karn',
  onDeployed: (draft, side, { elite, region, cause }) => {
    if (cause === 'setup' || !isNumbered(region)) return;
    for (const enemy of enemiesIn(draft.next, side, region)) {
      draft.ask({
        ask: 'damage',
        side,
        source: elite.type,
        damage: 1,
        regions: [region],
        faction: factionOf(draft.next, enemy).id,
        mayDecline: false,
      });
    }
  },
} as const satisfies EliteKind;
