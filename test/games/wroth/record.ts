import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hashOf } from '../../../src/engine/index.js';
import { wroth } from '../../../src/games/wroth/index.js';
import { playAtRandom, TABLES } from './support/play.js';

/** Records new games: `npx tsx test/games/wroth/record.ts`. Games recorded under earlier rules are kept as they are. */
const folder = new URL('recorded/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) {
  if (name.startsWith(`rules-${wroth.rules}-`)) rmSync(new URL(name, folder));
}
for (const [seats, variant] of TABLES) {
  for (const series of ['a', 'b']) {
    const seed = `recorded ${variant} ${seats} ${series}`;
    const { state, moves, options } = playAtRandom(seats, seed, undefined, { variant });
    const log = { game: wroth.id, rules: wroth.rules, seats, options, seed, entries: moves };
    const file = new URL(`rules-${wroth.rules}-${variant}-${seats}${series}.json`, folder);
    writeFileSync(file, `${JSON.stringify({ log, hash: hashOf(state), outcome: wroth.outcome(state) })}\n`);
  }
}
