import { describe, expect, test } from 'vitest';
import { smallWorld } from '../../../../src/games/small-world/index.js';
import { conquer, make, offers, position, refusal, regionOf } from '../position.js';

const costs = (state: Parameters<typeof offers>[0]) =>
  new Map([...offers(state, 0, 'conquer')].map(([id, { cost }]) => [id, cost]));

describe('Blacksmith', () => {
  test('T67, SW-11.6: an empty neighbour costs 1, the start region of a first conquest 2', () => {
    const inside = position({
      players: [{ race: 'orcs', power: 'blacksmith', hand: 9, regions: { 'L1A-01': 1 } }, {}],
    });
    expect(costs(inside).get('L1A-08')).toBe(1);
    const outside = position({ players: [{ race: 'orcs', power: 'blacksmith', hand: 9 }, {}] });
    expect(costs(outside).get('L1A-08')).toBe(2);
  });

  test('T14, SW-4.5: a piece in hand is needed all the same', () => {
    const state = position({ players: [{ race: 'orcs', power: 'blacksmith', regions: { 'L1A-01': 1 } }, {}] });
    expect(refusal(state, 0, conquer('L1A-08', 1))).toEqual({ rule: 'SW-4.5', code: 'no-free-piece' });
  });

  test('T50, SW-10.11: Tauren pay 2 also with Blacksmith', () => {
    const state = position({
      players: [{ race: 'tauren', power: 'blacksmith', hand: 9, regions: { 'L1A-01': 2 } }, {}],
    });
    expect(costs(state).get('L1A-08')).toBe(2);
  });
});

describe('Sailing', () => {
  test('T82, interaction 24, SW-11.20: every empty start region costs 2, the first and each further one', () => {
    const first = position({ players: [{ race: 'orcs', power: 'sailing', hand: 9 }, {}] });
    expect(costs(first).get('L1A-08')).toBe(2);
    const later = position({ players: [{ race: 'orcs', power: 'sailing', hand: 9, regions: { 'L1A-08': 1 } }, {}] });
    expect(costs(later).get('S1A-06')).toBe(2);
    expect(costs(later).has('S1A-04')).toBe(false);
  });
});

describe('Marshdweller', () => {
  const attack = (coins: number, declined: boolean) =>
    position({
      players: [
        { race: 'orcs', hand: 9, coins, regions: { 'L1A-08': 1 } },
        declined
          ? { coins: 3, declined: { race: 'humans', power: 'marshdweller', regions: { 'L1A-11': 1, 'L1A-02': 1 } } }
          : { coins: 3, race: 'humans', power: 'marshdweller', regions: { 'L1A-11': 1, 'L1A-02': 1 } },
      ],
    });

  test('T71, interaction 44, SW-11.9: the toll is paid before the conquest, also to a declined race', () => {
    for (const declined of [false, true]) {
      const after = make(attack(2, declined), 0, conquer('L1A-11', 3)).state;
      expect(after.players.map(({ coins }) => coins)).toEqual([1, 4]);
      expect(regionOf(after, 'L1A-11').owner).toBe(0);
    }
  });

  test('T71, SW-4.6: without a coin the swamp cannot be conquered, other regions can', () => {
    const poor = attack(0, true);
    expect(refusal(poor, 0, conquer('L1A-11', 3))).toEqual({ rule: 'SW-4.6', code: 'fee' });
    expect(offers(poor, 0, 'conquer').has('L1A-11')).toBe(false);
    expect(make(poor, 0, conquer('L1A-02', 4)).state.players[1]!.coins).toBe(3);
  });

  test('SW-15.1: the public sees the swamp offered whether it can be paid or not, marked private', () => {
    const shown = (coins: number) => smallWorld.decisions(attack(coins, false), 0, 'public');
    expect(shown(0)).toEqual(shown(5));
    expect(offers(attack(2, false), 0, 'conquer').get('L1A-11')).toMatchObject({ private: true, facts: { fee: 1 } });
  });

  test('SW-11.9: the toll is due each time, and never to oneself (SW-4.6)', () => {
    const state = position({
      players: [
        { race: 'orcs', hand: 12, coins: 2, regions: { 'L1A-08': 1, 'S1A-05': 1 } },
        { coins: 0, race: 'humans', power: 'marshdweller', regions: { 'L1A-11': 1, 'S1A-07': 1 } },
      ],
    });
    const once = make(state, 0, conquer('L1A-11', 3)).state;
    expect(make(once, 0, conquer('S1A-07', 3)).state.players.map(({ coins }) => coins)).toEqual([0, 2]);
    const own = position({
      players: [
        {
          race: 'orcs',
          hand: 9,
          coins: 0,
          regions: { 'L1A-08': 1 },
          declined: { race: 'humans', power: 'marshdweller', regions: { 'L1A-11': 1 } },
        },
        {},
      ],
    });
    expect(make(own, 0, conquer('L1A-11', 3)).state.players[0]!.coins).toBe(0);
  });

  test('SW-9.4: the badge stays beside the declined banner and leaves with its last token', () => {
    const state = position({
      players: [{ race: 'humans', power: 'marshdweller', regions: { 'L1A-11': 2 } }, {}],
      phase: 'chooseMode',
    });
    const declined = make(state, 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect(declined.players[0]).toMatchObject({ power: null, declinedPower: 'marshdweller' });
    expect(declined.discardedBadges).toEqual([]);
  });
});
