import { DESPAIR_LOSES } from './data/tables.js';
import type { Draft } from './draft.js';
import type { DespairReason } from './events.js';

/** The game is decided: whatever was under way is gone (LK-3.5). */
export function endGame(draft: Draft, result: 'won' | 'lost'): void {
  draft.next.result = result;
  draft.next.phase = 'over';
  draft.next.frames = [];
  draft.tell({ type: 'gameEnded', result, reveals: true });
}

/** Despair rises one by one; at 7 the game is lost at once, so callers look at `draft.over` before they go on (LK-12.2). */
export function despair(draft: Draft, reason: DespairReason, count = 1): void {
  for (let i = 0; i < count && !draft.over; i++) {
    draft.next.despair += 1;
    draft.tell({ type: 'despaired', reason, despair: draft.next.despair });
    if (draft.next.despair >= DESPAIR_LOSES) endGame(draft, 'lost');
  }
}
