import { expect, test } from 'vitest';
import { atlasOf } from '../../../src/games/small-world/atlas.js';
import { type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import type { PlayerState, RegionState } from '../../../src/games/small-world/state.js';
import { land, position } from './position.js';
import { start } from './team/table.js';

const field = land('L1A', ({ terrain }) => terrain === 'field');
const hill = land('L1A', ({ terrain }) => terrain === 'hill');
const lake = atlasOf(['L1A']).regions.find(({ water }) => water)!.id;
const sound = position({
  players: [
    {
      race: 'tauren',
      power: 'beastmaster',
      regions: { [field]: 2 },
      declined: { race: 'orcs', regions: { [hill]: 1 } },
    },
    { race: 'humans', power: 'defensive' },
  ],
  phase: 'chooseMode',
});
const { indices } = atlasOf(sound.boards);
const empty = land('L1A', ({ id, symbols }) => id !== field && id !== hill && !symbols.includes('slot'));

const at =
  (id: string, change: Partial<RegionState>) =>
  (state: SmallWorldState): SmallWorldState => ({
    ...state,
    regions: state.regions.map((region, index) => (index === indices.get(id) ? { ...region, ...change } : region)),
  });
const everywhere =
  (change: Partial<RegionState>) =>
  (state: SmallWorldState): SmallWorldState => ({
    ...state,
    regions: state.regions.map((region) => ({ ...region, ...change })),
  });
const player =
  (seat: number, change: Partial<PlayerState>) =>
  (state: SmallWorldState): SmallWorldState => ({
    ...state,
    players: state.players.map((each, which) => (which === seat ? { ...each, ...change } : each)),
  });
const all =
  (change: Partial<SmallWorldState>) =>
  (state: SmallWorldState): SmallWorldState => ({ ...state, ...change });

test('SW-16.4: a sound state has no fault', () => {
  expect(smallWorld.faults(sound)).toEqual([]);
});

test.each([
  ['SW-16.4a', 'a token too many', at(field, { tokens: 3 })],
  ['SW-16.4a', 'a token too few in hand', player(0, { hand: 1 })],
  ['SW-16.4a', 'half a token', at(field, { tokens: 2.5 })],
  ['SW-16.1', 'a tray that does not add up', all({ trays: sound.trays.map((count) => count + 1) })],
  ['SW-16.4a', 'pieces in hand without a race', player(1, { race: null, power: null, hand: 2 })],
  ['SW-16.4b', 'Murlocs beside a race', at(field, { murlocs: 1 })],
  ['SW-16.4b', 'pieces of nobody', at(empty, { tokens: 1 })],
  ['SW-16.4b', 'an owner without pieces', at(empty, { owner: 1 })],
  ['SW-16.4b', 'Beasts of a declined race', at(hill, { beasts: 1 })],
  ['SW-16.4c', 'coins below zero', player(0, { coins: -1 })],
  ['SW-16.4d', 'two Forts in a region', at(field, { fort: 2 as 1 })],
  ['SW-16.4d', 'two places in a region', at(empty, { place: 'well', faceDown: 'chapel' })],
  ['SW-16.4e', 'a Watchtower without the Defensive', at(field, { watchtower: 1 })],
  ['SW-16.4e', 'a Watchtower on a hill', at(hill, { watchtower: 1 })],
  ['SW-16.4f', 'a lone Tauren', at(field, { tokens: 1 })],
  ['SW-16.4g', 'land pieces on water', at(lake, { owner: 0, tokens: 2 })],
  ['SW-16.4h', 'a Fort in an empty region', at(empty, { fort: 1 })],
  ['SW-16.4h', 'a wall in an empty region', at(empty, { wispWall: 1 })],
  ['SW-16.4i', 'more Murlocs than there were', everywhere({ murlocs: 1 })],
  ['SW-16.4j', 'six Beasts', player(0, { beasts: 6 })],
  ['SW-16.4k', 'a marker twice', all({ unusedMarkers: [...sound.unusedMarkers, 'well'] })],
  ['SW-16.4k', 'a marker missing', all({ unusedMarkers: sound.unusedMarkers.slice(1) })],
  ['SW-16.4l', 'a turn too many', player(1, { turns: 9 })],
  ['SW-16.2', 'more Forts than there are', everywhere({ fort: 1 })],
  ['SW-16.2', 'more walls than there are', everywhere({ wispWall: 1 })],
  ['SW-16.2', 'more Watchtowers than there are', everywhere({ watchtower: 1 })],
  ['SW-16.2', 'thirteen bombs', all({ bombs: Array.from({ length: 13 }, () => 'dud' as const) })],
  ['SW-1.4', 'seven duds', all({ bombs: Array.from({ length: 7 }, () => 'dud' as const) })],
  ['SW-1.4', 'more objectives than there are', everywhere({ objective: 1 })],
  ['SW-1.4', 'two Champions', everywhere({ champion: 1 })],
  ['SW-16.3', 'a banner missing', all({ banners: sound.banners.slice(1) })],
  ['SW-16.3', 'a badge twice', all({ badges: [...sound.badges, 'farmer'] })],
  ['SW-16.3', 'five combos at a pick', all({ phase: 'pickCombo', combos: sound.combos.slice(1) })],
  ['SW-9.6', 'a declined race on no board', at(hill, { owner: -1, declined: false, tokens: 0 })],
  ['SW-9.6', 'a badge kept without a race', player(1, { declinedPower: 'garrisoned' })],
  ['SW-11.3', 'a captive nobody misses', player(0, { captor: 1 })],
] as const)('%s: %s is reported', (rule, _, spoil) => {
  const faults = smallWorld.faults(spoil(sound)).join('; ');
  expect(faults).toContain(rule === 'SW-16.1' ? 'SW-16.4a' : rule);
});

test('SW-18.6: a banner of the other side is reported', () => {
  const state = start(2);
  const swapped = { ...state, players: state.players.map((each) => ({ ...each, declinedRace: 'naga' as const })) };
  expect(smallWorld.faults(swapped).join('; ')).toContain('SW-18.6');
});
