import { describe, expect, test } from 'vitest';
import { type SmallWorldMove, type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import { conquer, make, offers, position, refusal, regionOf, trayOf } from '../position.js';

/** Magic regions: a mountain and a forest of the large board, a swamp of the small one. */
const [PEAK, WOOD, MARSH] = ['L1A-03', 'L1A-06', 'S1A-07'] as const;

const swap = (a: string, b: string): SmallWorldMove => ({ type: 'portalSwap', a, b });

const mages = (sketch = {}) =>
  ({ race: 'bloodElves', power: 'portalMage', regions: { 'L1A-08': 1 }, ...sketch }) as const;

const pairs = (state: SmallWorldState) => [...offers(state, 0, 'portalSwap').keys()];

describe('a Portal swap', () => {
  const state = position({
    players: [mages({ hand: 9 }), { race: 'nightElves', regions: { [WOOD]: 2, 'S1A-04': 1 } }],
    regions: { [WOOD]: { wispWall: 1, fort: 1, objective: 1, bomb: 'dud', artifacts: ['heart'], place: 'karazhan' } },
  });

  test('SW-11.7, interactions 15, 16, 37: all that stands in two magic regions changes places; Mountain and place stay', () => {
    const { state: after, events } = make(state, 0, swap(WOOD, PEAK));
    expect(regionOf(after, PEAK)).toMatchObject({
      owner: 1,
      tokens: 2,
      wispWall: 1,
      fort: 1,
      objective: 1,
      bomb: 'dud',
      artifacts: ['heart'],
      place: null,
    });
    expect(regionOf(after, WOOD)).toMatchObject({
      owner: -1,
      tokens: 0,
      wispWall: 0,
      fort: 0,
      bomb: null,
      objective: 0,
      artifacts: [],
      place: 'karazhan',
    });
    expect(events).toEqual([{ type: 'swapped', seat: 0, a: WOOD, b: PEAK }]);
    expect(trayOf(after, 'nightElves')).toBe(trayOf(state, 'nightElves'));
    expect(after.record.conquests).toEqual([]);
  });

  test('T69: behind the Mountain the stack that arrived is attacked at 1 more', () => {
    const plain = position({
      players: [mages({ hand: 9, regions: { 'L1A-08': 1, 'L1A-11': 1 } }), { race: 'orcs', regions: { [WOOD]: 2 } }],
    });
    expect(offers(plain, 0, 'conquer').get(WOOD)).toMatchObject({ cost: 4 });
    const after = make(plain, 0, swap(PEAK, WOOD)).state;
    expect(offers(after, 0, 'conquer').get(PEAK)).toMatchObject({ cost: 5 });
  });

  test('SW-11.7: own tokens move too, to any board, and what is next door changes at once', () => {
    const own = position({ players: [mages({ hand: 9, regions: { [WOOD]: 2 } }), {}] });
    const after = make(own, 0, swap(WOOD, MARSH)).state;
    expect(regionOf(after, MARSH)).toMatchObject({ owner: 0, tokens: 2 });
    expect(offers(after, 0, 'conquer').has('S1A-03')).toBe(true);
    expect(offers(after, 0, 'conquer').has('L1A-02')).toBe(false);
  });

  test('SW-11.7: Murlocs, Beasts, the Champion and declined tokens travel', () => {
    const mixed = position({
      players: [mages(), { race: 'orcs', power: 'beastmaster', declined: { race: 'humans', regions: { [MARSH]: 1 } } }],
      regions: { [WOOD]: { owner: 1, beasts: 2 }, [PEAK]: { murlocs: 1 } },
    });
    const once = make(mixed, 0, swap(WOOD, MARSH)).state;
    expect(regionOf(once, WOOD)).toMatchObject({ owner: 1, declined: true, tokens: 1 });
    expect(regionOf(once, MARSH)).toMatchObject({ owner: 1, declined: false, beasts: 2 });
    const champion = position({
      players: [mages(), { race: 'orcs', power: 'champion' }],
      regions: { [WOOD]: { owner: 1, champion: 1 }, [PEAK]: { murlocs: 1 } },
    });
    const after = make(champion, 0, swap(WOOD, PEAK)).state;
    expect([regionOf(after, PEAK).champion, regionOf(after, WOOD).murlocs]).toEqual([1, 1]);
  });

  test('SW-11.7: twice a turn, and only for Portal Mages', () => {
    const once = make(state, 0, swap(WOOD, PEAK)).state;
    expect(smallWorld.decisions(once, 0).find(({ id }) => id === 'portalSwap')).toMatchObject({ facts: { left: 1 } });
    const twice = make(once, 0, swap(PEAK, MARSH)).state;
    expect(refusal(twice, 0, swap(MARSH, PEAK))).toEqual({ rule: 'SW-11.7', code: 'no-swap-left' });
    expect(pairs(twice)).toEqual([]);
    const others = position({ players: [mages({ power: 'farmer' }), { race: 'orcs', regions: { [WOOD]: 1 } }] });
    expect(refusal(others, 0, swap(WOOD, PEAK))).toEqual({ rule: 'SW-11.7', code: 'no-portal-mage' });
  });

  test('SW-11.7: two different magic regions, one of them occupied', () => {
    expect(refusal(state, 0, swap(WOOD, 'L1A-08')).code).toBe('not-magic');
    expect(refusal(state, 0, swap(WOOD, WOOD)).code).toBe('same-region');
    expect(refusal(state, 0, swap(PEAK, MARSH)).code).toBe('nothing-to-swap');
    expect(refusal(state, 0, swap(WOOD, 'nowhere')).code).toBe('unknown-region');
    expect(pairs(state)).toEqual(['L3-L6', 'L6-S7']);
  });

  test('SW-11.7: no losses and no Marsh toll; interaction 21: a Watchtower region cannot be chosen', () => {
    const marsh = position({
      players: [mages({ coins: 0 }), { race: 'humans', power: 'marshdweller', coins: 0, regions: { [MARSH]: 1 } }],
    });
    expect(make(marsh, 0, swap(MARSH, WOOD)).state.players[1]!.coins).toBe(0);
    const tower = { ...state, regions: state.regions.map((region) => ({ ...region, watchtower: 1 as const })) };
    expect(refusal(tower, 0, swap(WOOD, PEAK)).code).toBe('watchtower-stands');
    expect(pairs(tower)).toEqual([]);
  });

  test('SW-11.7: moving active Pandaren costs Harmony, one payment for both regions and the rest of the turn', () => {
    const peace = (coins: number) =>
      position({
        players: [
          mages({ coins, hand: 9, harmony: true }),
          { race: 'pandaren', coins: 0, regions: { [WOOD]: 2, [MARSH]: 1 } },
        ],
      });
    const after = make(peace(2), 0, swap(WOOD, MARSH)).state;
    expect(after.players.map(({ coins }) => coins)).toEqual([0, 2]);
    expect(make(after, 0, conquer(WOOD, 3)).state.players[0]!.coins).toBe(0);
    expect(refusal(peace(1), 0, swap(WOOD, PEAK))).toEqual({ rule: 'SW-4.6', code: 'fee' });
    expect(pairs(peace(1))).toEqual([]);
    expect(after.record.attacked).toEqual([1]);
  });

  test("SW-12.11: an opponent's Aegis region needs its 2 coins", () => {
    const shield = (coins: number) =>
      position({
        players: [mages({ coins }), { race: 'orcs', coins: 0, regions: { [WOOD]: 2 } }],
        regions: { [WOOD]: { artifacts: ['aegis'] } },
      });
    const after = make(shield(3), 0, swap(PEAK, WOOD)).state;
    expect(after.players.map(({ coins }) => coins)).toEqual([1, 2]);
    expect(regionOf(after, PEAK)).toMatchObject({ owner: 1, artifacts: ['aegis'] });
    expect(refusal(shield(1), 0, swap(PEAK, WOOD)).code).toBe('fee');
  });

  test('R20, R52, SW-12.2: face-down markers stay, and are turned when an active race comes to stand on one', () => {
    const hidden = (declined: boolean) =>
      position({
        players: [
          mages(),
          declined
            ? { declined: { race: 'orcs', regions: { [WOOD]: 1 } } }
            : { race: 'orcs', power: 'farmer', regions: { [WOOD]: 1 } },
        ],
        regions: { 'L1A-10': { faceDown: null }, [PEAK]: { faceDown: 'karazhan' } },
      });
    const active = hidden(false);
    expect(offers(active, 0, 'portalSwap').get('L3-L6')).toMatchObject({ ends: 'reveal' });
    expect(regionOf(make(active, 0, swap(WOOD, PEAK)).state, PEAK)).toMatchObject({
      faceDown: null,
      place: 'karazhan',
    });
    const declined = make(hidden(true), 0, swap(WOOD, PEAK)).state;
    expect(regionOf(declined, PEAK)).toMatchObject({ faceDown: 'karazhan', place: null, declined: true });
  });
});
