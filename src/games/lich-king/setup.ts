import type { Random } from '../../engine/index.js';
import { type CardId, REGULAR_CARDS, RISE_CARDS, STRONGHOLD_CARDS } from './data/cards.js';
import { indexOf, regionOf } from './data/map.js';
import { QUEST_CARDS } from './data/quests.js';
import { ICECROWN, SPACE_IDS, type SpaceId } from './data/spaces.js';
import {
  ACTIONS,
  DECKS,
  FIRST_ENEMIES,
  FIRST_GAME_QUESTS,
  FIRST_GAME_REWARDS,
  HERO_SHEETS,
  STARTING_HAND,
} from './data/tables.js';
import {
  ABOMINATION_IDS,
  type AbominationId,
  type Difficulty,
  HERO_IDS,
  REGIONAL_QUEST_IDS,
  REGIONS,
  REWARD_IDS,
  type Region,
} from './ids.js';
import { heroCount, type LichKingOptions } from './options.js';
import { DEFAULT_ORDERS } from './standing-orders.js';
import type { HeroState, LichKingState, QuestState, TurnRecord } from './state.js';

export const newRecord = (): TurnRecord => ({
  actionsLeft: ACTIONS,
  used: [],
  skipSummon: false,
  skipAbominations: false,
  ended: false,
});

interface Deck {
  readonly cards: readonly CardId[];
  readonly piles: readonly number[];
  readonly unused: readonly CardId[];
}

/** LK-2.9: a Scourge Rises in each pile, Strongholds in some, the piles stacked without mixing. */
function stackDeck(rest: readonly CardId[], difficulty: Difficulty, random: Random): Deck {
  const { piles, strongholds } = DECKS[difficulty];
  const rises = RISE_CARDS.slice(0, piles);
  const bases = STRONGHOLD_CARDS.slice(0, strongholds.length);
  let dealt = 0;
  const stacked = Array.from({ length: piles }, (_, pile) => {
    const size = Math.floor(rest.length / piles) + (pile < rest.length % piles ? 1 : 0);
    const cards = rest.slice(dealt, dealt + size);
    dealt += size;
    const base = strongholds.includes(pile) ? bases[strongholds.indexOf(pile)] : undefined;
    return random.shuffle([...cards, rises[pile] as CardId, ...(base ? [base] : [])]);
  });
  return {
    cards: stacked.flat(),
    piles: stacked.map(({ length }) => length),
    unused: [...RISE_CARDS.slice(piles), ...STRONGHOLD_CARDS.slice(strongholds.length)],
  };
}

interface Enemies {
  readonly ghouls: number[];
  readonly abominations: { id: AbominationId; at: SpaceId }[];
  readonly lichKing: Region;
  readonly deck: readonly SpaceId[];
  readonly discard: readonly SpaceId[];
}

/** LK-2.6: what the first nine scourge cards bring; the first of them places the Lich King. */
function firstEnemies(random: Random): Enemies {
  const deck = random.shuffle(SPACE_IDS.filter((id) => id !== ICECROWN));
  const ghouls: number[] = SPACE_IDS.map(() => 0);
  const abominations: Enemies['abominations'] = [];
  let drawn = 0;
  for (const step of FIRST_ENEMIES) {
    for (const space of deck.slice(drawn, drawn + step.cards)) {
      ghouls[indexOf(space)] = step.ghouls;
      for (const id of ABOMINATION_IDS.slice(0, step.abominations)) abominations.push({ id, at: space });
    }
    drawn += step.cards;
  }
  const lichKing = regionOf(deck[0] as SpaceId) as Region;
  return { ghouls, abominations, lichKing, deck: deck.slice(drawn), discard: deck.slice(0, drawn) };
}

/** LK-2.4, LK-2.5: one quest of each colour, a reward face down under it; the six others go to the box unseen. */
function drawQuests(set: LichKingOptions['set'], random: Random) {
  const rewards =
    set === 'firstGame'
      ? [...random.shuffle(FIRST_GAME_REWARDS), ...REWARD_IDS.filter((id) => !FIRST_GAME_REWARDS.includes(id))]
      : random.shuffle(REWARD_IDS);
  const quests = REGIONS.map((region, slot): QuestState => {
    const known = set === 'firstGame' ? FIRST_GAME_QUESTS : REGIONAL_QUEST_IDS;
    const id = random.pick(known.filter((quest) => QUEST_CARDS[quest].region === region));
    return { id, progress: 0, reward: rewards[slot] ?? null, done: false };
  });
  return { quests, unseenRewards: rewards.slice(REGIONS.length) };
}

/** The game before its first turn (LK-2). */
export function setup(options: LichKingOptions, seats: number, random: Random): LichKingState {
  const solo = seats === 1;
  const drawn = options.heroes === 'random' ? random.shuffle(HERO_IDS).slice(0, heroCount(seats)) : options.heroes;
  const heroes = drawn.map(
    (id, index): HeroState => ({
      id,
      seat: solo ? 0 : index,
      at: HERO_SHEETS[id].start,
      health: HERO_SHEETS[id].health,
    }),
  );
  const { quests, unseenRewards } = drawQuests(options.set, random);
  const enemies = firstEnemies(random);
  const cards = random.shuffle(REGULAR_CARDS);
  const size = STARTING_HAND[seats] ?? 0;
  const players = Array.from({ length: seats }, (_, seat) => ({
    hand: cards.slice(seat * size, (seat + 1) * size),
    rewards: [],
    orders: DEFAULT_ORDERS,
  }));
  const deck = stackDeck(cards.slice(seats * size), options.variant, random);
  const wanted = options.startPlayer === 'random' ? random.int(seats) : options.startPlayer;
  const first = solo ? 0 : wanted;
  return {
    random: random.state,
    difficulty: options.variant,
    solo,
    turn: 1,
    round: 1,
    active: first,
    first,
    phase: 'actions',
    record: newRecord(),
    players,
    heroes,
    heroDeck: deck.cards,
    piles: deck.piles,
    drawn: [],
    heroDiscard: [],
    scourgeDeck: enemies.deck,
    revealed: null,
    scourgeDiscard: enemies.discard,
    shuffled: [],
    box: { cards: deck.unused, scourge: [], rewards: [], unseenRewards },
    ghouls: enemies.ghouls,
    abominations: enemies.abominations,
    strongholds: [],
    lichKing: enemies.lichKing,
    scourge: 0,
    despair: 0,
    quests,
    icecrown: { open: false, progress: 0 },
    frames: [],
    windows: 0,
    result: null,
  };
}
