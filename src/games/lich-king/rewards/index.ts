import type { Reward } from '../hooks.js';
import type { RewardId } from '../ids.js';

/** All rewards there are. */
export const REWARDS: Readonly<Partial<Record<RewardId, Reward<RewardId>>>> = {};
