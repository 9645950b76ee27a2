import { isNumbered } from '../../board.js';
import type { EliteKind } from '../../hooks.js';

/** WR-20.2.1: Contract, 1 damage where it arrives; Shadow keeps it from harm beside a Guild Basic. */
export const stellen = {
  id: 'stellen',
  onDeployed: (draft, side, { elite, region, cause }) => {
    if (cause === 'setup' || !isNumbered(region)) return;
    draft.ask({
      ask: 'damage',
      side,
      source: elite.type,
      damage: 1,
      regions: [region],
      faction: null,
      mayDecline: false,
    });
  },
  bars: ({ basics }, target) => basics > 0 && target.startsWith('stellen#'),
} as const satisfies EliteKind;
