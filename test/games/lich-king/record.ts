import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { policyFor } from '../../../src/ai/policies.js';
import { type AnyGame, hashOf, type Json, Random, type Seat } from '../../../src/engine/index.js';
import { type LichKingMove, type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';
import { playOn, start, TABLES } from './support/play.js';

/** Records new games: `npx tsx test/games/lich-king/record.ts`. Games recorded under earlier rules are kept as they are. */
const folder = new URL('recorded/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) {
  if (name.startsWith(`rules-${lichKing.rules}-`)) rmSync(new URL(name, folder));
}

/** Sensible play comes much further than random play. */
function playSensibly(from: LichKingState, seed: string) {
  const policy = policyFor('lich-king', 'greedy')!;
  const random = Random.fromSeed(`${seed}/moves`);
  const moves: { seat: Seat; move: Json }[] = [];
  let state = from;
  while (!lichKing.outcome(state)) {
    const seat = lichKing.acting(state)[0]!;
    const decisions = lichKing.decisions(state, seat);
    const move = policy({ game: lichKing as unknown as AnyGame, state, seat, decisions, random }) as LichKingMove;
    const applied = lichKing.apply(state, seat, move);
    if (!applied.ok) throw new Error(JSON.stringify(applied.error));
    moves.push({ seat, move: move as unknown as Json });
    state = applied.value.state;
  }
  return { state, moves };
}

for (const [seats, variant] of TABLES) {
  for (const [series, play] of Object.entries({ random: playOn, sensible: playSensibly })) {
    const seed = `recorded ${variant} ${seats} ${series}`;
    const options = { variant, set: seats === 2 ? 'firstGame' : 'random' };
    const { state, moves } = play(start(seats, seed, options), seed);
    const log = { game: lichKing.id, rules: lichKing.rules, seats, options, seed, entries: moves };
    const file = new URL(`rules-${lichKing.rules}-${variant}-${seats}-${series}.json`, folder);
    writeFileSync(file, `${JSON.stringify({ log, hash: hashOf(state), outcome: lichKing.outcome(state) })}\n`);
  }
}
