import { Random } from '../../engine/index.js';
import type { Task } from './agenda.js';
import type { CoopState } from './coop/state.js';
import type { WrothEvent } from './events.js';
import type { EliteId } from './ids.js';
import type { Pending } from './pending.js';
import type { Elite, Faction, Side, TurnRecord, WrothState } from './state.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const copyFaction = (f: Readonly<Faction>): Faction => ({
  id: f.id,
  seat: f.seat,
  zone: f.zone,
  korra: f.korra,
  vp: f.vp,
  mat: f.mat,
  discard: f.discard,
  basics: f.basics,
  elites: f.elites,
  traits: f.traits,
  dice: f.dice,
  seer: f.seer,
  usedThisTurn: f.usedThisTurn,
  usedThisRound: f.usedThisRound,
});

/** The one place where a state is built, so that every state has the same shape. */
const copyState = (s: WrothState): Writable<WrothState> => ({
  random: s.random,
  options: s.options,
  seats: s.seats,
  phase: s.phase,
  round: s.round,
  turn: s.turn,
  first: s.first,
  active: s.active,
  record: s.record,
  picks: s.picks,
  tokens: s.tokens,
  korra: s.korra,
  factions: s.factions,
  pool: s.pool,
  pending: s.pending,
  agenda: s.agenda,
  tieBreak: s.tieBreak,
  result: s.result,
  coop: s.coop,
});

/**
 * The next state while a move is applied. What is written to is copied first, all else is shared with the state
 * before; so the state before never changes and a move costs only what it touches.
 */
export class Draft {
  readonly events: WrothEvent[] = [];
  readonly next: Writable<WrothState>;
  private readonly before: WrothState;
  private generator: Random | undefined;

  constructor(before: WrothState) {
    this.before = before;
    this.next = copyState(before);
  }

  /** A faction to write to; its lists are replaced, never changed in place. */
  faction(side: Side): Faction {
    const faction = this.next.factions[side];
    if (!faction) throw new RangeError(`There is no faction ${side}`);
    if (faction !== this.before.factions[side]) return faction as Faction;
    const copy = copyFaction(faction);
    this.next.factions = this.next.factions.with(side, copy);
    return copy;
  }

  /** Writes to one Elite die. */
  elite(side: Side, id: EliteId, change: Partial<Pick<Elite, 'at' | 'vitality' | 'deployed'>>): void {
    const faction = this.faction(side);
    faction.elites = faction.elites.map((elite) => (elite.id === id ? { ...elite, ...change } : elite));
  }

  /** Writes to the record of the turn. */
  record(change: Partial<TurnRecord>): void {
    this.next.record = { ...this.next.record, ...change };
  }

  /** Writes to what only a co-operative game has. */
  coop(change: Partial<CoopState>): void {
    if (!this.next.coop) throw new Error('This is no co-operative game');
    this.next.coop = { ...this.next.coop, ...change };
  }

  /** Asks something that must be answered before anything goes on, after what is asked already (WR-3.2). */
  ask(pending: Pending): void {
    this.next.pending = [...this.next.pending, pending];
  }

  /** Asks the rest of something that is half answered, before all else. */
  askFirst(pending: Pending): void {
    this.next.pending = [pending, ...this.next.pending];
  }

  /** Puts tasks in front of all that is still to be done. */
  first(...tasks: readonly Task[]): void {
    this.next.agenda = [...tasks, ...this.next.agenda];
  }

  /** Takes the task off the agenda that was waiting for a move. */
  finishTask(): void {
    this.next.agenda = this.next.agenda.slice(1);
  }

  get random(): Random {
    this.generator ??= new Random(this.before.random);
    return this.generator;
  }

  tell(event: WrothEvent): void {
    this.events.push(event);
  }

  finish(): WrothState {
    if (this.generator) this.next.random = this.generator.state;
    return this.next;
  }
}
