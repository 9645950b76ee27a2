import { type Outcome, text } from '../../engine/index.js';
import type { LichKingState } from './state.js';
import { key } from './words.js';

/** All win or all lose (LK-8.8, LK-12.2). A seat's score is the quests the company has completed. */
export function outcomeOf({ result, players, quests, despair, round }: LichKingState): Outcome | undefined {
  if (!result) return undefined;
  const seats = players.map((_, seat) => seat);
  const done = quests.filter((quest) => quest.done).length + (result === 'won' ? 1 : 0);
  return {
    winners: result === 'won' ? seats : [],
    scores: seats.map(() => done),
    reason: text(key(`outcome.${result}`), { quests: done, despair, round }),
  };
}
