import type { Seat } from '../../engine/index.js';
import { ACTIONS } from './actions/index.js';
import { activeSeat } from './board.js';
import type { Asked } from './frames/frame.js';
import { ruleOf } from './frames/index.js';
import { orderDecision } from './order-decision.js';
import { rewardDecisions } from './play-reward.js';
import { acting } from './rules.js';
import type { LichKingState } from './state.js';
import { topOf } from './timing.js';

/** Everything an asked seat may decide; the one source of controls, autocomplete, bots and programs. */
export function decisions(state: LichKingState, seat: Seat): readonly Asked[] {
  if (!acting(state).includes(seat)) return [];
  const top = topOf(state);
  const rewards = rewardDecisions(state, seat);
  if (top) return [...(ruleOf(top.kind).decisions?.(state, top, seat) ?? []), ...rewards];
  const offered = Object.values(ACTIONS).flatMap((action) => action.decisions(state, seat));
  // Ending comes last, after the rewards.
  return [...offered.slice(0, -1), ...rewards, ...offered.slice(-1)];
}

/** What a seat may decide although nobody waits for it: its orders, rewards in others' turns, closing what waits. */
export function orders(state: LichKingState, seat: Seat): readonly Asked[] {
  if (state.result || !state.players[seat]) return [];
  const top = topOf(state);
  const own = orderDecision(state, seat);
  if (acting(state).includes(seat)) return [own];
  const unasked = top ? (ruleOf(top.kind).orders?.(state, top, seat) ?? []) : [];
  const idle = !top && seat !== activeSeat(state);
  return [...unasked, ...(top || idle ? rewardDecisions(state, seat) : []), own];
}
