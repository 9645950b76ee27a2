import { describe, expect, test } from 'vitest';
import type { RaceId } from '../../../src/games/small-world/ids.js';
import { type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import { incomeOf } from '../../../src/games/small-world/scoring.js';
import { around, conquer, has, land, make, offers, pair, position, regionOf, trayOf } from './position.js';

const hub = land('L1A', (region) => around(region.id).length >= 3);
const [a, b, c] = around(hub).map(({ id }) => id) as [string, string, string];
const away = land('S1A', (region) => has(region, 'anchor'));

/** Takes the regions one after the other and tells the faction bonus that comes of it. */
function bonus(race: RaceId, sketch: Parameters<typeof position>[0]['players'], targets: readonly string[]): number {
  let state = position({ players: [{ race, hand: 11 - 2, regions: { [hub]: 1 } }, ...sketch] });
  for (const target of targets)
    state = make(state, 0, conquer(target, offers(state, 0, 'conquer').get(target)!.cost!)).state;
  return incomeOf(state, 0).find(({ source }) => source === 'faction')?.coins ?? 0;
}

describe('scoring', () => {
  test('SW-8.1: one coin for each region, active and declined', () => {
    const state = position({
      players: [
        {
          race: 'forsaken',
          power: 'champion',
          coins: 5,
          regions: { [a]: 1, [b]: 1, [c]: 1 },
          declined: { race: 'naga', regions: { [away]: 1 } },
        },
        {},
      ],
      phase: 'redeploy',
    });
    const placement = { [a]: { race: 1 }, [b]: { race: 1 }, [c]: { race: 1 } };
    const { state: after, events } = make(state, 0, { type: 'redeploy', placement });
    expect(events).toContainEqual(
      expect.objectContaining({
        coins: 4,
        parts: [
          { source: 'regions', coins: 3 },
          { source: 'declined', coins: 1 },
        ],
      }),
    );
    expect(after.players[0]!.coins).toBe(9);
  });

  test('T24, SW-8.3: Blood Elves take one region of Dwarves and two of Humans: 2', () => {
    const prey = [
      { race: 'dwarves', regions: { [a]: 1 } },
      { race: 'humans', regions: { [b]: 1, [c]: 1 } },
    ] as const;
    expect(bonus('bloodElves', prey, [a, b])).toBe(2);
    expect(bonus('forsaken', [{ race: 'humans', regions: { [b]: 1, [c]: 1 } }], [b, c])).toBe(1);
  });

  test('T25, SW-8.3: active and declined are different races, even of one player: 2', () => {
    const prey = [{ race: 'gnomes', regions: { [a]: 1 }, declined: { race: 'worgen', regions: { [b]: 1 } } }] as const;
    expect(bonus('orcs', prey, [a, b])).toBe(2);
  });

  test('T26, SW-8.4: neutral attackers get none, and neutral races, Murlocs and the own faction give none', () => {
    expect(bonus('kobolds', [{ race: 'humans', regions: { [a]: 1, [b]: 1 } }], [a, b])).toBe(0);
    expect(bonus('orcs', [{ race: 'pandaren', regions: { [a]: 1 } }], [a, b])).toBe(0);
    expect(bonus('orcs', [{ race: 'trolls', regions: { [a]: 1 } }], [a])).toBe(0);
  });

  test('SW-8.5: the own declined race of the other faction counts', () => {
    const state = position({
      players: [
        { race: 'orcs', hand: 5, regions: { [hub]: 1 }, declined: { race: 'dwarves', regions: { [a]: 1 } } },
        {},
      ],
    });
    const after = make(state, 0, conquer(a, offers(state, 0, 'conquer').get(a)!.cost!)).state;
    expect(incomeOf(after, 0)).toContainEqual({ source: 'faction', coins: 1 });
  });
});

describe('decline', () => {
  test('T28, SW-9.3: one token a region stays, the others go to the tray; the badge is discarded', () => {
    const state = position({
      players: [{ race: 'orcs', power: 'farmer', coins: 0, hand: 1, regions: { [a]: 3, [b]: 1, [c]: 2 } }, {}],
      phase: 'chooseMode',
    });
    const { state: after, events } = make(state, 0, { type: 'chooseMode', mode: 'decline' });
    expect([a, b, c].map((id) => regionOf(after, id))).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ owner: 0, declined: true, tokens: 1 })),
    );
    expect(trayOf(after, 'orcs') - trayOf(state, 'orcs')).toBe(4);
    expect(after.players[0]).toMatchObject({ race: null, power: null, hand: 0, declinedRace: 'orcs', coins: 3 });
    expect(after.discardedBadges).toEqual(['farmer']);
    expect(events).toContainEqual(expect.objectContaining({ type: 'declined', race: 'orcs', regions: 3 }));
    expect(after.active).toBe(1);
  });

  test('T29, SW-9.2: the older declined race leaves first, its banner under the stack; only the new one scores', () => {
    const state = position({
      players: [
        {
          race: 'orcs',
          coins: 0,
          regions: { [a]: 1, [b]: 1 },
          declined: { race: 'naga', power: 'marshdweller', regions: { [c]: 1, [away]: 1 } },
        },
        {},
      ],
      phase: 'chooseMode',
    });
    const after = make(state, 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect(after.players[0]).toMatchObject({ declinedRace: 'orcs', declinedPower: null, coins: 2 });
    expect(after.banners.at(-1)).toBe('naga');
    expect(after.discardedBadges).toContain('marshdweller');
    expect([regionOf(after, c).owner, trayOf(after, 'naga')]).toEqual([-1, 11]);
    expect(smallWorld.faults(after)).toEqual([]);
  });

  test('T30, SW-9.6: with no region the banner returns at once, whatever the badge; the next turn picks', () => {
    const state = position({
      players: [
        { race: 'orcs', power: 'garrisoned', coins: 0, hand: 4 },
        { race: 'naga', regions: { [a]: 1 } },
      ],
      phase: 'chooseMode',
    });
    const after = make(state, 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect(after.players[0]).toMatchObject({ race: null, declinedRace: null, declinedPower: null, coins: 0 });
    expect([after.banners.at(-1), after.discardedBadges]).toEqual(['orcs', ['garrisoned']]);
    const passed = make(make(after, 1, { type: 'chooseMode', mode: 'decline' }).state, 0, {
      type: 'pickCombo',
      index: 0,
    });
    expect(passed.state.players[0]!.race).toBe(after.combos[0]!.race);
  });

  test('SW-9.4: Garrisoned and Marshdweller stay beside the declined banner', () => {
    for (const power of ['garrisoned', 'marshdweller'] as const) {
      const state = position({ players: [{ race: 'orcs', power, regions: { [a]: 1 } }, {}], phase: 'chooseMode' });
      const after = make(state, 0, { type: 'chooseMode', mode: 'decline' }).state;
      expect([after.players[0]!.declinedPower, after.discardedBadges]).toEqual([power, []]);
    }
  });

  test('SW-9.3: Beasts, Champion and Watchtowers leave; Forts and walls stay', () => {
    const state = position({
      players: [{ race: 'orcs', regions: { [a]: 2, [b]: 1 } }, {}],
      phase: 'chooseMode',
      regions: {
        [a]: { beasts: 1, fort: 1, wispWall: 1 },
        [b]: { champion: 1 },
        [c]: { owner: 0, beasts: 2, fort: 1 },
      },
    });
    const after = make(state, 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect(regionOf(after, a)).toMatchObject({ tokens: 1, beasts: 0, fort: 1, wispWall: 1, declined: true });
    expect(regionOf(after, b)).toMatchObject({ tokens: 1, champion: 0 });
    expect(regionOf(after, c)).toMatchObject({ owner: -1, beasts: 0, fort: 0 });
  });
});

describe('the end', () => {
  const last = (
    coins: readonly number[],
    tokens: readonly number[],
    hand: readonly number[] = [0, 0],
  ): SmallWorldState => {
    const [x, y] = pair(
      'L1A',
      () => true,
      () => true,
    );
    return {
      ...position({
        players: [
          { race: 'orcs', coins: coins[0]!, hand: hand[0]!, regions: { [x]: tokens[0]! } },
          { race: 'forsaken', coins: coins[1]!, hand: hand[1]!, regions: { [y]: tokens[1]! } },
        ],
        active: 1,
        round: 10,
      }),
      phase: 'over',
    };
  };

  test('SW-17.1: most coins win', () => {
    expect(smallWorld.outcome(last([9, 12], [3, 3]))).toMatchObject({ winners: [1], scores: [9, 12] });
  });

  test('T104, SW-17.2: with equal coins most race tokens on the boards win; the hand does not count', () => {
    expect(smallWorld.outcome(last([9, 9], [7, 9], [4, 0]))).toMatchObject({
      winners: [1],
      reason: { key: 'small-world:outcome.tokens', facts: { tokens: 9 } },
    });
    const beasts = last([9, 9], [7, 7]);
    const more = beasts.regions.map((region) =>
      region.owner === 0 ? { ...region, beasts: 3, champion: 1 as const } : region,
    );
    expect(smallWorld.outcome({ ...beasts, regions: more })?.winners).toEqual([0, 1]);
  });

  test('SW-17.2: still tied, the victory is shared', () => {
    expect(smallWorld.outcome(last([9, 9], [5, 5]))).toMatchObject({
      winners: [0, 1],
      reason: { key: 'small-world:outcome.shared' },
    });
  });

  test('SW-3.15: after the last turn of the last round nobody is asked and coins are open', () => {
    const state = position({
      players: [
        { race: 'orcs', regions: { [a]: 1 } },
        { race: 'naga', regions: { [b]: 1 } },
      ],
      active: 1,
      round: 10,
      phase: 'chooseMode',
    });
    const over = make(state, 1, { type: 'chooseMode', mode: 'decline' });
    expect(over.events.at(-1)).toMatchObject({ type: 'gameEnded', coins: [5, 6], winners: [1] });
    expect(smallWorld.acting(over.state)).toEqual([]);
    expect(smallWorld.decisions(over.state, 0)).toEqual([]);
    expect(smallWorld.view(over.state, 'public').players.map(({ coins }) => coins)).toEqual([5, 6]);
    expect(smallWorld.outcome(state)).toBeUndefined();
  });
});
