import { factionOf } from '../../board.js';
import type { EliteKind } from '../../hooks.js';
import type { Target } from '../../moves.js';
import { heal } from '../../units.js';

const isStoic = (target: Target): boolean => target.startsWith('stoic#');

/** WR-20.5.1: Guard draws every point while a Stoic stands; Unyielding heals each by 1 in Upkeep. */
export const stoic = {
  id: 'stoic',
  bars: ({ elites }, target) => !isStoic(target) && elites.some(({ type }) => type === 'stoic'),
  atUpkeep: (draft, side) => {
    for (const { id, type } of factionOf(draft.next, side).elites) if (type === 'stoic') heal(draft, side, id, 1);
  },
} as const satisfies EliteKind;
