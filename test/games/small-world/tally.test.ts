import { expect, test } from 'vitest';
import { ARTIFACT_IDS, PLACE_IDS, POWER_IDS, RACE_IDS } from '../../../src/games/small-world/ids.js';
import { smallWorld } from '../../../src/games/small-world/index.js';
import { checkReplay, simulate } from '../../../src/headless/simulation.js';

const game = smallWorld as never;

test('a game is told by what was picked, how long it was had, what its turns scored and who won', () => {
  const picks = new Map<string, number>();
  let scored = 0;
  let turns = 0;
  const { tally, outcome } = simulate({
    game,
    seats: 4,
    options: {},
    seed: 'tally',
    watch: (events) => {
      for (const event of events as readonly { type: string; race?: string; coins?: number }[]) {
        if (event.type === 'comboPicked') picks.set(event.race!, (picks.get(event.race!) ?? 0) + 1);
        if (event.type !== 'scored') continue;
        scored += event.coins!;
        turns += 1;
      }
    },
  });
  const races = tally.filter(({ kind }) => kind === 'race');
  expect(new Map(races.map(({ id, picked }) => [id, picked]))).toEqual(picks);
  expect(races.reduce((sum, entry) => sum + entry.scored, 0)).toBe(scored);
  expect(races.reduce((sum, entry) => sum + entry.turns, 0)).toBe(turns);
  const powers = tally.filter(({ kind }) => kind === 'power');
  expect(powers.reduce((sum, entry) => sum + entry.turns, 0)).toBe(turns);
  expect(races.reduce((sum, entry) => sum + entry.won, 0)).toBe(powers.reduce((sum, entry) => sum + entry.won, 0));
  expect(races.some(({ won }) => won > 0)).toBe(outcome.winners.length > 0);
  expect(tally.every(({ picked, won }) => won <= picked)).toBe(true);
});

test('SW-1.4, SW-1.6, SW-1.7, SW-1.8: over games of both variants every race, power, artifact and place is had', () => {
  const had = new Set<string>();
  for (let at = 0; at < 64; at++) {
    const variant = at % 2 === 0 ? 'freeForAll' : 'battleForAzeroth';
    const played = simulate({ game, seats: 2 + (at % 4), options: { variant }, seed: `had ${at}` });
    if (at < 8) checkReplay(game, played);
    for (const { kind, id } of played.tally) had.add(`${kind} ${id}`);
  }
  const all = { race: RACE_IDS, power: POWER_IDS, artifact: ARTIFACT_IDS, place: PLACE_IDS };
  const missing = Object.entries(all).flatMap(([kind, ids]) => ids.filter((id) => !had.has(`${kind} ${id}`)));
  expect(missing).toEqual([]);
});
