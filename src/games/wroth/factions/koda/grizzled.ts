import type { EliteKind } from '../../hooks.js';
import { holdsElite } from '../count.js';

/** WR-20.3.1: Maul, a Fight where a Grizzled stands deals 1 more, however many stand there. */
export const grizzled = {
  id: 'grizzled',
  fightDamage: (state, side, region) => (holdsElite(state, side, region, 'grizzled') ? 1 : 0),
} as const satisfies EliteKind;
