import { Random, type Seat } from '../../engine/index.js';
import { type Atlas, atlasOf } from './atlas.js';
import type { SmallWorldEvent } from './events.js';
import { RACE_IDS, type RaceId } from './ids.js';
import type { PlayerState, RegionIndex, RegionState, SmallWorldState, TurnRecord } from './state.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const copyRegion = (r: Readonly<RegionState>): RegionState => ({
  owner: r.owner,
  declined: r.declined,
  tokens: r.tokens,
  beasts: r.beasts,
  champion: r.champion,
  murlocs: r.murlocs,
  fort: r.fort,
  wispWall: r.wispWall,
  watchtower: r.watchtower,
  objective: r.objective,
  bomb: r.bomb,
  faceDown: r.faceDown,
  place: r.place,
  artifacts: r.artifacts,
});

const copyPlayer = (p: Readonly<PlayerState>): PlayerState => ({
  coins: p.coins,
  race: p.race,
  power: p.power,
  hand: p.hand,
  beasts: p.beasts,
  champion: p.champion,
  captor: p.captor,
  declinedRace: p.declinedRace,
  declinedPower: p.declinedPower,
  harmony: p.harmony,
  turns: p.turns,
});

const copyRecord = (r: Readonly<TurnRecord>): TurnRecord => ({
  unsettled: r.unsettled,
  conquests: r.conquests,
  usedArtifacts: r.usedArtifacts,
  uses: r.uses,
  side: r.side,
  forcedOut: r.forcedOut,
  attacked: r.attacked,
  strike: r.strike,
  bombFee: r.bombFee,
});

/** The one place where a state is built, so that every state has the same shape. */
const copyState = (s: SmallWorldState): Writable<SmallWorldState> => ({
  random: s.random,
  coinsOpen: s.coinsOpen,
  sides: s.sides,
  boards: s.boards,
  rounds: s.rounds,
  startPlayer: s.startPlayer,
  round: s.round,
  turn: s.turn,
  active: s.active,
  phase: s.phase,
  step: s.step,
  defenders: s.defenders,
  players: s.players,
  regions: s.regions,
  combos: s.combos,
  banners: s.banners,
  badges: s.badges,
  discardedBadges: s.discardedBadges,
  trays: s.trays,
  unusedMarkers: s.unusedMarkers,
  removedMarkers: s.removedMarkers,
  bombs: s.bombs,
  record: s.record,
  lastConquests: s.lastConquests,
});

const RACE_INDEX = Object.fromEntries(RACE_IDS.map((race, index) => [race, index])) as Readonly<Record<RaceId, number>>;

export const inTray = (state: SmallWorldState, race: RaceId): number => state.trays[RACE_INDEX[race]] ?? 0;

/**
 * The next state while a move is applied. What is written to is copied first, all else is shared with the state
 * before; so the state before never changes and a move costs only what it touches.
 */
export class Draft {
  readonly atlas: Atlas;
  readonly events: SmallWorldEvent[] = [];
  readonly next: Writable<SmallWorldState>;
  private readonly before: SmallWorldState;
  private readonly regions: Readonly<RegionState>[];
  private readonly players: Readonly<PlayerState>[];
  private trays: number[] | undefined;
  private generator: Random | undefined;

  constructor(before: SmallWorldState) {
    this.before = before;
    this.atlas = atlasOf(before.boards);
    this.regions = before.regions.slice();
    this.players = before.players.slice();
    this.next = copyState(before);
    this.next.regions = this.regions;
    this.next.players = this.players;
  }

  /** A region to write to. */
  region(index: RegionIndex): RegionState {
    const region = this.regions[index];
    if (!region) throw new RangeError(`There is no region ${index}`);
    if (region !== this.before.regions[index]) return region as RegionState;
    const copy = copyRegion(region);
    this.regions[index] = copy;
    return copy;
  }

  /** A player to write to. */
  player(seat: Seat): PlayerState {
    const player = this.players[seat];
    if (!player) throw new RangeError(`There is no seat ${seat}`);
    if (player !== this.before.players[seat]) return player as PlayerState;
    const copy = copyPlayer(player);
    this.players[seat] = copy;
    return copy;
  }

  /** The turn's record to write to. */
  record(): TurnRecord {
    if (this.next.record === this.before.record) this.next.record = copyRecord(this.before.record);
    return this.next.record as TurnRecord;
  }

  toTray(race: RaceId, tokens: number): void {
    this.setTray(race, inTray(this.next, race) + tokens);
  }

  fromTray(race: RaceId, tokens: number): void {
    this.setTray(race, inTray(this.next, race) - tokens);
  }

  private setTray(race: RaceId, tokens: number): void {
    this.trays ??= this.before.trays.slice();
    this.trays[RACE_INDEX[race]] = tokens;
    this.next.trays = this.trays;
  }

  get random(): Random {
    this.generator ??= new Random(this.before.random);
    return this.generator;
  }

  tell(event: SmallWorldEvent): void {
    this.events.push(event);
  }

  finish(): SmallWorldState {
    if (this.generator) this.next.random = this.generator.state;
    return this.next;
  }
}
