import { describe, expect, test } from 'vitest';
import { sampleMove } from '../../../../src/ai/sample.js';
import { begin, Random } from '../../../../src/engine/index.js';
import { type WrothState, wroth } from '../../../../src/games/wroth/index.js';
import { make, move, refusal, spend } from '../support/moves.js';
import { against, aiOf } from './house.js';

describe('players and AI under common rules', () => {
  test('WR-15.1: what is forbidden between players is forbidden against the AI', () => {
    const state = against('runen.show_of_force', { 1: ['2b'] }, [{ 5: ['3b'] }], {
      phase: 'actions',
      has: { dice: ['maneuver', 'fight'] },
    });
    expect(make(state, 0, spend(state, 0, move(5, 6, 1))).state.factions[0]!.basics[6]).toBe(1);
    expect(refusal(state, 0, spend(state, 0, move(5, 1, 1)))).toMatch(/^WR-1[01]/);
  });

  test('WR-17.12: units of the AI never stand in the Outskirts', () => {
    const options = wroth.parseOptions({ variant: 'coop', scenario: 'random' }, 2);
    if (!options.ok) throw new Error(options.error.code);
    for (let game = 0; game < 12; game++) {
      const random = Random.fromSeed(`outskirts ${game}`);
      let state: WrothState = begin(wroth, options.value, 2, `outskirts ${game}`);
      while (!wroth.outcome(state)) {
        const seat = random.pick(wroth.acting(state));
        const applied = wroth.apply(state, seat, sampleMove(wroth.decisions(state, seat), random));
        if (!applied.ok) throw new Error(applied.error.code);
        state = applied.value.state;
        if (state.phase !== 'setup') expect(basicsInOutskirts(state)).toBe(0);
      }
    }
  });
});

const basicsInOutskirts = (state: WrothState): number => aiOf(state).basics[0] ?? 0;
