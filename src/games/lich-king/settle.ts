import type { Draft } from './draft.js';
import { excess } from './frames/hand-limit.js';
import { ruleOf } from './frames/index.js';
import { endActions } from './turn.js';

/** LK-3.5: whoever holds too many cards is asked at once, except before a draw step is done (LK-9.7). */
function checkHands(draft: Draft): boolean {
  const { players, frames } = draft.next;
  const seat = players.findIndex((_, other) => excess(draft.next, other) > 0);
  if (seat < 0 || frames.some((frame) => frame.kind === 'draw' || (frame.kind === 'handLimit' && frame.seat === seat)))
    return false;
  draft.push({ kind: 'handLimit', seat });
  return true;
}

/** Goes on with whatever is unfinished until somebody has to decide (LK-3.3). */
export function settle(draft: Draft): void {
  while (!draft.over) {
    if (checkHands(draft)) continue;
    const { top } = draft;
    if (top) {
      if (ruleOf(top.kind).run(draft, top)) return;
    } else if (draft.next.record.ended) endActions(draft);
    else return;
  }
}
