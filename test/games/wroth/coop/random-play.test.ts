import { describe, expect, test } from 'vitest';
import { HOUSE } from '../../../../src/engine/index.js';
import { SCENARIO_IDS } from '../../../../src/games/wroth/ids.js';
import { wroth } from '../../../../src/games/wroth/index.js';
import { playAtRandom } from '../support/play.js';

describe.each(SCENARIO_IDS)('random games of %s', (scenario) => {
  test.each([1, 2, 3, 4])('WR-24.2: %i players: no fault, no dead end, one step at a time for the house', (seats) => {
    let vp = 0;
    const game = playAtRandom(
      seats,
      `coop ${scenario} ${seats}`,
      (state, seat) => {
        expect(wroth.faults(state)).toEqual([]);
        if (seat === HOUSE) {
          const [decision, ...others] = wroth.decisions(state, HOUSE);
          expect(others).toEqual([]);
          expect(decision?.kind === 'choice' && decision.options.map(({ move }) => move)).toEqual([
            { type: 'ai.step' },
          ]);
        }
        expect(state.coop!.vp).toBeGreaterThanOrEqual(vp);
        vp = state.coop!.vp;
        expect(state.coop!.base).toBeGreaterThan(0);
        // The AI never enters the Outskirts (WR-15.9).
        expect(state.factions[seats]?.basics[0] ?? 0).toBe(0);
        expect(state.factions[seats]?.elites.some(({ at }) => at === 0) ?? false).toBe(false);
      },
      { variant: 'coop', scenario },
    );
    expect([0, seats]).toContain(wroth.outcome(game.state)!.winners.length);
    expect(game.state.round).toBeLessThanOrEqual(20);
  });
});
