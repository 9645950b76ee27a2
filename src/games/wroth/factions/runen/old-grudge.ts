import { vpOf } from '../../board.js';
import type { Trait } from '../../hooks.js';

/** WR-21.5.1: a Fight against whoever has more VP deals 1 more. */
export const oldGrudge = {
  id: 'runen.old_grudge',
  faction: 'runen',
  fightDamage: (state, side, _, target) => (vpOf(state, target) > vpOf(state, side) ? 1 : 0),
} as const satisfies Trait;
