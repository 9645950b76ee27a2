import { expect, test } from 'vitest';
import { FACTION_IDS, SCENARIO_IDS, TRAIT_IDS } from '../../../src/games/wroth/ids.js';
import { wroth } from '../../../src/games/wroth/index.js';
import { checkReplay, simulate } from '../../../src/headless/simulation.js';

const game = wroth as never;

test('WR-26.2: a game is told by the factions and traits picked, what they scored and who won', () => {
  let scored = 0;
  const { tally, outcome } = simulate({
    game,
    seats: 4,
    options: { variant: 'versus' },
    seed: 'tally',
    watch: (events) => {
      for (const event of events as readonly {
        type: string;
        control: number;
        dominance: number;
        icons: number;
        vp: number;
      }[]) {
        if (event.type === 'scored') scored += event.control + event.dominance + event.icons;
        if (event.type === 'traitScored') scored += event.vp;
      }
    },
  });
  const factions = tally.filter(({ kind }) => kind === 'faction');
  expect(factions).toHaveLength(4);
  expect(factions.reduce((sum, entry) => sum + entry.scored, 0)).toBe(scored);
  expect(outcome.scores.reduce((sum, vp) => sum + vp, 0)).toBe(scored);
  expect(factions.filter(({ won }) => won > 0)).toHaveLength(outcome.winners.length);
  expect(tally.filter(({ kind }) => kind === 'trait')).toHaveLength(4);
});

test('WR-26.4: over random games of both variants every faction, trait and scenario is had, without a fault', () => {
  const had = new Set<string>();
  for (let at = 0; at < 200; at++) {
    const variant = at % 4 === 0 ? 'versus' : 'coop';
    const played = simulate({ game, seats: 2 + (at % 3), options: { variant }, seed: `had ${at}` });
    if (at < 6) checkReplay(game, played);
    for (const { kind, id } of played.tally) had.add(`${kind} ${id}`);
  }
  const all = { faction: FACTION_IDS, trait: TRAIT_IDS, scenario: SCENARIO_IDS };
  const missing = Object.entries(all).flatMap(([kind, ids]) => ids.filter((id) => !had.has(`${kind} ${id}`)));
  expect(missing).toEqual([]);
});
