import type { Decision, RuleViolation, Seat } from '../../engine/index.js';
import type { Draft } from './draft.js';
import type { Hit, InstanceKind } from './hooks.js';
import type { FactionId, NumberedId } from './ids.js';
import type { WrothMove } from './moves.js';
import type { Side, WrothState } from './state.js';

/** WR-12.9: `side` deals damage that arose without a command of its own and says who takes it. */
export interface DamagePending {
  readonly ask: 'damage';
  readonly side: Side;
  /** What deals it, for the question: an Elite type or the id of a trait. */
  readonly source: string;
  readonly damage: number;
  /** Regions it may go to, and in each of them any enemy faction, or only this one. */
  readonly regions: readonly NumberedId[];
  readonly faction: FactionId | null;
  readonly mayDecline: boolean;
}

/** WR-17.9: the AI (`side`) deals points in a region, and the players say, point by point, who takes them. */
export interface AssignPending {
  readonly ask: 'assign';
  readonly side: Side;
  readonly source: string;
  readonly kind: InstanceKind;
  readonly region: NumberedId;
  readonly points: number;
  /** Only this human faction takes them (Rampage); null where they may go to any there. */
  readonly faction: FactionId | null;
  /** Points already given, so that reactions come after the whole instance (WR-12.8). */
  readonly hits: readonly Hit[];
}

/** WR-19.4: Drive Out moves a Basic of one of the human factions there. */
export interface PickPending {
  readonly ask: 'pickUnit';
  readonly region: NumberedId;
  readonly to: NumberedId;
}

export type Pending = DamagePending | AssignPending | PickPending;
export type PendingOf<A extends Pending['ask']> = Extract<Pending, { readonly ask: A }>;

/** How one kind of pending decision is judged when it comes to the head of the queue (WR-12.10). */
export interface PendingRule<P extends Pending> {
  readonly asked: (state: WrothState, pending: P) => Seat;
  /** Every answer there is: none drops it, a single one is given at once. */
  readonly answers: (state: WrothState, pending: P) => readonly WrothMove[];
  readonly decide: (state: WrothState, pending: P) => Decision<WrothMove>;
  readonly refuse: (state: WrothState, pending: P, move: WrothMove) => RuleViolation | undefined;
  /** The decision is off the queue already. */
  readonly perform: (draft: Draft, pending: P, move: WrothMove) => void;
  /** What is still to be done when it is dropped. */
  readonly dropped?: (draft: Draft, pending: P) => void;
}

export type PendingRules = { readonly [A in Pending['ask']]: PendingRule<PendingOf<A>> };
