import type { RuleViolation, Seat } from '../../engine/index.js';
import type { Draft } from './draft.js';
import type { MoveOf, MoveType } from './moves.js';
import type { Phase, SmallWorldState } from './state.js';

/** One kind of move: when it is open, what forbids it, and what it does. It is performed only if nothing forbids it. */
export interface Rule<T extends MoveType> {
  readonly phase: Phase | readonly Phase[];
  readonly rule: string;
  /** Answers a marker that was just revealed, before which nothing else goes on (SW-13.6). */
  readonly settles?: true;
  readonly refuse?: (state: SmallWorldState, seat: Seat, move: MoveOf<T>) => RuleViolation | undefined;
  readonly perform: (draft: Draft, seat: Seat, move: MoveOf<T>) => void;
}

/** The rules of the moves that one ability brings; rules.ts puts them together. */
export type RulesOf<T extends MoveType> = { readonly [K in T]: Rule<K> };
