import { expect, test } from 'vitest';
import { lichKingGreedy } from '../../src/ai/lich-king/greedy.js';
import { policyFor } from '../../src/ai/policies.js';
import type { Policy } from '../../src/ai/policy.js';
import { type AnyGame, Random } from '../../src/engine/index.js';
import { type LichKingState, lichKing } from '../../src/games/lich-king/index.js';
import { simulate } from '../../src/headless/simulation.js';

const game = lichKing as unknown as AnyGame;

const won = (policy: Policy, games: number, variant: string): number =>
  Array.from({ length: games }, (_, i) =>
    simulate({ game, seats: 3, options: { variant }, seed: `plain ${i}`, policy }),
  ).filter(({ outcome }) => outcome.winners.length > 0).length;

test('plain play wins most introductory games of three, and random play none', () => {
  const random = policyFor('lich-king', 'random')!;
  expect(won(lichKingGreedy, 16, 'introductory')).toBeGreaterThanOrEqual(8);
  expect(won(random, 16, 'introductory')).toBe(0);
});

test('the mythic game is far harder than the introductory one', () => {
  expect(won(lichKingGreedy, 16, 'mythic')).toBeLessThan(8);
});

test.each([1, 2, 4, 5])('plain play finds a legal move everywhere, with %i players too', (seats) => {
  const { outcome } = simulate({ game, seats, options: {}, seed: `seats ${seats}`, policy: lichKingGreedy });
  expect([0, seats]).toContain(outcome.winners.length);
});

test('plain play reads no deck, no face-down reward and no die to come', () => {
  const blindfold: Policy = (look) => {
    const state = look.state as LichKingState;
    const shuffle = Random.fromSeed(`other ${state.turn}`);
    const other: LichKingState = {
      ...state,
      random: { seed: 'other', position: 0 },
      heroDeck: shuffle.shuffle(state.heroDeck),
      scourgeDeck: shuffle.shuffle(state.scourgeDeck),
      quests: state.quests.map((quest) => ({ ...quest, reward: quest.reward && 'new_allies' })),
    };
    const seed = `${state.turn} ${state.frames.length}`;
    const choice = lichKingGreedy({ ...look, random: Random.fromSeed(seed) });
    expect(lichKingGreedy({ ...look, state: other, random: Random.fromSeed(seed) })).toEqual(choice);
    return choice;
  };
  simulate({ game, seats: 3, options: {}, seed: 'blind', policy: blindfold });
});
