import { describe, expect, test } from 'vitest';
import { type SmallWorldMove, smallWorld } from '../../../../src/games/small-world/index.js';
import { conquer, make, offers, position, refusal, regionOf } from '../position.js';

type Sketch = Parameters<typeof position>[0];
const steal = (artifact: 'frostmourne' | 'aegis' | 'heart', from: string, to: string) =>
  ({ type: 'etherealSteal', artifact, from, to }) as const;
const withMeans = (region: string, race: number, means: object) =>
  ({ type: 'conquer', region, pay: { race, beasts: 0 }, means }) as SmallWorldMove;

const at = (regions: Sketch['regions'], coins = 5, hand = 6) =>
  position({
    players: [
      { race: 'ethereals', coins, hand, regions: { 'L1A-08': 1, 'L1A-02': 1 } },
      { race: 'orcs', coins: 0, regions: { 'L1A-06': 2, 'L1A-03': 1 } },
    ],
    ...(regions ? { regions } : {}),
  });

describe('Ethereals steal', () => {
  test('SW-10.13, T53: from a neighbour to an own region next to it, usable at once', () => {
    const state = at({ 'L1A-06': { artifacts: ['frostmourne'] } });
    expect([...offers(state, 0, 'etherealSteal').values()].map(({ move }) => move)).toEqual([
      steal('frostmourne', 'L1A-06', 'L1A-02'),
      steal('frostmourne', 'L1A-06', 'L1A-08'),
    ]);
    const stolen = make(state, 0, steal('frostmourne', 'L1A-06', 'L1A-08')).state;
    expect(regionOf(stolen, 'L1A-06').artifacts).toEqual([]);
    const after = make(stolen, 0, withMeans('L1A-06', 2, { frostmourne: true })).state;
    expect([regionOf(after, 'L1A-06').owner, regionOf(after, 'L1A-06').artifacts]).toEqual([0, ['frostmourne']]);
  });

  test('SW-10.13: once a turn, and not after the place option; only Ethereals', () => {
    const state = at({ 'L1A-06': { artifacts: ['frostmourne', 'heart'], place: 'darkPortal' } });
    const stolen = make(state, 0, steal('heart', 'L1A-06', 'L1A-08')).state;
    expect(refusal(stolen, 0, steal('frostmourne', 'L1A-06', 'L1A-08'))).toEqual({ rule: 'SW-10.13', code: 'used-up' });
    expect(refusal(stolen, 0, withMeans('L1A-06', 2, { etherealPlace: true })).code).toBe('means');
    const orcs = { ...state, active: 1 };
    expect(refusal(orcs, 1, steal('heart', 'L1A-06', 'L1A-03')).code).toBe('not-your-ability');
  });

  test('SW-10.13: what lies out of reach or goes elsewhere is refused', () => {
    const state = at({ 'L1A-06': { artifacts: ['frostmourne'] }, 'L1A-03': { artifacts: ['heart'] } });
    expect(refusal(state, 0, steal('heart', 'L1A-03', 'L1A-08')).code).toBe('nothing-to-steal');
    expect(refusal(state, 0, steal('aegis', 'L1A-06', 'L1A-08')).code).toBe('nothing-to-steal');
    expect(refusal(state, 0, steal('frostmourne', 'L1A-06', 'L1A-03')).code).toBe('steal-elsewhere');
    expect(refusal(state, 0, steal('frostmourne', 'L1A-06', 'X')).code).toBe('unknown-region');
    const hidden = at({ 'L1A-06': { faceDown: 'frostmourne' } });
    expect(refusal(hidden, 0, steal('frostmourne', 'L1A-06', 'L1A-08')).code).toBe('nothing-to-steal');
  });

  test('SW-10.13: a Watchtower blocks it, an Aegis until its 2 coins are paid; it is no attack', () => {
    const tower = at({ 'L1A-06': { artifacts: ['frostmourne'], watchtower: 1 } });
    expect(refusal(tower, 0, steal('frostmourne', 'L1A-06', 'L1A-08')).code).toBe('nothing-to-steal');
    const aegis = at({ 'L1A-06': { artifacts: ['frostmourne', 'aegis'] } });
    const after = make(aegis, 0, steal('frostmourne', 'L1A-06', 'L1A-08')).state;
    expect(after.players.map(({ coins }) => coins)).toEqual([3, 2]);
    expect(after.record.attacked).toEqual([]);
    const poor = at({ 'L1A-06': { artifacts: ['frostmourne', 'aegis'] } }, 1);
    expect(refusal(poor, 0, steal('frostmourne', 'L1A-06', 'L1A-08'))).toEqual({ rule: 'SW-4.6', code: 'fee' });
    expect(offers(poor, 0, 'etherealSteal').size).toBe(0);
  });

  test('SW-10.13: it may reach an artifact lying on water', () => {
    const state = position({
      players: [{ race: 'ethereals', hand: 3, regions: { 'L1A-09': 1 } }, {}],
      regions: { 'L1A-12': { artifacts: ['heart'] } },
    });
    expect(regionOf(make(state, 0, steal('heart', 'L1A-12', 'L1A-09')).state, 'L1A-09').artifacts).toEqual(['heart']);
  });
});

describe('the Ethereals’ place option', () => {
  const state = at({
    'L1A-06': { place: 'darkPortal' },
    'L1A-11': { faceDown: 'karazhan' },
    'S1A-01': { place: 'chapel' },
  });

  test('SW-10.13: an adjacent region with a face-up place costs 2 less, at least 1, once a turn', () => {
    const after = make(state, 0, withMeans('L1A-06', 2, { etherealPlace: true })).state;
    expect([regionOf(after, 'L1A-06').owner, after.record.uses]).toEqual([0, { ethereals: 1 }]);
    expect(
      smallWorld
        .decisions(state, 0)
        .some((open) => open.kind === 'choice' && open.options.some(({ slots }) => slots?.with === 'etherealPlace')),
    ).toBe(true);
    const empty = at({ 'L1A-11': { place: 'darkPortal' } });
    expect(refusal(empty, 0, withMeans('L1A-11', 0, { etherealPlace: true })).code).toBe('wrong-payment');
    expect(make(empty, 0, withMeans('L1A-11', 1, { etherealPlace: true })).state.players[0]!.hand).toBe(5);
  });

  test('SW-10.13: not for face-down markers, not without a shared border, not with nothing there', () => {
    for (const region of ['L1A-11', 'S1A-01', 'L1A-01']) {
      expect(refusal(state, 0, withMeans(region, 1, { etherealPlace: true })).code).toBe('means');
    }
    expect(refusal(state, 0, conquer('L1A-06', 2)).code).toBe('wrong-payment');
  });

  test('SW-6.5: declared with a final conquest it is used even if that fails', () => {
    const few = at({ 'L1A-06': { place: 'darkPortal' } }, 5, 1);
    const move = { type: 'finalConquest', region: 'L1A-06', means: { etherealPlace: true } } as const;
    const { events } = make(few, 0, move);
    expect(events).toContainEqual(expect.objectContaining({ type: 'rolled', need: 1 }));
  });
});
