import { describe, expect, test } from 'vitest';
import { policyFor } from '../../src/ai/policies.js';
import { type AnyGame, begin, HOUSE, Random } from '../../src/engine/index.js';
import { wroth } from '../../src/games/wroth/index.js';
import { simulate } from '../../src/headless/simulation.js';

const game = wroth as unknown as AnyGame;
const greedy = policyFor('wroth', 'greedy')!;
const random = policyFor('wroth', 'random')!;

describe('greedy play of Wroth', () => {
  test('wins against the AI where random play does not', () => {
    const wins = (policy: typeof greedy): number =>
      Array.from({ length: 10 }, (_, i) =>
        simulate({
          game,
          seats: 4,
          options: { variant: 'coop', scenario: 'venna.gathering_of_outcasts' },
          seed: `greedy ${i}`,
          policy,
        }),
      ).filter(({ outcome }) => outcome.winners.length > 0).length;
    expect(wins(greedy)).toBeGreaterThan(wins(random) + 2);
  });

  test('beats random play of the other seat', () => {
    const won = Array.from({ length: 10 }, (_, i) => {
      const policy: typeof greedy = (look) => (look.seat === i % 2 ? greedy : random)(look);
      const { outcome } = simulate({ game, seats: 2, options: { variant: 'versus' }, seed: `duel ${i}`, policy });
      return outcome.winners.includes(i % 2);
    });
    expect(won.filter(Boolean).length).toBeGreaterThan(7);
  });

  test('does not know dice that have not fallen: another seed of the table changes none of its moves', () => {
    const options = game.parseOptions({ variant: 'coop', scenario: 'runen.show_of_force' }, 2);
    if (!options.ok) throw new Error('refused');
    let state = begin(game, options.value, 2, 'blind');
    for (let asked = 0; asked < 60 && !game.outcome(state); asked++) {
      const seat = game.acting(state)[0]!;
      const decisions = game.decisions(state, seat);
      const play = seat === HOUSE ? random : greedy;
      const look = { game, seat, decisions };
      const move = play({ ...look, state, random: Random.fromSeed(`own ${asked}`) });
      const blind = { ...state, random: { seed: 'other', position: 0 } };
      expect(play({ ...look, state: blind, random: Random.fromSeed(`own ${asked}`) })).toEqual(move);
      const applied = game.apply(state, seat, move);
      if (!applied.ok) throw new Error(applied.error.code);
      state = applied.value.state;
    }
  });
});
