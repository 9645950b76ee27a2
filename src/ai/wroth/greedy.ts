import { type BaseMove, optionsOf } from '../../engine/index.js';
import type { WrothState } from '../../games/wroth/index.js';
import type { Policy } from '../policy.js';
import { worthOf } from './worth.js';

/** Plain sensible play: of all ready-made moves the one after which the position looks best. */
export const wrothGreedy: Policy = ({ game, state, seat, decisions, random }) => {
  // Dice of the table are not known before they fall, so it looks ahead with dice of its own.
  const guess = { ...state, random: { seed: `guess ${random.int(1_000_000)}`, position: 0 } };
  let best: BaseMove | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const decision of decisions) {
    for (const { move } of optionsOf(decision)) {
      const applied = game.apply(guess, seat, move);
      if (!applied.ok) continue;
      const worth = worthOf(applied.value.state as WrothState, seat) + random.int(1000) / 1e6;
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
  }
  if (!best) throw new RangeError('There is nothing to decide');
  return best;
};
