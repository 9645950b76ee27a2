import { Random, type RandomState, type Seat } from '../../../../src/engine/index.js';
import { type CardKind, faceOf, REGULAR_CARDS } from '../../../../src/games/lich-king/data/cards.js';
import { indexOf, regionOf } from '../../../../src/games/lich-king/data/map.js';
import { QUEST_CARDS } from '../../../../src/games/lich-king/data/quests.js';
import { SPACE_IDS, type SpaceId } from '../../../../src/games/lich-king/data/spaces.js';
import { DIE, HERO_SHEETS } from '../../../../src/games/lich-king/data/tables.js';
import {
  ABOMINATION_IDS,
  GATES,
  HERO_IDS,
  type HeroId,
  REGIONS,
  REWARD_IDS,
  type Region,
  type RegionalQuestId,
  type RewardId,
} from '../../../../src/games/lich-king/ids.js';
import { newRecord, setup } from '../../../../src/games/lich-king/setup.js';
import type { StandingOrders } from '../../../../src/games/lich-king/standing-orders.js';
import type {
  HeroState,
  LichKingState,
  PlayerState,
  QuestState,
  TurnRecord,
} from '../../../../src/games/lich-king/state.js';

interface HeroSketch {
  readonly at?: SpaceId;
  readonly health?: number;
  /** Kinds of hero cards; in the solo game the hands of all heroes are one. */
  readonly hand?: readonly CardKind[];
  readonly rewards?: readonly RewardId[];
  readonly orders?: Partial<StandingOrders>;
}

export interface Sketch {
  /** In seat order; the first is active unless `active` says otherwise. */
  readonly heroes: Readonly<Partial<Record<HeroId, HeroSketch>>>;
  readonly active?: HeroId;
  readonly solo?: true;
  readonly ghouls?: Readonly<Partial<Record<SpaceId, number>>>;
  /** Figures in order of their ids. */
  readonly abominations?: readonly SpaceId[];
  readonly strongholds?: readonly SpaceId[];
  readonly lichKing?: Region;
  /** Quests in play with their progress; the other colours get a quest far from everything. `'done'` is completed. */
  readonly quests?: Readonly<Partial<Record<RegionalQuestId, number | 'done'>>>;
  /** Progress of the siege: the three quests are done and Icecrown is open. */
  readonly icecrown?: number;
  readonly despair?: number;
  readonly scourge?: number;
  /** Kinds of the top cards of the hero deck. */
  readonly heroDeck?: readonly CardKind[];
  /** The whole hero deck is as short as `heroDeck`; the rest of it is on the discard pile. */
  readonly shortDeck?: true;
  readonly heroDiscard?: readonly CardKind[];
  /** Top cards of the scourge deck. */
  readonly scourgeDeck?: readonly SpaceId[];
  readonly scourgeBottom?: SpaceId;
  readonly record?: Partial<TurnRecord>;
}

/** Nothing is done without asking (the notation of the test cases). */
export const BY_HAND: StandingOrders = {
  autoPassFight: false,
  autoContribute: false,
  defend: 'never',
  autoConsent: 'none',
  indomitable: 'ask',
  holdGates: [...GATES],
};

const QUIET_QUESTS: Readonly<Record<Region, RegionalQuestId>> = {
  red: 'the_nexus',
  green: 'ulduar',
  purple: 'wyrmrest_temple',
};

/**
 * A position as a case describes it: no enemies, no strongholds, empty hands, no rewards in anybody's hand and nothing
 * automatic unless the case says so; all cards that are nowhere else lie in their decks.
 */
export function position(sketch: Sketch): LichKingState {
  const ids = HERO_IDS.filter((id) => id in sketch.heroes);
  const named = Object.keys(sketch.heroes) as HeroId[];
  if (ids.length !== named.length) throw new Error('Unknown hero');
  const seats = sketch.solo ? 1 : named.length;
  const options = { variant: 'normal', set: 'random', heroes: named, startPlayer: 0 } as const;
  const start = setup(options, seats, Random.fromSeed('position'));
  const active = sketch.active ? named.indexOf(sketch.active) : 0;
  const heroes = named.map((id, index): HeroState => {
    const { at, health } = sketch.heroes[id] ?? {};
    const sheet = HERO_SHEETS[id];
    return { id, seat: sketch.solo ? 0 : index, at: at ?? sheet.start, health: health ?? sheet.health };
  });
  const cards = [...start.heroDeck, ...start.players.flatMap(({ hand }) => hand)];
  const take = (kinds: readonly CardKind[]): readonly string[] =>
    kinds.map((kind) => {
      const at = cards.findIndex((card) => faceOf(card).kind === kind);
      if (at < 0) throw new Error(`No ${kind} left`);
      return cards.splice(at, 1)[0]!;
    });
  const players = Array.from({ length: seats }, (_, seat): PlayerState => {
    const mine = heroes.filter((hero) => hero.seat === seat).map(({ id }) => sketch.heroes[id] ?? {});
    return {
      hand: mine.flatMap(({ hand }) => take(hand ?? [])),
      rewards: mine.flatMap(({ rewards }) => rewards ?? []),
      orders: Object.assign({}, BY_HAND, ...mine.map(({ orders }) => orders)),
    };
  });
  const heroDiscard = take(sketch.heroDiscard ?? []);
  const onTop = take(sketch.heroDeck ?? []);
  const special = cards.filter((card) => faceOf(card).icon === null);
  const scourge = SPACE_IDS.filter((id) => id !== 'icecrown_citadel');
  const topmost = sketch.scourgeDeck ?? [];
  const bottom = sketch.scourgeBottom ? [sketch.scourgeBottom] : [];
  const between = scourge.filter((id) => !topmost.includes(id) && !bottom.includes(id));
  const ghouls = SPACE_IDS.map((id) => sketch.ghouls?.[id] ?? 0);
  const open = sketch.icecrown !== undefined;
  const held = players.flatMap(({ rewards }) => rewards);
  const free = REWARD_IDS.filter((id) => !held.includes(id));
  const quests = REGIONS.map((region, slot): QuestState => {
    const played = Object.keys(sketch.quests ?? {}) as RegionalQuestId[];
    const id = played.find((quest) => regionOf(quest) === region) ?? QUIET_QUESTS[region];
    const progress = sketch.quests?.[id] ?? 0;
    const done = open || progress === 'done';
    const reached = done || typeof progress !== 'number' ? QUEST_CARDS[id].track.length : progress;
    return { id, progress: reached, reward: done ? null : free[slot]!, done };
  });
  const unseenRewards = free.filter((id) => !quests.some(({ reward }) => reward === id));
  const standing = new Set(heroes.map(({ at }) => regionOf(at)));
  return {
    ...start,
    heroes,
    active,
    first: 0,
    turn: active + 1,
    players,
    record: { ...newRecord(), ...sketch.record },
    heroDeck: sketch.shortDeck ? onTop : [...onTop, ...cards],
    heroDiscard: sketch.shortDeck
      ? [...heroDiscard, ...cards.filter((card) => REGULAR_CARDS.includes(card))]
      : heroDiscard,
    scourgeDeck: [...topmost, ...between, ...bottom],
    scourgeDiscard: [],
    box: {
      cards: sketch.shortDeck ? [...start.box.cards, ...special] : start.box.cards,
      scourge: [],
      rewards: [],
      unseenRewards,
    },
    ghouls,
    abominations: (sketch.abominations ?? []).map((at, i) => ({ id: ABOMINATION_IDS[i]!, at })),
    strongholds: sketch.strongholds ?? [],
    lichKing: open ? 'icecrown' : (sketch.lichKing ?? REGIONS.find((region) => !standing.has(region)) ?? 'green'),
    scourge: sketch.scourge ?? 0,
    despair: sketch.despair ?? 0,
    quests,
    icecrown: { open, progress: sketch.icecrown ?? 0 },
  };
}

export const seatOf = (state: LichKingState, hero: HeroId): Seat => state.heroes.find(({ id }) => id === hero)!.seat;

export const heroIn = (state: LichKingState, hero: HeroId): Readonly<HeroState> =>
  state.heroes.find(({ id }) => id === hero)!;

export const ghouls = (state: LichKingState, space: SpaceId): number => state.ghouls[indexOf(space)]!;

export const abominations = (state: LichKingState, space: SpaceId): number =>
  state.abominations.filter(({ at }) => at === space).length;

/** The first card of a kind in a seat's hand. */
export const card = (state: LichKingState, hero: HeroId, kind: CardKind, nth = 0): string =>
  state.players[seatOf(state, hero)]!.hand.filter((id) => faceOf(id).kind === kind)[nth]!;

const LUCK = 20_000;

function luck(fits: (random: Random) => boolean): RandomState {
  for (let seed = 0; seed < LUCK; seed++) {
    if (fits(Random.fromSeed(`luck ${seed}`))) return { seed: `luck ${seed}`, position: 0 };
  }
  throw new Error('That never happens');
}

/** The same position with the next dice as given, each [hits, blocks]. */
export const withDice = (state: LichKingState, ...dice: readonly (readonly [number, number])[]): LichKingState => ({
  ...state,
  random: luck((random) =>
    dice.every(([hits, blocks]) => {
      const face = random.pick(DIE);
      return face.hits === hits && face.blocks === blocks;
    }),
  ),
});

/** The same position with two dice next that show so many hits and blocks together. */
export const withRoll = (state: LichKingState, hits: number, blocks: number): LichKingState => ({
  ...state,
  random: luck((random) => {
    const [a, b] = [random.pick(DIE), random.pick(DIE)];
    return a.hits + b.hits === hits && a.blocks + b.blocks === blocks;
  }),
});
