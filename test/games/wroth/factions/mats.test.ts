import { expect, test } from 'vitest';
import { optionsOf } from '../../../../src/engine/index.js';
import { MATS } from '../../../../src/games/wroth/components/mats.js';
import type { FactionId } from '../../../../src/games/wroth/ids.js';
import { wroth } from '../../../../src/games/wroth/index.js';
import { position } from '../support/position.js';

/** The mats as the book has them: Elites, ability, traits. */
test.each<[string, FactionId, readonly string[], string | undefined, readonly string[]]>([
  [
    'WR-20.1, WR-21.1',
    'aldan',
    ['elagynt', 'wynden'],
    'ordinance',
    ['rite_of_return', 'sacred_formation', 'unbending_calendar'],
  ],
  [
    'WR-20.2, WR-21.2',
    'guild',
    ['stellen', 'crysen'],
    'hired_blades',
    ['night_of_knives', 'deep_coffers', 'bought_loyalty'],
  ],
  [
    'WR-20.3, WR-20.3.3, WR-21.3',
    'koda',
    ['grizzled', 'hunter'],
    undefined,
    ['none_left_behind', 'wrath_of_koda_konn', 'blood_scent'],
  ],
  [
    'WR-20.4, WR-21.4',
    'ooglan',
    ['karn', 'nameless'],
    'bedlam',
    ['legend_made_flesh', 'endless_screams', 'cruel_ambush'],
  ],
  [
    'WR-20.5, WR-20.5.4, WR-21.5',
    'runen',
    ['stoic', 'miner', 'ram'],
    undefined,
    ['old_grudge', 'stand_fast', 'unstoppable_march'],
  ],
  [
    'WR-20.6, WR-21.6',
    'paldeyn',
    ['lancer', 'marshal'],
    'drive_out',
    ['raise_banners', 'hold_the_line', 'cavalry_sweep'],
  ],
  ['WR-20.7, WR-21.7', 'venna', ['hexer', 'revenant'], 'stolen_rite', ['voices_below', 'borrowed_face', 'soul_tithe']],
])('%s: the mat of %s', (_rule, faction, elites, ability, traits) => {
  const mat = MATS[faction];
  expect(mat.elites).toEqual(elites);
  expect(mat.ability).toBe(ability && `${faction}.${ability}`);
  expect(mat.traits).toEqual(traits.map((trait) => `${faction}.${trait}`));
});

test.each<[string, FactionId]>([
  ['WR-20.3.3', 'koda'],
  ['WR-20.5.4', 'runen'],
])('%s: %s buy Elites, and no ability', (_rule, faction) => {
  const state = position({
    players: [
      { faction, units: { 2: ['3b'], 3: ['2b'] }, dice: ['mine'], korra: 10 },
      { faction: 'guild', units: { 2: ['1b'] } },
    ],
  });
  const moves = wroth
    .decisions(state, 0)
    .flatMap(optionsOf)
    .map(({ move }) => move.type);
  expect(moves).toContain('buy.elite');
  expect(moves).not.toContain('buy.ability');
});
