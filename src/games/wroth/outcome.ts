import { type Outcome, text } from '../../engine/index.js';
import { vpOf } from './board.js';
import type { WrothState } from './state.js';
import { key } from './words.js';

/** Who has won (WR-13, WR-18.4). The scores of a co-operative game are the players' common VP. */
export function outcomeOf(state: WrothState): Outcome | undefined {
  const { result } = state;
  if (!result) return undefined;
  return {
    winners: result.winners,
    scores: Array.from({ length: state.seats }, (_, seat) => vpOf(state, seat)),
    reason: text(key(`reason.${result.by}`)),
  };
}
