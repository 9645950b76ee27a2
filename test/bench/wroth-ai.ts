import { randomPolicy } from '../../src/ai/policies.js';
import { type AnyGame, begin, HOUSE, Random } from '../../src/engine/index.js';
import { SCENARIO_IDS } from '../../src/games/wroth/ids.js';
import { median, quantile, report } from './figure.js';

const BOUND = 5;

/** How long one visible step of Wroth's automated faction takes, over random games of every scenario. */
export function benchWrothAi(game: AnyGame, rounds = 2): void {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [at, scenario] of SCENARIO_IDS.entries()) {
      const seats = 1 + (at % 4);
      const options = game.parseOptions({ variant: 'coop', scenario }, seats);
      if (!options.ok) throw new Error(`${scenario} is refused`);
      const chance = Random.fromSeed(`${scenario} ${round}`);
      let state = begin(game, options.value, seats, `bench ${scenario} ${round}`);
      while (!game.outcome(state)) {
        const seat = game.acting(state)[0] as number;
        const began = performance.now();
        const decisions = game.decisions(state, seat);
        const applied = game.apply(state, seat, randomPolicy({ game, state, seat, decisions, random: chance }));
        if (seat === HOUSE && round > 0) times.push(performance.now() - began);
        if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.error)}`);
        state = applied.value.state;
      }
    }
  }
  const value = quantile(times, 0.99);
  report({
    name: `${game.id}: a step of the automated faction, 99 of 100`,
    value,
    unit: 'ms',
    yardstick: 'the median step',
    yardstickValue: median(times),
    ratio: value / median(times),
    promise: `under ${BOUND} ms`,
    kept: value < BOUND,
  });
}
