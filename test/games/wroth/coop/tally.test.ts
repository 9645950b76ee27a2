import { expect, test } from 'vitest';
import type { AnyGame } from '../../../../src/engine/index.js';
import { wroth } from '../../../../src/games/wroth/index.js';
import { simulate } from '../../../../src/headless/simulation.js';

test('the summary of a co-operative game names factions, traits, the AI and its scenario, with rounds, VP and who won', () => {
  const { tally, outcome, rounds } = simulate({
    game: wroth as unknown as AnyGame,
    seats: 2,
    options: { variant: 'coop', scenario: 'koda.winter_larder' },
    seed: 'tally',
  });
  expect(tally.map(({ kind }) => kind)).toEqual([
    'faction',
    'trait',
    'faction',
    'trait',
    'against',
    'scenario',
    'scenario',
  ]);
  for (const { turns, scored, won } of tally) {
    expect([turns, scored, won]).toEqual([rounds, outcome.scores[0], outcome.winners.length > 0 ? 1 : 0]);
  }
  expect(tally.slice(4).map(({ id }) => id)).toEqual(['koda', 'koda.winter_larder', 'koda.winter_larder for 2']);
});
