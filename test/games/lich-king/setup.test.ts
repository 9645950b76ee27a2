import { describe, expect, test } from 'vitest';
import { begin } from '../../../src/engine/index.js';
import { faceOf } from '../../../src/games/lich-king/data/cards.js';
import { regionOf } from '../../../src/games/lich-king/data/map.js';
import { HERO_SHEETS } from '../../../src/games/lich-king/data/tables.js';
import type { Difficulty } from '../../../src/games/lich-king/ids.js';
import { type LichKingOptions, type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';

const optionsOf = (given: object, seats: number): LichKingOptions => {
  const read = lichKing.parseOptions(given, seats);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const start = (seats: number, given: object = {}, seed = 'start'): LichKingState =>
  begin(lichKing, optionsOf(given, seats), seats, seed);

const refusal = (given: unknown, seats: number): string => {
  const read = lichKing.parseOptions(given, seats);
  return read.ok ? 'accepted' : `${read.error.rule} ${read.error.code}`;
};

/** The hero deck cut into its piles, the topmost first. */
function pilesOf({ heroDeck, piles }: LichKingState): readonly (readonly string[])[] {
  let from = 0;
  return piles.map((size) => {
    const pile = heroDeck.slice(from, from + size).map((card) => faceOf(card).kind);
    from += size;
    return pile;
  });
}

const count = (pile: readonly string[], kind: string): number => pile.filter((card) => card === kind).length;

const SIZES: Readonly<Record<Difficulty, readonly (readonly number[])[]>> = {
  introductory: [
    [12, 12, 12, 10, 10],
    [12, 11, 11, 10, 10],
    [11, 11, 11, 9, 9],
    [11, 11, 11, 10, 9],
    [11, 11, 10, 9, 9],
  ],
  normal: [
    [10, 10, 10, 9, 9, 9],
    [10, 10, 10, 9, 8, 8],
    [10, 9, 9, 8, 8, 8],
    [10, 10, 9, 8, 8, 8],
    [9, 9, 9, 8, 8, 8],
  ],
  heroic: [
    [9, 9, 8, 8, 8, 8, 7],
    [9, 9, 8, 8, 7, 7, 7],
    [9, 8, 7, 7, 7, 7, 7],
    [9, 9, 7, 7, 7, 7, 7],
    [8, 8, 7, 7, 7, 7, 7],
  ],
  mythic: [
    [7, 8, 7, 7, 7, 7, 7, 7],
    [7, 8, 7, 7, 7, 7, 6, 6],
    [7, 8, 7, 6, 6, 6, 6, 6],
    [7, 8, 7, 7, 6, 6, 6, 6],
    [7, 8, 6, 6, 6, 6, 6, 6],
  ],
};

const STRONGHOLD_PILES: Readonly<Record<Difficulty, readonly number[]>> = {
  introductory: [0, 1, 2],
  normal: [0, 1, 2],
  heroic: [0, 1],
  mythic: [1],
};

const TABLES = Object.entries(SIZES).flatMap(([variant, rows]) =>
  rows.map((sizes, i) => [variant as Difficulty, i + 1, sizes] as const),
);

describe('the hero deck', () => {
  test.each(TABLES)('LK-2.9, LK-T06, LK-T08: %s for %i has piles of %j', (variant, seats, sizes) => {
    const state = start(seats, { variant });
    const piles = pilesOf(state);
    expect(piles.map(({ length }) => length)).toEqual(sizes);
    expect(piles.flat().length).toBe(state.heroDeck.length);
    expect(piles.map((pile) => count(pile, 'scourge_rises'))).toEqual(sizes.map(() => 1));
    const strongholds = sizes.map((_, pile) => (STRONGHOLD_PILES[variant].includes(pile) ? 1 : 0));
    expect(piles.map((pile) => count(pile, 'stronghold'))).toEqual(strongholds);
    const boxed = state.box.cards.map((card) => faceOf(card).kind);
    expect(count(boxed, 'scourge_rises')).toBe(8 - sizes.length);
    expect(count(boxed, 'stronghold')).toBe(3 - STRONGHOLD_PILES[variant].length);
  });

  test.each([
    [1, 4],
    [2, 3],
    [3, 3],
    [4, 2],
    [5, 2],
  ])('LK-2.8, LK-16.2: with %i players each hand has %i regular cards', (seats, size) => {
    const { players } = start(seats);
    expect(players.length).toBe(seats);
    for (const { hand } of players) {
      expect(hand.length).toBe(size);
      expect(hand.every((card) => faceOf(card).icon !== null)).toBe(true);
    }
  });
});

describe('set-up', () => {
  test('LK-T07, LK-2.2, LK-2.6, LK-2.7: the first enemies, the tracks and the heroes', () => {
    for (const seed of ['a', 'b', 'c']) {
      const state = start(2, {}, seed);
      expect([state.scourgeDeck.length, state.scourgeDiscard.length]).toEqual([21, 9]);
      expect([...state.ghouls].filter((ghouls) => ghouls > 0).sort()).toEqual([1, 1, 1, 2, 2, 2, 3, 3]);
      expect(state.abominations).toEqual([{ id: 'a1', at: state.scourgeDiscard[8] }]);
      expect(state.lichKing).toBe(regionOf(state.scourgeDiscard[0]!));
      expect(lichKing.view(state, 'public').supply).toEqual({ ghouls: 21, abominations: 2, strongholds: 3 });
      expect([state.despair, lichKing.view(state, 'public').scourge.rate]).toEqual([0, 2]);
      for (const { id, at, health } of state.heroes) expect({ start: at, health }).toEqual(HERO_SHEETS[id]);
      expect(lichKing.faults(state)).toEqual([]);
    }
  });

  test('LK-T09, LK-2.4, LK-2.5: the first game has its own quests and rewards, which slot gets which is drawn', () => {
    const states = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => start(3, { set: 'firstGame' }, seed));
    for (const { quests } of states) {
      expect(quests.map(({ id }) => id)).toEqual(['the_nexus', 'ulduar', 'naxxramas']);
      expect(quests.map(({ reward }) => reward).sort()).toEqual([
        'argent_crusaders',
        'borrowed_time',
        'one_quiet_night',
      ]);
    }
    expect(new Set(states.map(({ quests }) => quests[0]!.reward)).size).toBeGreaterThan(1);
  });

  test('LK-2.4, LK-2.5: otherwise a quest of each colour and three of nine rewards are drawn; six are put away unseen', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { quests, box } = start(2, {}, `draw ${seed}`);
      expect(quests.map(({ id }) => regionOf(id))).toEqual(['red', 'green', 'purple']);
      expect(box.unseenRewards.length).toBe(6);
      for (const { id, progress, done } of quests) {
        drawn.add(id);
        expect([progress, done]).toEqual([0, false]);
      }
    }
    expect(drawn.size).toBe(9);
  });

  test('LK-2.3, LK-8.6: Icecrown is closed and has no progress', () => {
    expect(start(4).icecrown).toEqual({ open: false, progress: 0 });
  });

  test('LK-2.10: the host names the first player, or the seed decides', () => {
    expect(start(3, { startPlayer: 2 }).active).toBe(2);
    const drawn = new Set(Array.from({ length: 20 }, (_, seed) => start(3, {}, `first ${seed}`).active));
    expect([...drawn].sort()).toEqual([0, 1, 2]);
  });

  test('LK-16.1: alone, one player runs three heroes from left to right', () => {
    const { solo, heroes, active } = start(1, { heroes: ['jaina', 'thrall', 'varian'] });
    expect([solo, heroes.map(({ id, seat }) => [id, seat]), active]).toEqual([
      true,
      [
        ['jaina', 0],
        ['thrall', 0],
        ['varian', 0],
      ],
      0,
    ]);
  });

  test('LK-2.1: each hero is used once, one a player; what is unknown is refused', () => {
    expect(refusal({ heroes: ['jaina', 'jaina'] }, 2)).toBe('LK-2.1 hero-twice');
    expect(refusal({ heroes: ['jaina'] }, 2)).toBe('LK-2.1 wrong-heroes');
    expect(refusal({ heroes: ['arthas', 'jaina'] }, 2)).toBe('LK-2.1 bad-option');
    expect(refusal({}, 6)).toBe('LK-2.1 wrong-seats');
    expect(refusal({ variant: 'easy' }, 2)).toBe('LK-2.9 bad-option');
    expect(refusal({ set: 'mine' }, 2)).toBe('LK-2.5 bad-option');
    expect(refusal({ startPlayer: 2 }, 2)).toBe('LK-2.10 bad-option');
    expect(refusal({ cheat: true }, 2)).toBe('LK-2.1 bad-option');
    expect(start(2, { heroes: ['sylvanas', 'tirion'] }).heroes.map(({ id }) => id)).toEqual(['sylvanas', 'tirion']);
  });
});
