import { factionOf } from '../../board.js';
import type { Trait } from '../../hooks.js';
import { useThisRound } from '../uses.js';

const ID = 'runen.unstoppable_march';

/** WR-21.5.3: once a round a March for a single action die. */
export const unstoppableMarch = {
  id: ID,
  faction: 'runen',
  marchDice: (state, side) => (factionOf(state, side).usedThisRound.includes(ID) ? 2 : 1),
  marched: (draft, side, dice) => {
    if (dice === 1) useThisRound(draft, side, ID);
  },
} as const satisfies Trait;
