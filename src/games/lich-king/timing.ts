import type { Seat } from '../../engine/index.js';
import type { Frame, FrameKind, FrameOf, Timing } from './frames/frame.js';
import type { HeroId, RewardId } from './ids.js';
import { REWARDS } from './rewards/index.js';
import type { LichKingState } from './state.js';

/** Frames in which rewards may be played, by their column of the timing table (LK-15.2); in all others they may not. */
const TIMING_OF: Readonly<Partial<Record<FrameKind, Timing>>> = {
  rewardGate: 'gate',
  fightCards: 'fight',
  questProgress: 'quest',
  defend: 'defend',
  riseGap: 'rise',
  handLimit: 'hand',
};

export const topOf = ({ frames }: LichKingState): Frame | undefined => frames.at(-1);

/** The nearest frame of a kind below the top: the fight its window belongs to, and so on. */
export const frameBelow = <K extends FrameKind>({ frames }: LichKingState, kind: K): FrameOf<K> | undefined =>
  frames.findLast((frame): frame is FrameOf<K> => frame.kind === kind);

/** The column that counts now for a seat; undefined while something is resolved that nobody may interrupt. */
export function timingNow(state: LichKingState, seat: Seat): Timing | undefined {
  const top = topOf(state);
  if (!top) return state.phase === 'actions' && !state.record.ended ? 'idle' : undefined;
  if (top.kind === 'handLimit' && top.seat !== seat) return undefined;
  return TIMING_OF[top.kind];
}

export function isPlayable(state: LichKingState, seat: Seat, reward: RewardId): boolean {
  const timing = timingNow(state, seat);
  const { at, usable } = REWARDS[reward];
  return timing !== undefined && at.includes(timing) && usable?.(state, seat) !== false;
}

export const playableRewards = (state: LichKingState, seat: Seat): readonly RewardId[] =>
  state.players[seat]?.rewards.filter((reward) => isPlayable(state, seat, reward)) ?? [];

/** The hero whose fight or quest action is unfinished, and the victim of a damage event: no reward moves them (LK-15.2). */
export const heldHeroes = ({ frames }: LichKingState): readonly HeroId[] =>
  frames.flatMap((frame) => {
    if (frame.kind === 'fight' || frame.kind === 'quest') return [frame.hero];
    return frame.kind === 'defend' ? [frame.victim] : [];
  });
