import { writeFileSync } from 'node:fs';
import { hashOf } from '../../../src/engine/index.js';
import { smallWorld } from '../../../src/games/small-world/index.js';
import { playAtRandom } from './play.js';

/** Records new games: `npx tsx test/games/small-world/record.ts`. Games recorded under earlier rules are kept as they are. */
for (const seats of [2, 3, 4, 5]) {
  const seed = `recorded ${seats}`;
  const { state, moves } = playAtRandom(seats, seed);
  const log = { game: smallWorld.id, rules: smallWorld.rules, seats, options: {}, seed, entries: moves };
  const file = new URL(`recorded/rules-${smallWorld.rules}-seats-${seats}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify({ log, hash: hashOf(state), outcome: smallWorld.outcome(state) })}\n`);
}
