import {
  type Applied,
  fail,
  ok,
  type Result,
  type RuleViolation,
  type Seat,
  seatName,
  violation,
} from '../../engine/index.js';
import { actionOf, isAction } from './actions/index.js';
import { activeSeat } from './board.js';
import { Draft } from './draft.js';
import type { LichKingEvent } from './events.js';
import type { Answer, Frame, FrameKind } from './frames/frame.js';
import { ruleOf } from './frames/index.js';
import type { LichKingMove, MoveOf, MoveType } from './moves.js';
import type { LichKingOptions } from './options.js';
import { MOVE_RULES } from './parse-move.js';
import { refuseReward } from './play-reward.js';
import { propose } from './proposals.js';
import { REWARDS } from './rewards/index.js';
import { settle } from './settle.js';
import type { LichKingState } from './state.js';
import { topOf } from './timing.js';
import type { LichKingView } from './view.js';

export interface LichKing {
  state: LichKingState;
  move: LichKingMove;
  event: LichKingEvent;
  view: LichKingView;
  options: LichKingOptions;
}

/** Seats with a decision open: of the frame on top, otherwise of the active player (LK-3.3). */
export function acting(state: LichKingState): readonly Seat[] {
  if (state.result) return [];
  const top = topOf(state);
  return top ? (ruleOf(top.kind).asks?.(state, top) ?? []) : [activeSeat(state)];
}

const answerOf = (frame: Frame, type: MoveType): Answer<FrameKind, MoveType> | undefined =>
  ruleOf(frame.kind).answers?.[type] as Answer<FrameKind, MoveType> | undefined;

/** The id of what a frame asks, and the one a move names (LK-17.1). */
const idOf = (of: object): unknown =>
  'window' in of ? of.window : 'request' in of ? of.request : 'decision' in of ? of.decision : undefined;

function refuseAnswer(state: LichKingState, seat: Seat, move: LichKingMove, frame: Frame): RuleViolation | undefined {
  const answer = answerOf(frame, move.type);
  const asked = acting(state);
  if (!answer) {
    const player = seatName(asked[0] ?? activeSeat(state));
    return violation(MOVE_RULES[move.type], 'not-now', { player });
  }
  if (idOf(move) !== undefined && idOf(move) !== idOf(frame)) return violation('LK-17.1', 'window-closed');
  if (!asked.includes(seat) && !answer.unasked?.(state, frame, seat))
    return violation(answer.rule, 'not-asked', { player: seatName(asked[0] ?? activeSeat(state)) });
  return answer.refuse?.(state, frame, seat, move as MoveOf<MoveType>);
}

function refuseAction(state: LichKingState, seat: Seat, move: LichKingMove): RuleViolation | undefined {
  if (!isAction(move.type)) return violation(MOVE_RULES[move.type], 'nothing-open');
  const active = activeSeat(state);
  if (seat !== active) return violation(MOVE_RULES[move.type], 'not-your-turn', { player: seatName(active) });
  return actionOf(move.type).refuse?.(state, seat, move);
}

/** Why a move may not be made, or undefined if it may. Only reads. */
export function refuse(state: LichKingState, seat: Seat, move: LichKingMove): RuleViolation | undefined {
  if (state.result) return violation('LK-3.1', 'over');
  if (!state.players[seat]) return violation('LK-2.1', 'no-seat');
  if (move.type === 'setStandingOrders') return undefined;
  if (move.type === 'playReward') return refuseReward(state, seat, move);
  const top = topOf(state);
  return top ? refuseAnswer(state, seat, move, top) : refuseAction(state, seat, move);
}

function perform(draft: Draft, seat: Seat, move: LichKingMove): void {
  if (move.type === 'setStandingOrders') {
    const player = draft.player(seat);
    player.orders = { ...player.orders, ...move.orders };
    draft.tell({ type: 'ordersSet', seat, orders: player.orders });
  } else if (move.type === 'playReward') {
    propose(draft, seat, move, REWARDS[move.reward].moves?.(move.params) ?? []);
  } else if (draft.top) {
    answerOf(draft.top, move.type)?.perform(draft, draft.top, seat, move);
  } else if (isAction(move.type)) {
    actionOf(move.type).perform(draft, seat, move);
  }
}

/** Checks first by reading only, then works on a draft: the given state never changes, and nothing is half done. */
export function apply(state: LichKingState, seat: Seat, move: LichKingMove): Result<Applied<LichKing>, RuleViolation> {
  const refusal = refuse(state, seat, move);
  if (refusal) return fail(refusal);
  const draft = new Draft(state);
  perform(draft, seat, move);
  settle(draft);
  return ok({ state: draft.finish(), events: draft.events });
}
