import { type BaseMove, type Decision, Random } from '../engine/index.js';
import { sampleMove } from './sample.js';

/** A player for any game that takes whatever is legal; the same seed always takes the same. */
export const randomPlayer = {
  choose: async ({
    decisions,
    seed,
  }: {
    readonly decisions: readonly Decision<BaseMove>[];
    readonly seed: string;
  }): Promise<BaseMove> => sampleMove(decisions, Random.fromSeed(seed)),
};
