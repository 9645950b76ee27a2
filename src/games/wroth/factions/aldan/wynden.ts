import { isNumbered, neighboursOf } from '../../board.js';
import type { EliteKind } from '../../hooks.js';

/** WR-20.1.2: Judgement, 1 damage in the region of its arrival or next to it, if the player wants. */
export const wynden = {
  id: 'wynden',
  onDeployed: (draft, side, { elite, region, cause }) => {
    if (cause === 'setup' || !isNumbered(region)) return;
    draft.ask({
      ask: 'damage',
      side,
      source: elite.type,
      damage: 1,
      regions: [region, ...neighboursOf(region)],
      faction: null,
      mayDecline: true,
    });
  },
} as const satisfies EliteKind;
