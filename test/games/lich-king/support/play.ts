import { sampleMove } from '../../../../src/ai/sample.js';
import { begin, type Json, Random, type Seat } from '../../../../src/engine/index.js';
import { QUEST_CARDS } from '../../../../src/games/lich-king/data/quests.js';
import type { Difficulty } from '../../../../src/games/lich-king/ids.js';
import { type LichKingState, lichKing } from '../../../../src/games/lich-king/index.js';

/** Every number of players, each at another difficulty. */
export const TABLES: readonly (readonly [seats: number, variant: Difficulty])[] = [
  [1, 'normal'],
  [2, 'introductory'],
  [3, 'heroic'],
  [4, 'mythic'],
  [5, 'normal'],
];

interface Played {
  readonly state: LichKingState;
  readonly moves: readonly { readonly seat: Seat; readonly move: Json }[];
}

/** Plays on with random moves to the end, sometimes one that nobody waits for; `look` sees every moment. */
export function playOn(
  from: LichKingState,
  seed: string,
  look?: (state: LichKingState, seat: Seat) => void,
  unasked = 12,
): Played {
  const chance = Random.fromSeed(`${seed}/moves`);
  const moves: { seat: Seat; move: Json }[] = [];
  let state = from;
  while (!lichKing.outcome(state)) {
    const asked = chance.pick(lichKing.acting(state));
    look?.(state, asked);
    const odd = unasked > 0 && chance.int(unasked) === 0;
    const seat = odd ? chance.int(state.players.length) : asked;
    const open = odd ? lichKing.orders!(state, seat) : lichKing.decisions(state, seat);
    const move = sampleMove(open, chance);
    const applied = lichKing.apply(state, seat, move);
    if (!applied.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(applied.error)}`);
    moves.push({ seat, move: JSON.parse(JSON.stringify(move)) as Json });
    state = applied.value.state;
    if (moves.length > 5_000) throw new Error('The game does not end');
  }
  return { state, moves };
}

export function start(seats: number, seed: string, options: object = {}): LichKingState {
  const read = lichKing.parseOptions(options, seats);
  if (!read.ok) throw new Error(read.error.code);
  return begin(lichKing, read.value, seats, seed);
}

/**
 * A game near its end, where random play would never come: quests almost done or the siege under way, rewards in
 * hands, strongholds built, nothing decided beforehand.
 */
export function late(seats: number, seed: string): LichKingState {
  const state = start(seats, seed);
  const dice = Random.fromSeed(`${seed}/late`);
  const siege = dice.int(2) === 0;
  const rewards = dice.shuffle(state.box.unseenRewards);
  const held = rewards.slice(0, 3);
  const orders = {
    autoPassFight: false,
    autoContribute: dice.int(2) === 0,
    defend: dice.pick(['never', 'ifDefeatOtherwise', 'always'] as const),
    autoConsent: dice.pick(['none', 'healOnly', 'all'] as const),
    indomitable: dice.pick(['ask', 'ask', 'always', 'never'] as const),
    holdGates: ['G1', 'G1b', 'G2', 'G3', 'G4', 'G5'] as const,
  };
  const strongholds = (['warsong_hold', 'the_breach', 'thryms_end'] as const).slice(0, 1 + dice.int(3));
  const built = state.heroDeck.filter((card) => card.startsWith('stronghold')).slice(0, strongholds.length);
  return {
    ...state,
    strongholds,
    heroDeck: state.heroDeck.filter((card) => !built.includes(card)),
    players: state.players.map((player, seat) => ({
      ...player,
      orders,
      rewards: held.filter((_, i) => i % seats === seat),
    })),
    box: {
      ...state.box,
      cards: [...state.box.cards, ...built],
      unseenRewards: rewards.slice(3),
      ...(siege ? { rewards: state.quests.map(({ reward }) => reward!) } : {}),
    },
    quests: state.quests.map((quest) => {
      const { length } = QUEST_CARDS[quest.id].track;
      return siege
        ? { ...quest, progress: length, reward: null, done: true }
        : { ...quest, progress: length - 1 - dice.int(3) };
    }),
    heroes: state.heroes.map((hero, i) =>
      dice.int(3) === 0 ? hero : { ...hero, at: siege ? 'icecrown_citadel' : state.quests[i % 3]!.id },
    ),
    ...(siege ? { icecrown: { open: true, progress: 14 }, lichKing: 'icecrown' as const } : {}),
  };
}
