import { type RuleViolation, type Seat, violation } from '../../engine/index.js';
import type { Draft } from './draft.js';
import type { Asked } from './frames/frame.js';
import type { RewardMove } from './moves.js';
import { REWARDS } from './rewards/index.js';
import type { LichKingState } from './state.js';
import { isPlayable, playableRewards } from './timing.js';
import { REWARD_NAMES } from './words.js';

/** LK-15.1, LK-15.2: whoever holds it, when its row of the timing table says so. */
export function refuseReward(state: LichKingState, seat: Seat, move: RewardMove): RuleViolation | undefined {
  const facts = { reward: REWARD_NAMES[move.reward] };
  if (!state.players[seat]?.rewards.includes(move.reward)) return violation('LK-15.1', 'not-your-reward', facts);
  if (!isPlayable(state, seat, move.reward)) return violation('LK-15.2', 'reward-not-now', facts);
  return REWARDS[move.reward].refuse?.(state, seat, move.params);
}

export function performReward(draft: Draft, seat: Seat, { reward, params }: RewardMove): void {
  const player = draft.player(seat);
  player.rewards = player.rewards.filter((other) => other !== reward);
  draft.next.box = { ...draft.next.box, rewards: [...draft.next.box.rewards, reward] };
  draft.tell({ type: 'rewardPlayed', seat, reward });
  freshWindow(draft);
  REWARDS[reward].perform(draft, seat, params);
}

/** A play clears the passes of the window it was made in (LK-17.3). */
function freshWindow(draft: Draft): void {
  const { top } = draft;
  if (top && 'passed' in top) draft.replace({ ...top, passed: [] });
}

export const rewardDecisions = (state: LichKingState, seat: Seat): readonly Asked[] =>
  playableRewards(state, seat).flatMap((reward) => REWARDS[reward].decision(state, seat) ?? []);
