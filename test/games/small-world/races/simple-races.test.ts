import { describe, expect, test } from 'vitest';
import { conquer, make, offers, position, regionOf } from '../position.js';

const costs = (state: Parameters<typeof offers>[0]) =>
  Object.fromEntries([...offers(state, 0, 'conquer')].map(([region, { cost }]) => [region, cost]));

const scoreOf = (state: Parameters<typeof offers>[0]) => {
  const { events } = make(state, 0, { type: 'endConquests' });
  const scored = events.find((event) => event.type === 'scored');
  return scored?.type === 'scored' ? Object.fromEntries(scored.parts.map(({ source, coins }) => [source, coins])) : {};
};

describe('Dwarves', () => {
  test('SW-10.2, T33: mountains cost 2 less, at least 1', () => {
    const state = position({
      players: [
        { race: 'dwarves', hand: 9, regions: { 'L1A-08': 1 } },
        { race: 'orcs', regions: { 'L1A-02': 1 } },
      ],
    });
    expect(costs(state)).toMatchObject({ 'L1A-01': 1, 'L1A-02': 2, 'L1A-06': 2, 'S1A-01': 2, 'S1A-06': 3 });
  });
});

describe('Night Elves', () => {
  const state = position({
    players: [
      { race: 'nightElves', hand: 4, regions: { 'L1A-08': 1 } },
      { race: 'orcs', hand: 9, regions: { 'L1A-03': 1 } },
    ],
  });
  const taken = make(state, 0, conquer('L1A-06', 1)).state;

  test('SW-10.5, T39: a forest costs 1 less and gets a Wisp Wall, which also defends in decline', () => {
    expect(costs(state)).toMatchObject({ 'L1A-06': 1, 'L1A-11': 2, 'L1A-04': 2 });
    expect(regionOf(taken, 'L1A-06')).toMatchObject({ owner: 0, tokens: 1, wispWall: 1 });
    expect(offers({ ...taken, active: 1 }, 1, 'conquer').get('L1A-06')!.cost).toBe(4);
    const later = { ...taken, phase: 'chooseMode' } as const;
    const declined = make(later, 0, { type: 'chooseMode', mode: 'decline' }).state;
    const attacked = { ...declined, active: 1, phase: 'conquest' } as const;
    expect(offers(attacked, 1, 'conquer').get('L1A-06')!.cost).toBe(4);
    expect(regionOf(make(attacked, 1, conquer('L1A-06', 4)).state, 'L1A-06').wispWall).toBe(0);
  });

  test('SW-10.5: no wall on other land, and it leaves with the last token', () => {
    expect(regionOf(make(state, 0, conquer('L1A-11', 2)).state, 'L1A-11').wispWall).toBe(0);
    const ready = { ...taken, phase: 'ready' } as const;
    const abandoned = make(ready, 0, { type: 'ready', keep: { 'L1A-08': { race: 1 } }, liftChampion: false }).state;
    expect(regionOf(abandoned, 'L1A-06')).toMatchObject({ owner: -1, wispWall: 0 });
  });

  test('T40: with nine walls on the boards the tenth forest gets none', () => {
    const walls = ['L1A-01', 'L1A-02', 'L1A-03', 'L1A-04', 'L1A-05', 'L1A-07', 'L1A-09', 'S1A-02', 'S1A-03'];
    const full = position({
      players: [{ race: 'nightElves', hand: 4, regions: { 'L1A-08': 1 } }, {}],
      regions: Object.fromEntries(walls.map((id) => [id, { wispWall: 1 as const, murlocs: 1 }])),
    });
    expect(regionOf(make(full, 0, conquer('L1A-06', 1)).state, 'L1A-06').wispWall).toBe(0);
  });
});

describe('Trolls', () => {
  test('SW-10.12, T52: occupied regions cost 1 less, Murlocs and declined tokens included', () => {
    const state = position({
      players: [
        { race: 'trolls', hand: 9, regions: { 'L1A-08': 1 } },
        { race: 'orcs', declined: { race: 'humans', regions: { 'L1A-06': 1 } } },
      ],
      regions: { 'L1A-11': { murlocs: 1 } },
    });
    expect(costs(state)).toMatchObject({ 'L1A-11': 2, 'L1A-06': 2, 'L1A-02': 3, 'L1A-04': 3 });
  });
});

describe('Blood Elves', () => {
  test('SW-10.7, T42: a coin for each magic region, T27: declined ones give none', () => {
    const regions = { 'L1A-03': 1, 'L1A-06': 1, 'L1A-08': 1, 'L1A-02': 1 };
    const placing = { type: 'redeploy', placement: {} } as const;
    const state = position({ players: [{ race: 'bloodElves', coins: 0, regions }, {}], phase: 'redeploy' });
    const placement = Object.fromEntries(Object.keys(regions).map((id) => [id, { race: 1 }]));
    expect(make(state, 0, { ...placing, placement }).state.players[0]!.coins).toBe(6);
    const declining = make({ ...state, phase: 'chooseMode' }, 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect(declining.players[0]!.coins).toBe(4);
  });
});

describe('Orcs', () => {
  const record = (races: readonly (readonly ['dwarves' | 'gnomes' | 'worgen' | 'naga', boolean])[]) => {
    const state = position({ players: [{ race: 'orcs' }, {}] });
    const conquests = races.map(([race, declined], region) => ({
      region,
      from: null,
      race,
      declined,
      seat: 1,
      defenders: 1,
      occupied: true,
    }));
    return scoreOf({ ...state, record: { ...state.record, conquests } });
  };

  test('SW-10.10, T49: a coin for each region taken from an Alliance race, on top of the faction bonus', () => {
    expect(
      record([
        ['dwarves', false],
        ['dwarves', false],
      ]),
    ).toEqual({ orcs: 2, faction: 1 });
  });

  test('T25: active and declined Alliance races both count', () => {
    expect(
      record([
        ['gnomes', false],
        ['worgen', true],
      ]),
    ).toEqual({ orcs: 2, faction: 2 });
  });

  test('SW-10.10: neutral races bring nothing', () => {
    expect(record([['naga', false]])).toEqual({});
  });
});

describe('Kobolds', () => {
  test('SW-10.14, T55: every cave is adjacent, also as first conquest; elsewhere travel is paid', () => {
    const first = position({ players: [{ race: 'kobolds', hand: 9 }, {}], regions: { 'L1A-07': { murlocs: 1 } } });
    expect(costs(first)).toMatchObject({ 'L1A-11': 2, 'L1A-07': 3, 'L1A-01': 3, 'S1A-03': 2, 'L1A-08': 3 });
    expect(offers(first, 0, 'conquer').has('L1A-06')).toBe(false);
    const later = position({ players: [{ race: 'kobolds', hand: 9, regions: { 'L1A-08': 1 } }, {}] });
    expect(costs(later)).toMatchObject({ 'S1A-03': 2, 'S1A-06': 3 });
    expect(make(later, 0, conquer('S1A-03', 2)).state.players[0]!.hand).toBe(7);
  });
});

describe('Naga', () => {
  const first = position({
    players: [
      { race: 'naga', hand: 9 },
      { race: 'gnomes', hand: 9, regions: { 'L1A-02': 1 } },
    ],
  });

  test('SW-10.15, T56: water may be the first conquest without travel; later it must be adjacent', () => {
    expect(costs(first)).toMatchObject({ 'L1A-12': 2, 'L1A-13': 2, 'S1A-08': 2, 'L1A-08': 3 });
    const lake = make(first, 0, conquer('L1A-12', 2)).state;
    expect(costs(lake)).toMatchObject({ 'L1A-09': 2, 'L1A-03': 3, 'L1A-08': 3 });
    expect(offers(lake, 0, 'conquer').has('S1A-08')).toBe(false);
    expect(offers(lake, 0, 'conquer').has('L1A-13')).toBe(false);
  });

  test('T57, SW-4.2: declined Naga on water score and can be reached by nobody', () => {
    const declined = position({
      players: [
        { race: 'orcs', coins: 0, declined: { race: 'naga', regions: { 'L1A-12': 1 } } },
        { race: 'gnomes', hand: 9, regions: { 'L1A-09': 1 } },
      ],
      active: 1,
    });
    expect(offers(declined, 1, 'conquer').has('L1A-12')).toBe(false);
    expect(offers(declined, 1, 'airstrike').has('L1A-12')).toBe(false);
    const own = { ...declined, active: 0 };
    expect(scoreOf(own)).toEqual({ declined: 1 });
    const flipped = position({
      players: [{ race: 'naga', coins: 0, regions: { 'L1A-12': 3 } }, {}],
      phase: 'chooseMode',
    });
    const after = make(flipped, 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect([regionOf(after, 'L1A-12').tokens, after.players[0]!.coins]).toEqual([1, 1]);
  });
});
