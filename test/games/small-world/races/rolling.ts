import type { Seat } from '../../../../src/engine/index.js';
import type { SmallWorldEvent, SmallWorldMove, SmallWorldState } from '../../../../src/games/small-world/index.js';
import { make } from '../position.js';

/** Makes a move with luck that brings about what is wanted: the same move from seed after seed. */
export function until(
  state: SmallWorldState,
  seat: Seat,
  move: SmallWorldMove,
  wanted: (events: readonly SmallWorldEvent[]) => boolean,
) {
  for (let seed = 0; seed < 500; seed++) {
    const made = make({ ...state, random: { seed: `luck ${seed}`, position: 0 } }, seat, move);
    if (wanted(made.events)) return made;
  }
  throw new Error('That never happens');
}

/** The die shows `face`, whichever event tells it. */
export const rolling = (state: SmallWorldState, seat: Seat, move: SmallWorldMove, face: number) =>
  until(state, seat, move, (events) => events.some((event) => 'roll' in event && event.roll === face));
