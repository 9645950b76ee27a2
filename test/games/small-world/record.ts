import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hashOf } from '../../../src/engine/index.js';
import { smallWorld } from '../../../src/games/small-world/index.js';
import { playAtRandom, TABLES } from './play.js';

/** Records new games: `npx tsx test/games/small-world/record.ts`. Games recorded under earlier rules are kept as they are. */
const folder = new URL('recorded/', import.meta.url);
for (const name of readdirSync(folder)) {
  if (name.startsWith(`rules-${smallWorld.rules}-`)) rmSync(new URL(name, folder));
}
for (const [seats, variant] of TABLES) {
  for (const series of ['a', 'b']) {
    const seed = `recorded ${variant} ${seats} ${series}`;
    const { state, moves, options } = playAtRandom(seats, seed, undefined, { variant });
    const log = { game: smallWorld.id, rules: smallWorld.rules, seats, options, seed, entries: moves };
    const file = new URL(`rules-${smallWorld.rules}-${variant}-${seats}${series}.json`, folder);
    writeFileSync(file, `${JSON.stringify({ log, hash: hashOf(state), outcome: smallWorld.outcome(state) })}\n`);
  }
}
