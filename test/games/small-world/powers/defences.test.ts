import { describe, expect, test } from 'vitest';
import { type SmallWorldMove, type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import type { RegionState } from '../../../../src/games/small-world/state.js';
import { conquer, make, offers, position, refusal, regionOf } from '../position.js';

type Sketch = Parameters<typeof position>[0]['players'][number];

/** The state after seat 0 has put its pieces as they stand, so that END_STEP has run. */
function endOfTurn(
  players: readonly Sketch[],
  regions: Readonly<Record<string, Partial<RegionState>>> = {},
): SmallWorldState {
  const state = position({ players, regions, phase: 'redeploy' });
  const placement = Object.fromEntries(Object.entries(players[0]!.regions!).map(([id, race]) => [id, { race }]));
  return make(state, 0, { type: 'redeploy', placement }).state;
}

const forts = ({ regions }: SmallWorldState) => regions.reduce((sum, { fort }) => sum + fort, 0);
const each = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 1]));

describe('Garrisoned', () => {
  const FOUR = ['L1A-08', 'L1A-11', 'L1A-01', 'L1A-02'];

  test('SW-11.16: a region has its Fort as soon as it is occupied, and costs 1 more', () => {
    const state = position({
      players: [
        { race: 'orcs', power: 'garrisoned', hand: 9, regions: { 'L1A-08': 1 } },
        { race: 'humans', hand: 9, regions: { 'L1A-06': 1 } },
      ],
    });
    const after = make(state, 0, conquer('L1A-11', 2)).state;
    expect(regionOf(after, 'L1A-11').fort).toBe(1);
    const theirs = { ...after, active: 1 };
    expect(offers(theirs, 1, 'conquer').get('L1A-11')).toMatchObject({ cost: 2 + 2 + 1 });
  });

  test('T78: four regions have 4 Forts; after decline they are still there; conquering one returns its Fort', () => {
    const built = endOfTurn([{ race: 'orcs', power: 'garrisoned', regions: each(FOUR) }, { race: 'humans' }]);
    expect(FOUR.map((id) => regionOf(built, id).fort)).toEqual([1, 1, 1, 1]);
    const players = [
      { race: 'humans', power: 'champion', hand: 9, regions: { 'L1A-07': 1 } },
      { declined: { race: 'orcs', power: 'garrisoned', regions: each(FOUR) } },
    ] as const;
    const declined = position({ players, regions: Object.fromEntries(FOUR.map((id) => [id, { fort: 1 as const }])) });
    expect(offers(declined, 0, 'conquer').get('L1A-11')).toMatchObject({ cost: 4 });
    const taken = make(declined, 0, conquer('L1A-11', 4)).state;
    expect([regionOf(taken, 'L1A-11').fort, forts(taken)]).toEqual([0, 3]);
  });

  test('SW-9.4, R51: the badge is kept in decline, the Forts stay, and no new ones come', () => {
    const state = position({
      players: [{ race: 'orcs', power: 'garrisoned', regions: each(FOUR) }, {}],
      regions: { 'L1A-08': { fort: 1 } },
      phase: 'chooseMode',
    });
    const after = make(state, 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect(after.players[0]!.declinedPower).toBe('garrisoned');
    expect([regionOf(after, 'L1A-08').fort, forts(after)]).toEqual([1, 1]);
  });

  const ELEVEN = [...each9('L1A'), 'S1A-01', 'S1A-02'];

  test('interaction 42, R51: eleven regions have ten Forts; missing ones come at END_STEP, lowest region id first', () => {
    const bare = endOfTurn([{ race: 'orcs', power: 'garrisoned', regions: each(ELEVEN) }, {}]);
    expect(forts(bare)).toBe(10);
    expect(regionOf(bare, 'S1A-02').fort).toBe(0);
    const first = { 'S1A-02': { fort: 1 } } as const;
    const kept = endOfTurn([{ race: 'orcs', power: 'garrisoned', regions: each(ELEVEN) }, {}], first);
    expect([regionOf(kept, 'S1A-02').fort, regionOf(kept, 'S1A-01').fort, forts(kept)]).toEqual([1, 0, 10]);
  });

  test('SW-11.16: with ten Forts on the boards a conquered region gets none', () => {
    const state = position({
      players: [{ race: 'tauren', power: 'garrisoned', hand: 5, regions: each(ELEVEN.slice(0, 10)) }, {}],
      regions: Object.fromEntries(ELEVEN.slice(0, 10).map((id) => [id, { fort: 1 as const }])),
    });
    const after = make(state, 0, conquer('S1A-02', 2)).state;
    expect([regionOf(after, 'S1A-02').fort, forts(after)]).toEqual([0, 10]);
  });

  test('SW-3.8: an abandoned region loses its Fort', () => {
    const state = position({
      players: [{ race: 'orcs', power: 'garrisoned', regions: each(FOUR) }, {}],
      regions: { 'L1A-08': { fort: 1 } },
      phase: 'ready',
    });
    expect(forts(make(state, 0, { type: 'ready', keep: {}, liftChampion: false }).state)).toBe(0);
  });
});

function each9(board: string): readonly string[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${board}-0${number}`);
}

describe('Defensive', () => {
  /** L1A-09 is a field; its land neighbours are L1A-02, L1A-05 and L1A-06. */
  const FIELD = 'L1A-09';
  const towers = (players: readonly Sketch[], regions: Readonly<Record<string, Partial<RegionState>>> = {}) =>
    endOfTurn(players, regions).regions.flatMap(({ watchtower }, index) => (watchtower ? [index] : []));
  const guards = (...ids: readonly string[]) => ({ race: 'orcs', power: 'defensive', regions: each(ids) }) as const;
  const TOWER = [8];

  test('SW-11.10: a Watchtower where more neighbours are own than any other single race holds', () => {
    expect(towers([guards(FIELD, 'L1A-02'), {}])).toEqual(TOWER);
    expect(towers([guards(FIELD), {}])).toEqual([]);
    expect(towers([guards(FIELD, 'L1A-02'), { race: 'humans', regions: each(['L1A-05']) }])).toEqual([]);
    expect(towers([guards(FIELD, 'L1A-02', 'L1A-06'), { race: 'humans', regions: each(['L1A-05']) }])).toEqual(TOWER);
  });

  test('R21: the strict highest count is enough, a majority is not needed', () => {
    const two = [
      { race: 'humans', regions: each(['L1A-02']) },
      { race: 'trolls', regions: each(['L1A-05']) },
    ] as const;
    expect(towers([guards(FIELD, 'L1A-06'), ...two])).toEqual([]);
    const naga = [
      { race: 'naga', regions: each(['L1A-12']) },
      { race: 'trolls', regions: each(['L1A-05']) },
    ] as const;
    expect(towers([guards(FIELD, 'L1A-06', 'L1A-02'), ...naga])).toEqual(TOWER);
  });

  test('SW-11.10: active and declined races, the own declined one too, count apart', () => {
    const split = {
      race: 'humans',
      regions: each(['L1A-05']),
      declined: { race: 'naga', regions: each(['L1A-12']) },
    } as const;
    expect(towers([guards(FIELD, 'L1A-02', 'L1A-06'), split])).toEqual(TOWER);
    const own = { ...guards(FIELD, 'L1A-02'), declined: { race: 'humans', regions: each(['L1A-05']) } } as const;
    expect(towers([own, {}])).toEqual([]);
  });

  test('interaction 43: Murlocs are one race', () => {
    const one = { 'L1A-05': { murlocs: 1 } };
    expect(towers([guards(FIELD, 'L1A-02'), {}], one)).toEqual([]);
    expect(towers([guards(FIELD, 'L1A-02', 'L1A-06'), {}], one)).toEqual(TOWER);
    expect(towers([guards(FIELD, 'L1A-02'), {}], { ...one, 'L1A-06': { murlocs: 1 } })).toEqual([]);
  });

  test('SW-11.10: a tower that no longer prevails is taken down at END_STEP, and only then', () => {
    const beaten = [guards(FIELD, 'L1A-02'), { race: 'humans', hand: 5, regions: each(['L1A-05']) }] as const;
    expect(towers(beaten, { [FIELD]: { watchtower: 1 } })).toEqual([]);
    const during = position({
      players: [{ race: 'humans', hand: 9, regions: each(['L1A-05']) }, guards(FIELD, 'L1A-02')],
      regions: { [FIELD]: { watchtower: 1 } },
    });
    const after = make(make(during, 0, conquer('L1A-10', 2)).state, 0, { type: 'endConquests' }).state;
    expect(regionOf(after, FIELD).watchtower).toBe(1);
    expect(refusal(during, 0, conquer(FIELD, 3))).toEqual({ rule: 'SW-4.2', code: 'watchtower' });
  });

  test('SW-11.10: it vanishes when the region is abandoned and when the race declines', () => {
    const standing = { players: [guards(FIELD, 'L1A-02'), {}], regions: { [FIELD]: { watchtower: 1 } } } as const;
    const left = make(position({ ...standing, phase: 'ready' }), 0, {
      type: 'ready',
      keep: { 'L1A-02': { race: 1 } },
      liftChampion: false,
    }).state;
    expect(regionOf(left, FIELD).watchtower).toBe(0);
    const declined = make(position({ ...standing, phase: 'chooseMode' }), 0, { type: 'chooseMode', mode: 'decline' });
    expect(regionOf(declined.state, FIELD).watchtower).toBe(0);
  });

  test('SW-3.17: with more fields than six the player chooses exactly 6', () => {
    const all = position({ players: [{}, {}, {}, {}, {}] });
    const ids = smallWorld.view(all, 'public').regions.map(({ id }) => id);
    const land = ids.filter((id) => /^(L1A-(0[259]|10)|L2A-(0[16789])|M1A-(0[2578])|S1A-0[1356])$/.test(id));
    const state = endOfTurn([{ race: 'forsaken', power: 'defensive', regions: each(land) }, {}, {}, {}, {}]);
    const [asked] = smallWorld.decisions(state, 0);
    if (asked?.kind !== 'subset') throw new Error('no choice of Watchtowers');
    expect([state.phase, asked.id, asked.min, asked.max]).toEqual(['endStep', 'watchtowers', 6, 6]);
    expect(asked.cells.length).toBeGreaterThan(6);
    const choose = (regions: readonly string[]): SmallWorldMove => ({ type: 'watchtowers', regions });
    const cells = asked.cells.map(({ id }) => id);
    const wanted = cells.slice(-6);
    expect(refusal(state, 0, choose(cells.slice(0, 5))).code).toBe('wrong-watchtowers');
    expect(refusal(state, 0, choose([...cells.slice(0, 5), cells[0]!])).code).toBe('bad-parameter');
    expect(refusal(state, 0, choose([...cells.slice(0, 5), 'L1A-02'])).code).toBe('wrong-watchtowers');
    const after = make(state, 0, choose(wanted)).state;
    expect(cells.filter((id) => regionOf(after, id).watchtower)).toEqual(wanted);
    expect(after.active).toBe(1);
    const idle = position({ players: [guards(FIELD), {}], phase: 'endStep' });
    expect(refusal(idle, 0, choose([])).code).toBe('no-watchtowers');
  });
});
