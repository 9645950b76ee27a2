import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hashOf } from '../../../../src/engine/index.js';
import { type WrothOptions, wroth } from '../../../../src/games/wroth/index.js';
import { playAtRandom } from '../support/play.js';

/** Records new games: `npx tsx test/games/wroth/coop/record.ts`. Games recorded under earlier rules are kept as they are. */
const GAMES: readonly (readonly [number, Partial<WrothOptions>])[] = [
  [1, { scenario: 'runen.show_of_force' }],
  [1, { scenario: 'choose' }],
  [2, { scenario: 'koda.winter_larder' }],
  [2, { scenario: 'paldeyn.raise_the_tents', marchMode: 'exodus' }],
  [3, { scenario: 'guild.quiet_knife', baseMovesInRound1: false }],
  [3, { scenario: 'ooglan.cull_the_weak', eliteBonus: 'occupy' }],
  [4, { scenario: 'aldan.bring_the_rain' }],
  [4, { scenario: 'venna.lower_gate', aiVpHandicap: 20 }],
  [4, { scenario: 'random', expansionFactions: false }],
];

const folder = new URL('recorded/', import.meta.url);
for (const name of readdirSync(folder)) {
  if (name.startsWith(`rules-${wroth.rules}-`)) rmSync(new URL(name, folder));
}
for (const [at, [seats, given]] of GAMES.entries()) {
  const seed = `recorded coop ${seats} ${at}`;
  const { state, moves, options } = playAtRandom(seats, seed, undefined, { variant: 'coop', ...given });
  const log = { game: wroth.id, rules: wroth.rules, seats, options, seed, entries: moves };
  const name = `rules-${wroth.rules}-${seats}-${given.scenario}.json`;
  writeFileSync(
    new URL(name, folder),
    `${JSON.stringify({ log, hash: hashOf(state), outcome: wroth.outcome(state) })}\n`,
  );
}
