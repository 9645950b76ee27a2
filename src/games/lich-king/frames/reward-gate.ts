import type { Seat } from '../../../engine/index.js';
import type { LichKingState } from '../state.js';
import { key } from '../words.js';
import type { FrameOf, FrameRule } from './frame.js';
import { PASS, passChoice, stillAsked } from './windows.js';

const asks = (state: LichKingState, frame: FrameOf<'rewardGate'>): readonly Seat[] =>
  stillAsked(state, frame, () => false).filter((seat) => state.players[seat]?.orders.holdGates.includes(frame.gate));

/** A moment between steps of the turn: opens only for holders who want to be asked there (LK-17.6). */
export const rewardGate: FrameRule<'rewardGate'> = {
  run: (draft, frame) => {
    if (asks(draft.next, frame).length > 0) return true;
    draft.pop();
    return false;
  },
  asks,
  decisions: (_state, frame) => [
    { ...passChoice(frame), prompt: key('prompt.rewardGate'), facts: { gate: { key: key(`gate.${frame.gate}`) } } },
  ],
  answers: { pass: PASS },
};
