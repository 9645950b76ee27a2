import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GameLog, hashOf, type Outcome, replay } from '../../../src/engine/index.js';
import { gameById } from '../../../src/games/index.js';

interface Recorded {
  readonly log: GameLog;
  readonly hash: string;
  readonly outcome: Outcome;
}

/** A test for each game of a folder: its log leads to the same state and outcome as when it was recorded. */
export function testRecorded(folder: URL, sentence = 'the recorded game %s ends as it did'): void {
  test.each(readdirSync(folder))(sentence, (name) => {
    const { log, hash, outcome } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded;
    const game = gameById(log.game)!;
    let moves = 0;
    const state = replay(game, log, () => moves++);
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    expect(moves).toBe(log.entries.length);
    expect(game.outcome(state.value)).toEqual(outcome);
    expect(hashOf(state.value)).toBe(hash);
  });
}
