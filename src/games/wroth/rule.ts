import type { RuleViolation, Seat } from '../../engine/index.js';
import type { TaskType } from './agenda.js';
import type { Draft } from './draft.js';
import type { MoveOf, MoveType } from './moves.js';
import type { WrothState } from './state.js';

/**
 * One kind of move: the task it answers, what forbids it, and what it does. It is performed only if nothing forbids it
 * and no decision is pending. A human faction's place in `factions` is its seat.
 */
export interface Rule<T extends MoveType> {
  readonly task: TaskType | readonly TaskType[];
  readonly rule: string;
  readonly refuse?: (state: WrothState, seat: Seat, move: MoveOf<T>) => RuleViolation | undefined;
  readonly perform: (draft: Draft, seat: Seat, move: MoveOf<T>) => void;
}

export type RulesOf<T extends MoveType> = { readonly [K in T]: Rule<K> };
