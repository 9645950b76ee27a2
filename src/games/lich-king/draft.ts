import { Random, type Seat } from '../../engine/index.js';
import { indexOf } from './data/map.js';
import type { SpaceId } from './data/spaces.js';
import type { LichKingEvent } from './events.js';
import type { Frame } from './frames/frame.js';
import type { HeroId } from './ids.js';
import type { HeroState, LichKingState, PlayerState, TurnRecord } from './state.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The one place where a state is built, so that every state has the same shape. */
const copyState = (s: LichKingState): Writable<LichKingState> => ({
  random: s.random,
  difficulty: s.difficulty,
  solo: s.solo,
  turn: s.turn,
  round: s.round,
  active: s.active,
  first: s.first,
  phase: s.phase,
  record: s.record,
  players: s.players,
  heroes: s.heroes,
  heroDeck: s.heroDeck,
  piles: s.piles,
  drawn: s.drawn,
  heroDiscard: s.heroDiscard,
  scourgeDeck: s.scourgeDeck,
  revealed: s.revealed,
  scourgeDiscard: s.scourgeDiscard,
  shuffled: s.shuffled,
  box: s.box,
  ghouls: s.ghouls,
  abominations: s.abominations,
  strongholds: s.strongholds,
  lichKing: s.lichKing,
  scourge: s.scourge,
  despair: s.despair,
  quests: s.quests,
  icecrown: s.icecrown,
  frames: s.frames,
  windows: s.windows,
  result: s.result,
});

/**
 * The next state while a move is applied. What is written to is copied first, all else is shared with the state before;
 * lists are replaced, never changed in place. Read through `next`, write through the methods or by replacing a field.
 */
export class Draft {
  readonly next: Writable<LichKingState>;
  readonly events: LichKingEvent[] = [];
  private readonly before: LichKingState;
  private generator: Random | undefined;

  constructor(before: LichKingState) {
    this.before = before;
    this.next = copyState(before);
  }

  /** A hero to write to. */
  hero(id: HeroId): HeroState {
    const index = this.next.heroes.findIndex((hero) => hero.id === id);
    const hero = this.next.heroes[index];
    if (!hero) throw new RangeError(`${id} is not in this game`);
    if (hero !== this.before.heroes[index]) return hero as HeroState;
    const copy: HeroState = { id: hero.id, seat: hero.seat, at: hero.at, health: hero.health };
    this.next.heroes = this.next.heroes.with(index, copy);
    return copy;
  }

  /** A player to write to. */
  player(seat: Seat): PlayerState {
    const player = this.next.players[seat];
    if (!player) throw new RangeError(`There is no seat ${seat}`);
    if (player !== this.before.players[seat]) return player as PlayerState;
    const copy: PlayerState = { hand: player.hand, rewards: player.rewards, orders: player.orders };
    this.next.players = this.next.players.with(seat, copy);
    return copy;
  }

  /** The turn's record to write to. */
  record(): TurnRecord {
    const { record } = this.next;
    if (record !== this.before.record) return record as TurnRecord;
    const copy: TurnRecord = {
      actionsLeft: record.actionsLeft,
      used: record.used,
      skipSummon: record.skipSummon,
      skipAbominations: record.skipAbominations,
      ended: record.ended,
    };
    this.next.record = copy;
    return copy;
  }

  /** Puts ghouls on a space; a negative number takes them away. The supply is what is not on the board. */
  addGhouls(space: SpaceId, ghouls: number): void {
    const index = indexOf(space);
    this.next.ghouls = this.next.ghouls.with(index, (this.next.ghouls[index] ?? 0) + ghouls);
  }

  get top(): Frame | undefined {
    return this.next.frames.at(-1);
  }

  push(frame: Frame): void {
    this.next.frames = [...this.next.frames, frame];
  }

  pop(): void {
    this.next.frames = this.next.frames.slice(0, -1);
  }

  /** The frame on top in its next stage. */
  replace(frame: Frame): void {
    this.next.frames = this.next.frames.with(-1, frame);
  }

  /** Changes a frame further down, which the one on top works for. */
  amend(frame: Frame, changed: Frame): void {
    this.next.frames = this.next.frames.map((other) => (other === frame ? changed : other));
  }

  /** An id for a window, request or decision. */
  newWindow(): string {
    this.next.windows += 1;
    return `w${this.next.windows}`;
  }

  get random(): Random {
    this.generator ??= new Random(this.before.random);
    return this.generator;
  }

  /** The game was won or lost: whatever is under way stops where it is (LK-12.2, LK-8.8). */
  get over(): boolean {
    return this.next.result !== null;
  }

  tell(event: LichKingEvent): void {
    this.events.push(event);
  }

  finish(): LichKingState {
    if (this.generator) this.next.random = this.generator.state;
    return this.next;
  }
}
