import { describe, expect, test } from 'vitest';
import { atlasOf } from '../../../src/games/small-world/atlas.js';
import { regionById } from '../../../src/games/small-world/boards/index.js';
import { type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import {
  around,
  conquer,
  has,
  land,
  make,
  offers,
  pair,
  position,
  refusal,
  regionOf,
  roll,
  trayOf,
} from './position.js';

const plainAnchor = land('L1A', (region) => has(region, 'anchor') && region.terrain !== 'mountain');
const otherAnchor = land('S1A', (region) => has(region, 'anchor') && region.terrain !== 'mountain');
const [home, next] = pair(
  'L1A',
  (region) => !has(region, 'slot'),
  (region) => region.terrain === 'hill' && !has(region, 'anchor') && !has(region, 'slot'),
);

const costs = (state: SmallWorldState, seat = 0) =>
  new Map(
    [...offers(state, seat, 'conquer'), ...offers(state, seat, 'finalConquest')].map(([id, { cost }]) => [id, cost]),
  );

describe('first conquest', () => {
  test('T07, SW-4.1: an empty start region costs 3; with 2 tokens only the die can win it', () => {
    const three = position({ players: [{ race: 'orcs', hand: 3 }, {}] });
    expect(offers(three, 0, 'conquer').get(plainAnchor)).toMatchObject({ cost: 3 });
    const two = position({ players: [{ race: 'orcs', hand: 2 }, {}] });
    expect(offers(two, 0, 'conquer').has(plainAnchor)).toBe(false);
    expect(offers(two, 0, 'finalConquest').get(plainAnchor)).toMatchObject({ cost: 3, odds: 0.5, ends: 'chance' });
    expect(refusal(two, 0, conquer(plainAnchor, 3))).toEqual({ rule: 'SW-4.4', code: 'too-few-pieces-roll' });
  });

  test('T09, SW-4.3: an empty mountain start region costs 4', () => {
    const peak = land('S1A', (region) => has(region, 'anchor') && region.terrain === 'mountain');
    expect(costs(position({ players: [{ race: 'orcs', hand: 9 }, {}] })).get(peak)).toBe(4);
  });

  test('SW-4.1: only start regions are open', () => {
    const state = position({ players: [{ race: 'orcs', hand: 9 }, {}] });
    expect([...costs(state).keys()].every((id) => has(regionById(id), 'anchor'))).toBe(true);
    expect(refusal(state, 0, conquer(next, 2))).toEqual({ rule: 'SW-4.2', code: 'out-of-reach' });
  });
});

describe('the cost', () => {
  test('T10, SW-4.3: an adjacent hill with one Kobold token costs 3', () => {
    const state = position({
      players: [
        { race: 'orcs', hand: 9, regions: { [home]: 1 } },
        { race: 'kobolds', regions: { [next]: 1 } },
      ],
    });
    expect(costs(state).get(next)).toBe(3);
  });

  test('T11, SW-4.2: a start region far away costs 3, beside an own region 2', () => {
    const beside = around(plainAnchor)[0]!.id;
    const state = position({ players: [{ race: 'orcs', hand: 9, regions: { [beside]: 1 } }, {}] });
    expect(costs(state).get(otherAnchor)).toBe(3);
    expect(costs(state).get(plainAnchor)).toBe(2);
  });

  test('T12, SW-4.3: Fort, Wisp Wall and 2 enemy tokens make 6', () => {
    const state = position({
      players: [
        { race: 'orcs', hand: 9, regions: { [home]: 1 } },
        { race: 'nightElves', regions: { [next]: 2 } },
      ],
      regions: { [next]: { fort: 1, wispWall: 1 } },
    });
    expect(costs(state).get(next)).toBe(6);
    const after = regionOf(make(state, 0, conquer(next, 6)).state, next);
    expect(after).toMatchObject({ owner: 0, tokens: 6, fort: 0, wispWall: 0 });
  });

  test('SW-4.3: Murlocs, Beasts, the Champion and the own declined race count 1 each', () => {
    const murloc = position({
      players: [{ race: 'orcs', hand: 9, regions: { [home]: 1 } }, {}],
      regions: { [next]: { murlocs: 1 } },
    });
    expect(costs(murloc).get(next)).toBe(3);
    const beasts = position({
      players: [
        { race: 'orcs', hand: 9, regions: { [home]: 1 } },
        { race: 'naga', regions: { [next]: 1 } },
      ],
      regions: { [next]: { beasts: 2, champion: 1 } },
    });
    expect(costs(beasts).get(next)).toBe(6);
    const own = position({
      players: [
        { race: 'orcs', hand: 9, regions: { [home]: 1 }, declined: { race: 'naga', regions: { [next]: 1 } } },
        {},
      ],
    });
    expect(costs(own).get(next)).toBe(3);
  });

  test('SW-4.4: exactly the cost is paid, from what is in hand', () => {
    const state = position({ players: [{ race: 'orcs', hand: 4, regions: { [home]: 1 } }, {}] });
    expect(refusal(state, 0, conquer(next, 3))).toEqual({ rule: 'SW-4.4', code: 'wrong-payment' });
    expect(refusal(state, 0, { ...conquer(next, 1), pay: { race: 1, beasts: 1 } })).toEqual({
      rule: 'SW-4.4',
      code: 'not-in-hand',
    });
    const after = make(state, 0, conquer(next, 2)).state;
    expect(after.players[0]!.hand).toBe(2);
    expect(regionOf(after, next)).toMatchObject({ owner: 0, declined: false, tokens: 2 });
  });

  test('the line under an option says how the cost came about', () => {
    const state = position({
      players: [
        { race: 'orcs', hand: 9, regions: { [home]: 1 } },
        { race: 'humans', regions: { [next]: 2 } },
      ],
    });
    expect(offers(state, 0, 'conquer').get(next)).toMatchObject({
      why: 'small-world:why.sum',
      facts: {
        cost: 4,
        sum: {
          key: 'small-world:why.plus',
          facts: { right: { facts: { race: { key: 'small-world:race.humans' }, count: 2 } } },
        },
      },
    });
  });
});

describe('eligibility', () => {
  test('T14, SW-4.5: without a piece in hand no conquest is legal', () => {
    const state = position({ players: [{ race: 'orcs', hand: 0, regions: { [home]: 3 } }, {}] });
    expect(smallWorld.decisions(state, 0).map(({ id }) => id)).toEqual(['endConquests']);
    expect(refusal(state, 0, conquer(next, 2))).toEqual({ rule: 'SW-4.5', code: 'no-free-piece' });
    expect(refusal(state, 0, roll(next))).toEqual({ rule: 'SW-4.5', code: 'no-free-piece' });
  });

  test('T22, SW-4.2: a declined race makes nothing adjacent', () => {
    const state = position({
      players: [{ race: 'orcs', hand: 9, declined: { race: 'naga', regions: { [home]: 1 } } }, {}],
    });
    expect(costs(state).has(next)).toBe(false);
  });

  test('SW-4.2: water, Watchtowers and own regions are no targets', () => {
    const water = atlasOf(['L1A']).regions.find((region) => region.water)!.id;
    const beside = around(water)[0]!.id;
    const at = position({ players: [{ race: 'orcs', hand: 9, regions: { [beside]: 1 } }, {}] });
    expect(refusal(at, 0, conquer(water, 2))).toEqual({ rule: 'SW-4.2', code: 'water' });
    expect(refusal(at, 0, conquer(beside, 2))).toEqual({ rule: 'SW-4.2', code: 'own-region' });
    expect(refusal(at, 0, conquer('L2A-01', 2))).toEqual({ rule: 'SW-4.2', code: 'unknown-region' });
    expect(refusal(at, 0, conquer('__proto__', 2))).toEqual({ rule: 'SW-4.2', code: 'unknown-region' });
    const tower = position({
      players: [
        { race: 'orcs', hand: 9, regions: { [home]: 1 } },
        { race: 'humans', regions: { [next]: 1 } },
      ],
      regions: { [next]: { watchtower: 1 } },
    });
    expect(refusal(tower, 0, conquer(next, 3))).toEqual({ rule: 'SW-4.2', code: 'watchtower' });
  });
});

describe('losses', () => {
  const attacked = position({
    players: [
      { race: 'orcs', hand: 9, regions: { [home]: 1 } },
      { race: 'humans', regions: { [next]: 3, [otherAnchor]: 1 } },
    ],
  });

  test('T18, SW-5.3: one token goes to the tray, two to hand, placed after scoring', () => {
    const { state, events } = make(attacked, 0, conquer(next, 5));
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'conquered',
        defender: { seat: 1, race: 'humans', declined: false, lost: 1, toHand: 2 },
      }),
    );
    expect(state.players[1]!.hand).toBe(2);
    expect(trayOf(state, 'humans')).toBe(trayOf(attacked, 'humans') + 1);
    const ended = make(state, 0, { type: 'endConquests' }).state;
    const turn = make(ended, 0, { type: 'redeploy', placement: { [home]: { race: 4 }, [next]: { race: 6 } } });
    expect(turn.events.map(({ type }) => type)).toContain('scored');
    expect([turn.state.phase, smallWorld.acting(turn.state)]).toEqual(['defenderRedeploy', [1]]);
    expect(refusal(turn.state, 0, { type: 'endConquests' })).toEqual({ rule: 'SW-3', code: 'not-asked' });
    const back = make(turn.state, 1, { type: 'defenderRedeploy', add: { [otherAnchor]: { race: 2 } } }).state;
    expect(regionOf(back, otherAnchor).tokens).toBe(3);
    expect([back.phase, back.active, back.players[1]!.hand]).toEqual(['chooseMode', 1, 0]);
    expect(smallWorld.faults(back)).toEqual([]);
  });

  test('T19, SW-5.4: with no region left the tokens stay in hand and the next turn begins with a first conquest', () => {
    const state = position({
      players: [
        { race: 'orcs', hand: 9, regions: { [home]: 1 } },
        { race: 'humans', regions: { [next]: 3 } },
      ],
    });
    const taken = make(make(state, 0, conquer(next, 5)).state, 0, { type: 'endConquests' }).state;
    const ended = make(taken, 0, { type: 'redeploy', placement: { [home]: { race: 5 }, [next]: { race: 5 } } }).state;
    expect([ended.phase, ended.active, ended.players[1]!.hand]).toEqual(['chooseMode', 1, 2]);
    const expanding = make(ended, 1, { type: 'chooseMode', mode: 'expand' }).state;
    expect(expanding.phase).toBe('conquest');
    expect([...costs(expanding, 1).keys()].every((id) => has(regionById(id), 'anchor'))).toBe(true);
  });

  test('SW-5.1: a conquered Murloc is gone', () => {
    const state = position({
      players: [{ race: 'orcs', hand: 9, regions: { [home]: 1 } }, {}],
      regions: { [next]: { murlocs: 1 } },
    });
    expect(regionOf(make(state, 0, conquer(next, 3)).state, next).murlocs).toBe(0);
  });

  test('SW-5.2, SW-9.6: the last declined token takes its banner and kept badge along', () => {
    const state = position({
      players: [
        { race: 'orcs', hand: 9, regions: { [home]: 1 } },
        { declined: { race: 'humans', power: 'garrisoned', regions: { [next]: 1 } } },
      ],
    });
    const after = make(state, 0, conquer(next, 3)).state;
    expect(after.players[1]).toMatchObject({ declinedRace: null, declinedPower: null, hand: 0 });
    expect(after.banners.at(-1)).toBe('humans');
    expect(after.discardedBadges).toEqual(['garrisoned']);
    expect(trayOf(after, 'humans')).toBe(10);
    expect(smallWorld.faults(after)).toEqual([]);
  });
});

describe('markers', () => {
  test('SW-12.1, SW-12.2: a face-down marker is turned up by conquest, for good', () => {
    const slot = land('L1A', (region) => has(region, 'slot'));
    const from = around(slot)[0]!.id;
    const state = position({ players: [{ race: 'orcs', hand: 9, regions: { [from]: 1 } }, {}] });
    const marker = regionOf(state, slot).faceDown!;
    expect(JSON.stringify(smallWorld.view(state, 0))).not.toContain(marker);
    expect(offers(state, 0, 'conquer').get(slot)).toMatchObject({ ends: 'reveal' });
    const { state: after, events } = make(state, 0, conquer(slot, costs(state).get(slot)!));
    expect(events).toContainEqual(expect.objectContaining({ type: 'markerRevealed', marker, reveals: true }));
    const shown = smallWorld.view(after, 'public').regions.find(({ id }) => id === slot)!;
    expect([shown.faceDown, shown.place ?? shown.artifacts[0]]).toEqual([false, marker]);
    expect(smallWorld.faults(after)).toEqual([]);
  });
});
