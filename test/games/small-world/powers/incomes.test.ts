import { expect, test } from 'vitest';
import type { PowerId, RaceId } from '../../../../src/games/small-world/ids.js';
import type { SmallWorldState } from '../../../../src/games/small-world/index.js';
import { incomeOf } from '../../../../src/games/small-world/scoring.js';
import type { Conquest, RegionState } from '../../../../src/games/small-world/state.js';
import { conquer, make, position, regionOf } from '../position.js';

const none: Conquest = {
  region: 0,
  from: null,
  race: null,
  declined: false,
  seat: null,
  defenders: 0,
  occupied: false,
};

interface Case {
  readonly race?: RaceId;
  readonly held: readonly string[];
  readonly declined?: readonly string[];
  readonly regions?: Readonly<Record<string, Partial<RegionState>>>;
  readonly conquests?: readonly Partial<Conquest>[];
}

const each = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 1]));

/** A Forsaken player with this badge and these regions; what the badge pays. */
function pays(power: PowerId, { race = 'forsaken', held, declined = [], regions = {}, conquests = [] }: Case): number {
  const state: SmallWorldState = position({
    players: [
      {
        race,
        power,
        regions: each(held),
        declined: { race: 'trolls', regions: each(declined) },
      },
      {},
      {},
      {},
    ],
    regions,
  });
  const record = { ...state.record, conquests: conquests.map((conquest) => ({ ...none, ...conquest })) };
  return incomeOf({ ...state, record }, 0).find(({ source }) => source === power)?.coins ?? 0;
}

const SWAMPS = ['L1A-11', 'S1A-07'];
const MOUNTAINS = ['L1A-01', 'L1A-02', 'S1A-01'];
const FIELDS = ['L1A-09', 'S1A-06'];
const FORESTS = ['L1A-04'];
const HILLS = ['L1A-08', 'S1A-04'];

test.each([
  ['T62, SW-11.2: Swampwalkers on 2 swamps', 'swampwalker', SWAMPS, 2],
  ['T62, SW-11.4: Mountaineers on 3 mountains', 'mountaineer', MOUNTAINS, 3],
  ['T62, SW-11.12: Farmers on 2 fields', 'farmer', FIELDS, 2],
  ['T62, SW-11.15: Rangers on 1 forest', 'ranger', FORESTS, 1],
  ['T62, SW-11.19: Herbalists on 2 hills', 'herbalist', HILLS, 2],
  ['T62, SW-11.5: Miners on 2 caves', 'mining', ['L1A-01', 'L1A-11', 'L1A-04'], 2],
] as const)('%s', (_, power, held, coins) => {
  expect(pays(power, { held })).toBe(coins);
});

test('SW-11: income powers pay for the active race only', () => {
  expect(pays('mountaineer', { held: HILLS, declined: MOUNTAINS })).toBe(0);
  expect(pays('mining', { held: FORESTS, declined: ['L1A-01'] })).toBe(0);
  expect(pays('explorer', { held: FORESTS, declined: ['S1A-01'] })).toBe(1);
  expect(
    pays('archaeologist', { held: FORESTS, declined: ['L1A-01'], regions: { 'L1A-01': { place: 'karazhan' } } }),
  ).toBe(0);
});

test('T23, SW-8.1: Forsaken Herbalists on three regions, one of them a hill, get 4', () => {
  const state = position({
    players: [{ race: 'forsaken', power: 'herbalist', regions: each(['L1A-08', 'L1A-01', 'L1A-02']) }, {}],
  });
  expect(incomeOf(state, 0).reduce((sum, { coins }) => sum + coins, 0)).toBe(4);
});

test('T61, SW-11.1: Archaeologists with an artifact and a place get 2; two artifacts in one region count twice', () => {
  const held = ['L1A-08', 'L1A-01'];
  expect(
    pays('archaeologist', { held, regions: { 'L1A-08': { artifacts: ['heart'] }, 'L1A-01': { place: 'karazhan' } } }),
  ).toBe(2);
  expect(pays('archaeologist', { held, regions: { 'L1A-08': { artifacts: ['heart', 'aegis'] } } })).toBe(2);
  expect(pays('archaeologist', { held, regions: { 'L1A-02': { place: 'karazhan' } } })).toBe(0);
});

test('T73, SW-11.11: Explorers on 3 boards get 3', () => {
  expect(pays('explorer', { held: ['L1A-08', 'L1A-01', 'M1A-01', 'S1A-01'] })).toBe(3);
});

test('T74, SW-11.13: Fishers with 2 of 4 regions beside water get 2; the open ocean is none (SW-1.11)', () => {
  expect(pays('fishing', { held: ['L1A-05', 'L1A-09', 'L1A-08', 'L1A-01'] })).toBe(2);
});

test('SW-11.13: a region beside two waters counts once; Naga water only beside other water', () => {
  expect(pays('fishing', { held: ['L1A-03'] })).toBe(1);
  expect(pays('fishing', { race: 'naga', held: ['L1A-12'] })).toBe(0);
  expect(pays('fishing', { race: 'naga', held: ['L1A-12', 'L1A-05'] })).toBe(1);
});

test('T70, SW-11.8: Battlemasters took Murlocs, an active and a declined region and an empty one: 3', () => {
  const conquests = [
    { occupied: true },
    { occupied: true, race: 'humans', seat: 1, defenders: 1 },
    { occupied: true, race: 'orcs', seat: 1, declined: true, defenders: 1 },
    {},
  ] as const;
  expect(pays('battlemaster', { held: HILLS, conquests })).toBe(3);
});

test('T81, SW-11.18: Enraged get 3 for 3 tokens and a Fort, nothing for 1 token', () => {
  const fought = (tokens: number, change: Partial<RegionState>) => {
    const state = position({
      players: [
        { race: 'forsaken', power: 'enraged', hand: 9, regions: { 'L1A-08': 1 } },
        { race: 'humans', regions: { 'L1A-11': tokens } },
      ],
      regions: { 'L1A-11': change },
    });
    const { tokens: own, beasts, champion, fort, wispWall } = regionOf(state, 'L1A-11');
    const after = make(state, 0, conquer('L1A-11', 2 + own + beasts + champion + fort + wispWall)).state;
    return incomeOf(after, 0).find(({ source }) => source === 'enraged')?.coins ?? 0;
  };
  expect(fought(3, { fort: 1 })).toBe(3);
  expect(fought(1, { fort: 1, wispWall: 1 })).toBe(0);
  expect(fought(1, { beasts: 1 })).toBe(2);
  expect(fought(1, { champion: 1 })).toBe(2);
});

test('SW-11.18: Murlocs are no race tokens; what is earned is paid at SCORING, not at once (SW-8.6)', () => {
  const state = position({
    players: [{ race: 'forsaken', power: 'enraged', hand: 9, coins: 5, regions: { 'L1A-08': 1 } }, {}],
    regions: { 'L1A-11': { murlocs: 1 } },
  });
  const { state: after } = make(state, 0, conquer('L1A-11', 3));
  expect(after.players[0]!.coins).toBe(5);
  expect(incomeOf(after, 0).some(({ source }) => source === 'enraged')).toBe(false);
});

test('SW-9.5: in the turn of its decline a power pays nothing', () => {
  const state = position({
    players: [{ race: 'forsaken', power: 'herbalist', coins: 5, regions: each(HILLS) }, {}],
    phase: 'chooseMode',
  });
  expect(make(state, 0, { type: 'chooseMode', mode: 'decline' }).state.players[0]!.coins).toBe(7);
});
