import type { AnyGame, BaseMove, BaseState, Decision, Random, Seat } from '../engine/index.js';

/** What a policy is asked: the position it stands in, what is open for it, and dice of its own. */
export interface Look {
  readonly game: AnyGame;
  readonly state: BaseState;
  readonly seat: Seat;
  /** Never empty. */
  readonly decisions: readonly Decision<BaseMove>[];
  readonly random: Random;
}

/** A way to play one game. It reads of the state only what its seat may see. */
export type Policy = (look: Look) => BaseMove;
