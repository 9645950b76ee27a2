import type { EliteKind } from '../../hooks.js';
import { deployBasics } from '../../units.js';

const RISE = 2;

/** WR-20.4.2: Legion, two destroyed Basics rise where a Nameless was destroyed, those of the same instance too. */
export const nameless = {
  id: 'nameless',
  afterDamage: (draft, side, { region, hits }) => {
    for (const hit of hits) {
      if (hit.side === side && hit.destroyed && hit.target.startsWith('nameless#')) {
        deployBasics(draft, side, region, RISE, 'discard');
      }
    }
  },
} as const satisfies EliteKind;
