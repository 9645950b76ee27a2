import type { Seat } from '../../../engine/index.js';
import type { Timing } from '../frames/frame.js';
import type { HeroState, LichKingState } from '../state.js';
import { heldHeroes } from '../timing.js';

/** Everywhere but in the gap of a Scourge Rises: most rows of the timing table (LK-15.2). */
export const ANY_TIME: readonly Timing[] = ['idle', 'gate', 'fight', 'quest', 'defend', 'hand'];

/** Heroes that a reward may move now, the player's own first: they need nobody's word (LK-15.2, LK-17.7). */
export function movableHeroes(state: LichKingState, seat: Seat): readonly Readonly<HeroState>[] {
  const held = heldHeroes(state);
  const movable = state.heroes.filter(({ id }) => !held.includes(id));
  return [...movable.filter((hero) => hero.seat === seat), ...movable.filter((hero) => hero.seat !== seat)];
}
