import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../../../src/engine/index.js';
import { type SmallWorldMove, type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import type { Means } from '../../../../src/games/small-world/moves.js';
import { say } from '../../../../src/text/index.js';
import { playAtRandom } from '../play.js';
import { conquer, make, offers, position, refusal, regionOf } from '../position.js';
import { attack, coinsOf, marked, whereIs } from './marked.js';

const steal = (artifact: 'frostmourne' | 'aegis' | 'ashes', from: string, to: string): SmallWorldMove => ({
  type: 'etherealSteal',
  artifact,
  from,
  to,
});

const ethereals = (tokens: number, coins = 5) =>
  position({
    players: [
      { race: 'ethereals', power: 'farmer', hand: 6, coins, regions: { 'L1A-08': 1 } },
      { race: 'humans', power: 'mining', regions: { 'L1A-06': tokens, 'S1A-03': 1 } },
    ],
  });

describe('Ethereals and markers', () => {
  test('SW-12.5, SW-10.13: what was used this turn is not used again after a steal', () => {
    const state = marked(ethereals(1), { 'L1A-06': 'frostmourne' });
    const stolen = make(state, 0, steal('frostmourne', 'L1A-06', 'L1A-08')).state;
    expect(make(stolen, 0, attack('L1A-06', 1, { frostmourne: true })).state.players[0]!.hand).toBe(5);
    const used = { ...stolen, record: { ...stolen.record, usedArtifacts: ['frostmourne'] as const } };
    expect(refusal(used, 0, attack('L1A-06', 1, { frostmourne: true })).code).toBe('means');
  });

  test('SW-10.13, SW-12.11: the Aegis keeps thieves out until its 2 coins are paid; then the region is open', () => {
    const state = marked(ethereals(1, 2), { 'L1A-06': ['aegis', 'ashes'] });
    const stolen = make(state, 0, steal('ashes', 'L1A-06', 'L1A-08')).state;
    expect([coinsOf(stolen), whereIs(stolen, 'ashes')]).toEqual([[0, 7], 'L1A-08']);
    expect(offers(stolen, 0, 'conquer').get('L1A-06')).toMatchObject({ facts: { fee: 0 } });
    expect(
      refusal(marked(ethereals(1, 1), { 'L1A-06': ['aegis', 'ashes'] }), 0, steal('ashes', 'L1A-06', 'L1A-08')),
    ).toEqual({
      rule: 'SW-4.6',
      code: 'fee',
    });
  });

  test('SW-12.7, SW-4.3: the place option and Frostmourne in one conquest', () => {
    const state = marked(ethereals(3), { 'L1A-06': 'chapel', 'L1A-08': 'frostmourne' });
    const both = { frostmourne: true, etherealPlace: true } as const;
    const after = make(state, 0, attack('L1A-06', 1, both)).state;
    expect([after.players[0]!.hand, whereIs(after, 'frostmourne')]).toEqual([5, 'L1A-06']);
    expect(refusal(after, 0, attack('L1A-02', 3, { etherealPlace: true })).code).toBe('means');
  });
});

describe('the Aegis against powers', () => {
  test('SW-12.11, SW-11.14: Intimidating pays 2 coins once for the whole turn, for a Fort too', () => {
    const state = marked(
      position({
        players: [
          { race: 'orcs', power: 'intimidating', regions: { 'L1A-08': 1 } },
          { race: 'humans', power: 'mining', regions: { 'L1A-06': 2, 'S1A-03': 1 } },
        ],
        regions: { 'L1A-06': { fort: 1 } },
      }),
      { 'L1A-06': 'aegis' },
    );
    const fort = make(state, 0, { type: 'intimidate', from: 'L1A-06', piece: 'fort' }).state;
    expect(coinsOf(fort)).toEqual([3, 7]);
    const moved = make(fort, 0, { type: 'intimidate', from: 'L1A-06', piece: 'race', to: 'S1A-03' }).state;
    expect(coinsOf(moved)).toEqual([3, 7]);
  });

  test('SW-12.11, R25: a swap carries the Aegis away from the region that was paid for', () => {
    const state = marked(
      position({
        players: [
          { race: 'orcs', power: 'portalMage', hand: 5, regions: { 'L1A-08': 1 } },
          { race: 'humans', power: 'mining', regions: { 'L1A-06': 1, 'S1A-03': 1 } },
        ],
      }),
      { 'L1A-06': 'aegis' },
    );
    const swapped = make(state, 0, { type: 'portalSwap', a: 'L1A-06', b: 'L1A-03' }).state;
    expect([coinsOf(swapped), whereIs(swapped, 'aegis')]).toEqual([[3, 7], 'L1A-03']);
    const next = make(swapped, 0, conquer('L1A-06', 2)).state;
    expect(offers(next, 0, 'finalConquest').get('L1A-03')).toMatchObject({ cost: 4, facts: { fee: 2 } });
  });
});

test('SW-4.7: fees, losses, pieces, artifacts, marker, in this order', () => {
  const base = position({
    players: [
      { race: 'nightElves', power: 'farmer', hand: 9, regions: { 'L1A-08': 1 } },
      { race: 'trolls', power: 'mining', regions: { 'L1A-06': 2, 'S1A-03': 1 } },
    ],
    regions: { 'L1A-06': { fort: 1, wispWall: 1 } },
  });
  const state = marked(base, { 'L1A-08': 'frostmourne', 'L1A-06': 'aegis' }, { 'L1A-06': 'darkPortal' });
  const { state: after, events } = make(state, 0, attack('L1A-06', 3, { frostmourne: true }));
  expect(events.map(({ type }) => type)).toEqual(['feePaid', 'conquered', 'artifactMoved', 'markerRevealed']);
  expect(after.record.conquests).toMatchObject([{ race: 'trolls', declined: false, defenders: 2, occupied: true }]);
  expect(regionOf(after, 'L1A-06')).toMatchObject({
    owner: 0,
    tokens: 3,
    fort: 0,
    wispWall: 1,
    artifacts: ['aegis', 'frostmourne'],
    place: 'darkPortal',
  });
});

test('SW-4.4: with Beasts every way to pay is an option of its own, told apart in label and command', () => {
  const state = position({
    players: [{ race: 'orcs', power: 'beastmaster', hand: 2, beasts: 2, regions: { 'L1A-08': 1 } }, {}],
  });
  const decision = smallWorld.decisions(state, 0).find(({ id }) => id === 'conquer')!;
  const ways = optionsOf(decision).filter(({ move }) => 'region' in move && move.region === 'L1A-06');
  expect(ways.map(({ slots }) => slots)).toEqual([
    { target: 'L6' },
    { target: 'L6', count: '1' },
    { target: 'L6', count: '0' },
  ]);
  expect(ways.map(({ label, facts }) => say('en', { key: label, facts: facts! }))).toEqual([
    'L6 · forest · 2 · 0 + 2 Beasts',
    'L6 · forest · 2 · 1 + 1 Beasts',
    'L6 · forest · 2 · 2 + 0 Beasts',
  ]);
});

const ALL_MEANS: readonly Means[] = [{}, { frostmourne: true }, { ashes: true }, { frostmourne: true, ashes: true }];

test('SW-6.5, SW-12.7: whatever is declared, exactly what is offered is accepted', () => {
  const hold = (state: SmallWorldState, seat: number): SmallWorldState => {
    const own = state.regions.findIndex(({ owner, declined }) => owner === seat && !declined);
    return {
      ...state,
      regions: state.regions.map((region, index) =>
        index === own ? { ...region, artifacts: ['frostmourne', 'ashes', 'doomhammer'] } : { ...region, artifacts: [] },
      ),
    };
  };
  let looked = 0;
  playAtRandom(3, 'means', (before, seat) => {
    if (before.phase !== 'conquest' || before.turn % 5 > 0 || before.record.unsettled !== null) return;
    const state = hold(before, seat);
    const offered = new Set(
      smallWorld.decisions(state, seat).flatMap((open) => optionsOf(open).map(({ move }) => JSON.stringify(move))),
    );
    looked += 1;
    for (const { id: region } of smallWorld.view(state, seat).regions) {
      const moves: SmallWorldMove[] = ALL_MEANS.flatMap((means) => [
        ...[1, 2, 3, 4, 5].map((race) => attack(region, race, means)),
        { type: 'finalConquest', region, means },
      ]);
      moves.push({ type: 'doomhammerConquer', region, pay: { race: 1, beasts: 0 } });
      for (const move of moves)
        expect(smallWorld.apply(state, seat, move).ok, JSON.stringify(move)).toBe(offered.has(JSON.stringify(move)));
    }
  });
  expect(looked).toBeGreaterThan(5);
});

test('SW-12.6: a place stays when a swap carries everything else away', () => {
  const state = marked(
    position({
      players: [
        { race: 'orcs', power: 'portalMage', hand: 5, regions: { 'L1A-08': 1 } },
        { race: 'humans', power: 'mining', regions: { 'L1A-06': 1, 'S1A-03': 1 } },
      ],
    }),
    { 'L1A-06': ['chapel', 'heart'] },
  );
  const after = make(state, 0, { type: 'portalSwap', a: 'L1A-06', b: 'L1A-03' }).state;
  expect([whereIs(after, 'chapel'), whereIs(after, 'heart')]).toEqual(['L1A-06', 'L1A-03']);
  expect(smallWorld.faults(after)).toEqual([]);
});
