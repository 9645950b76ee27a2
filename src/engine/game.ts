import type { BaseMove, Decision } from './decision.js';
import type { Json } from './json.js';
import type { Random, RandomState } from './random.js';
import type { Result } from './result.js';
import type { Text } from './text.js';
import type { RuleViolation } from './violation.js';

/** A place at the table, counted from 0 in turn order. Who sits there is the table's business, not the game's. */
export type Seat = number;

/**
 * Nobody's seat: a side that the rules play themselves (an automated faction). When it is to act, its decision has one
 * option, the next visible step; the table takes it at a pace that people can follow.
 */
export const HOUSE: Seat = -1;

/** Who looks: a seat, or the public. */
export type Viewer = Seat | 'public';

/** Every state carries its generator, so that a state alone says everything that follows from it. */
export interface BaseState {
  readonly random: RandomState;
}

/** What happened, as data: narration, arrows on the board and bots' explanations are made from it. */
export interface BaseEvent {
  readonly type: string;
  /** Seats that may know of it; absent for all. */
  readonly audience?: readonly Seat[];
  /** It showed something that was hidden, so what led to it cannot be taken back. */
  readonly reveals?: true;
}

/** Where a game stands, as far as clock, headers and messages need to know. */
export interface Turn {
  /** Counts up with every change of turn; a new number is a new table message. */
  readonly number: number;
  readonly round: number;
  readonly rounds?: number;
  /** Whose turn it is; absent when nobody's (an automatic phase, the end). */
  readonly seat?: Seat;
  /** Key of the phase's name. */
  readonly phase: string;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  /** Final result of each seat, in seat order. */
  readonly scores: readonly number[];
  /** How it was decided, for the results card. */
  readonly reason: Text;
}

/** The types one game is made of. All are plain JSON. */
export interface GameTypes {
  state: BaseState;
  move: BaseMove;
  event: BaseEvent;
  view: object;
  options: object;
}

export interface Applied<T extends GameTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

/** A move with the state it was made in. */
export interface Told<T extends GameTypes> {
  readonly before: T['state'];
  readonly events: readonly T['event'][];
}

/** How one thing that players can have (a race, a faction, a card) fared in a game. */
export interface TallyEntry {
  readonly kind: string;
  readonly id: string;
  /** How often a player got it. */
  readonly picked: number;
  /** Turns scored with it, and their score. */
  readonly turns: number;
  readonly scored: number;
  /** How often a player who got it won. */
  readonly won: number;
}

/** One rule book. All functions are pure: no I/O, no clock, no randomness but the state's own generator. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Raised whenever the same log would give another state; a running game keeps the rules it began with. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The values of the option `variant`: what a table can be opened as. The first is the usual one. */
  readonly modes: readonly string[];
  /** The options at set-up as JSON Schema, with defaults. */
  readonly optionsSchema: Json;
  /** Reads options from outside: fills in defaults, refuses what is unknown. */
  parseOptions(input: unknown, seats: number): Result<T['options'], RuleViolation>;
  setup(options: T['options'], seats: number, random: Random): T['state'];
  /** Reads a move from outside; a missing, extra or senseless parameter is a violation. */
  parseMove(input: unknown): Result<T['move'], RuleViolation>;
  /** Seats with a decision open now, in the order in which they are asked; none when the game is over. */
  acting(state: T['state']): readonly Seat[];
  /**
   * Everything `seat` may decide now. For 'public' the list is made from public knowledge only: options that the
   * seat's secrets may forbid are in it, marked private.
   */
  decisions(state: T['state'], seat: Seat, audience?: 'own' | 'public'): readonly Decision<T['move']>[];
  /**
   * What `seat` may decide although nobody waits for it: standing orders, a card that may be played in others' turns.
   * Open at any time, so `apply` takes these moves from seats that are not acting.
   */
  orders?(state: T['state'], seat: Seat): readonly Decision<T['move']>[];
  /** The next state and what happened, or the rule that forbids it. The given state is never changed. */
  apply(state: T['state'], seat: Seat, move: T['move']): Result<Applied<T>, RuleViolation>;
  view(state: T['state'], viewer: Viewer): T['view'];
  turn(state: T['state']): Turn;
  outcome(state: T['state']): Outcome | undefined;
  /** The sentence that tells an event, or nothing where the event is only for the picture. `view` is the teller's view afterwards. */
  narrate(event: T['event'], view: T['view']): Text | undefined;
  /** The board in words, a line each, for those who cannot see the picture. */
  board(view: T['view']): readonly Text[];
  /** What a seat has beside the board (coins, cards in hand), as far as the view tells. */
  holdings(view: T['view'], seat: Seat): readonly Text[];
  /** What a turn came to, as one line ("Round 3 · Ann · Trolls · +9 coins · 4 conquests"). `events` are its public ones, `view` the public's at its end. */
  turnLine?(events: readonly T['event'][], view: T['view'], turn: Turn): Text;
  /** How the things of the game fared from its first move to its last, for the summary of many games. */
  tally?(game: readonly Told<T>[], outcome: Outcome): readonly TallyEntry[];
  /** What is wrong with a state by the rule book's invariants; empty for every state that play can reach. */
  faults(state: T['state']): readonly string[];
}

/** A game whose types are not known here: moves come in through `parseMove`, states go out as JSON. */
export type AnyGame = Game<GameTypes>;
