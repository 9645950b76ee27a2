import type {
  AnyGame,
  BaseEvent,
  BaseMove,
  Decision,
  Json,
  Outcome,
  Result,
  RuleViolation,
  Seat,
  Turn,
  Viewer,
} from '../engine/index.js';
import type { Language } from '../text/index.js';
import type { Level, Pace, Table } from './model.js';

/** Who asks. `interactionId` makes a request safe to repeat: the same id is accepted once. */
export interface Actor {
  readonly userId: string;
  readonly name: string;
  readonly interactionId?: string;
  /** May manage the tables of this server. */
  readonly manager?: boolean;
}

/** A refusal of the game's rules ("SW-4.3") or of the table's ("WT-1"). */
export type Refusal = RuleViolation;

export interface OpenRequest {
  readonly guildId?: string;
  readonly channelId: string;
  readonly game: string;
  readonly seats?: number;
  readonly options?: Json;
  readonly pace?: Pace;
  readonly language?: Language;
}

/** What a press or command did. `repeated`: it had been accepted before and changed nothing now. */
export interface Done {
  readonly table: Table;
  readonly events: readonly BaseEvent[];
  readonly repeated: boolean;
}

export type Answer<T = Done> = Promise<Result<T, Refusal>>;

/** Everything that can be done with tables. Discord, the headless protocol and tests use this and nothing below it. */
export interface TableService {
  open(actor: Actor, request: OpenRequest): Answer;
  join(actor: Actor, tableId: string, seat?: Seat): Answer;
  leave(actor: Actor, tableId: string): Answer;
  addBot(actor: Actor, tableId: string, level?: Level, seat?: Seat): Answer;
  /** Frees a seat in the lobby. */
  remove(actor: Actor, tableId: string, seat: Seat): Answer;
  /** Changes options, pace, language or the number of seats in the lobby. */
  configure(
    actor: Actor,
    tableId: string,
    change: Partial<Pick<OpenRequest, 'options' | 'pace' | 'language' | 'seats'>>,
  ): Answer;
  start(actor: Actor, tableId: string): Answer;
  /**
   * One press: moves of the actor's seat, applied together or not at all. `expects` names the decision the press was
   * made for; if that decision is closed the refusal is WT-2 ('oldButton'), not a rule of the game.
   */
  submit(
    actor: Actor,
    tableId: string,
    moves: readonly unknown[],
    expects?: { readonly decision: string; readonly version: number },
  ): Answer;
  /** Takes back the actor's last press, back to the last barrier. */
  undo(actor: Actor, tableId: string): Answer;
  /** Whether `undo` would be accepted now, for the button. */
  canUndo(table: Table, userId: string): Promise<boolean>;
  pause(actor: Actor, tableId: string, reason?: string, until?: number): Answer;
  resume(actor: Actor, tableId: string): Answer;
  resign(actor: Actor, tableId: string): Answer;
  /** Gives a seat to another person. */
  replace(actor: Actor, tableId: string, seat: Seat, to: { readonly userId: string; readonly name: string }): Answer;
  /** Takes the own seat back from the stand-in. */
  takeBack(actor: Actor, tableId: string): Answer;
  cancel(actor: Actor, tableId: string, reason?: string): Answer;
  /** Does what is due for a table: an automated turn, a reminder, a timeout, the end of a pause. */
  look(tableId: string, version: number): Promise<void>;

  table(id: string): Promise<Table | undefined>;
  tableIn(channelId: string): Promise<Table | undefined>;
  tablesOf(userId: string): Promise<readonly Table[]>;

  game(table: Table): AnyGame;
  seatOf(table: Table, userId: string): Seat | undefined;
  /** Seats the game waits for. */
  acting(table: Table): readonly Seat[];
  decisions(table: Table, seat: Seat, audience?: 'own' | 'public'): readonly Decision<BaseMove>[];
  view(table: Table, viewer: Viewer): object;
  turn(table: Table): Turn | undefined;
  outcome(table: Table): Outcome | undefined;
}

/** Carries what a change must show to the channel. Told after every accepted change; also finds what was left over. */
export interface Courier {
  /** There is something in the outbox for this table. Never throws, never waits for Discord. */
  kick(tableId: string): void;
}

/** Chooses for bots and stand-ins. */
export interface BotPlayer {
  choose(request: {
    readonly game: AnyGame;
    readonly decisions: readonly Decision<BaseMove>[];
    readonly view: object;
    readonly seat: Seat;
    readonly level: Level;
    /** Fixed by table and version, so that a bot asked twice answers the same. */
    readonly seed: string;
  }): Promise<BaseMove>;
}
