import type { Trait } from '../../hooks.js';
import { holdsElite } from '../count.js';

/** WR-21.6.2: ties for most units are won where a Marshal stands. */
export const holdTheLine = {
  id: 'paldeyn.hold_the_line',
  faction: 'paldeyn',
  winsTie: (state, side, region) => holdsElite(state, side, region, 'marshal'),
} as const satisfies Trait;
