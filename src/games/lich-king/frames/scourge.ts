import { takeScourge } from '../cards.js';
import { summonOneOn } from '../summon.js';
import type { FrameRule } from './frame.js';

/** The summon step: scourge cards one at a time, each resolved before it lies on the discard pile (LK-10.1, LK-10.6). */
export const scourge: FrameRule<'scourge'> = {
  run: (draft, frame) => {
    const { next } = draft;
    if (next.revealed) {
      next.scourgeDiscard = [...next.scourgeDiscard, next.revealed];
      next.revealed = null;
    } else if (frame.left === 0 || next.record.skipSummon) {
      draft.pop();
    } else if (frame.gate) {
      draft.replace({ ...frame, gate: false });
      draft.push({ kind: 'rewardGate', gate: 'G3', window: draft.newWindow(), passed: [] });
    } else {
      const space = takeScourge(draft, 'top');
      next.revealed = space;
      draft.replace({ kind: 'scourge', left: frame.left - 1, gate: true });
      draft.tell({ type: 'scourgeRevealed', space, reveals: true });
      summonOneOn(draft, [space]);
    }
    return false;
  },
};
