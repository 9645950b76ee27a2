import { describe, expect, test } from 'vitest';
import type { PowerId } from '../../../../src/games/small-world/ids.js';
import { type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import type { Bomb, RegionState } from '../../../../src/games/small-world/state.js';
import { make, offers, position, refusal, regionOf, trayOf } from '../position.js';

const bombs = (...regions: readonly string[]) => ({ type: 'placeBombs', regions }) as const;
const fee = (region: string, pay: boolean) => ({ type: 'bombFee', region, pay }) as const;

interface Case {
  readonly orcs?: Readonly<Record<string, number>>;
  readonly declined?: Readonly<Record<string, number>>;
  readonly regions: Readonly<Record<string, Partial<RegionState>>>;
  readonly stack?: readonly Bomb[];
  readonly coins?: number;
  readonly power?: PowerId;
}

/** Seat 1 ends a turn and the Goblins’ begins. */
function begin({ orcs = {}, declined = {}, regions, stack = [], coins = 5, power = 'archaeologist' }: Case) {
  const state = position({
    players: [
      { race: 'goblins', power: 'farmer', coins, regions: { 'L1A-08': 2 } },
      {
        race: 'dwarves',
        power,
        coins: 5,
        regions: orcs,
        declined: { race: 'humans', regions: { 'S1A-04': 1, ...declined } },
      },
    ],
    active: 1,
    phase: 'conquest',
    regions,
  });
  const ended = make({ ...state, bombs: stack }, 1, { type: 'endConquests' });
  if (ended.state.phase !== 'redeploy') return ended;
  const placement = Object.fromEntries(Object.entries(orcs).map(([id, race]) => [id, { race }]));
  return make(ended.state, 1, { type: 'redeploy', placement });
}
const told = ({ events }: ReturnType<typeof begin>) => events.map(({ type }) => type);

describe('Goblins place bombs', () => {
  const placing = (more: Parameters<typeof position>[0]['regions'] = {}): SmallWorldState => {
    const state = position({
      players: [
        { race: 'goblins', regions: { 'L1A-08': 2 } },
        { race: 'orcs', regions: { 'L1A-06': 1, 'L1A-11': 1, 'S1A-03': 1 } },
        { race: 'naga', declined: { race: 'humans', regions: { 'L1A-02': 1 } } },
      ],
      phase: 'redeploy',
      regions: more,
    });
    const stack: readonly Bomb[] = ['explosive', 'dud'];
    return make({ ...state, bombs: stack }, 0, { type: 'redeploy', placement: { 'L1A-08': { race: 2 } } }).state;
  };

  test('SW-10.9a: twelve bombs are shuffled when the combo is picked, half of them duds', () => {
    const drafting = position({ players: [{}, {}], phase: 'pickCombo', combos: [['goblins', 'farmer']] });
    const { bombs: stack } = make(drafting, 0, { type: 'pickCombo', index: 0 }).state;
    expect([stack.length, stack.filter((bomb) => bomb === 'dud').length]).toEqual([12, 6]);
  });

  test('SW-10.9b: from the top, next to the Goblins, under an opponent’s active race', () => {
    const state = placing();
    const open = smallWorld.decisions(state, 0)[0]!;
    expect(open.kind === 'subset' && [open.min, open.max, open.cells.map(({ id }) => id)]).toEqual([
      0,
      2,
      ['L1A-06', 'L1A-11'],
    ]);
    const after = make(state, 0, bombs('L1A-11', 'L1A-06')).state;
    expect([regionOf(after, 'L1A-11').bomb, regionOf(after, 'L1A-06').bomb, after.bombs]).toEqual([
      'explosive',
      'dud',
      [],
    ]);
    expect(make(state, 0, bombs()).state.bombs).toHaveLength(2);
    for (const id of ['L1A-02', 'S1A-03', 'L1A-01', 'L1A-08']) {
      expect(refusal(state, 0, bombs(id))).toEqual({ rule: 'SW-10.9', code: 'no-bomb-there' });
    }
  });

  test('SW-10.9b: no second bomb, none on Watchtower or Aegis regions, none from an empty stack', () => {
    const state = placing({ 'L1A-06': { bomb: 'dud' }, 'L1A-11': { artifacts: ['aegis'] } });
    expect(state.phase).not.toBe('endStep');
    const tower = placing({ 'L1A-06': { watchtower: 1 } });
    expect(refusal(tower, 0, bombs('L1A-06')).code).toBe('no-bomb-there');
    const few = { ...placing(), bombs: ['dud'] as const };
    expect(refusal(few, 0, bombs('L1A-06', 'L1A-11'))).toEqual({ rule: 'SW-10.9', code: 'too-few-bombs' });
  });

  test('SW-15.2: nobody sees a face', () => {
    const view = smallWorld.view(make(placing(), 0, bombs('L1A-06')).state, 0);
    expect(JSON.stringify(view)).not.toMatch(/explosive|dud/);
    expect([view.bombs, view.regions.find(({ id }) => id === 'L1A-06')!.bomb]).toEqual([1, true]);
  });
});

describe('Goblins’ bombs at the start of the turn', () => {
  test('SW-10.9c: an explosion is a conquest without occupation; one token is lost, the rest goes to hand', () => {
    const { state, events } = begin({
      orcs: { 'L1A-06': 3, 'S1A-03': 1 },
      regions: { 'L1A-06': { bomb: 'explosive', fort: 1, faceDown: null, objective: 1 } },
    });
    expect(regionOf(state, 'L1A-06')).toMatchObject({ owner: -1, tokens: 0, bomb: null, fort: 0, objective: 1 });
    expect([state.players[1]!.hand, trayOf(state, 'dwarves'), state.phase]).toEqual([2, 7, 'chooseMode']);
    expect(state.record.conquests).toMatchObject([{ race: 'dwarves', declined: false, defenders: 3, occupied: true }]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'exploded', region: 'L1A-06' }));
    const next = make(state, 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect([next.phase, next.defenders]).toEqual(['defenderRedeploy', [1]]);
  });

  test('T46: a dud changes nothing and is gone', () => {
    const begun = begin({ orcs: { 'L1A-06': 2 }, regions: { 'L1A-06': { bomb: 'dud' } } });
    expect(regionOf(begun.state, 'L1A-06')).toMatchObject({ owner: 1, tokens: 2, bomb: null });
    expect([begun.state.bombs, told(begun).includes('exploded')]).toEqual([[], false]);
  });

  test('SW-10.9c: a declined race that stands there by then loses all', () => {
    const { state } = begin({ declined: { 'L1A-06': 1 }, regions: { 'L1A-06': { bomb: 'explosive' } } });
    expect([regionOf(state, 'L1A-06').owner, state.record.conquests[0]!.declined]).toEqual([-1, true]);
  });

  test('SW-10.9d: under Murlocs or the Goblins’ own race they go back to the top unseen, the last one on top', () => {
    const begun = begin({
      regions: { 'L1A-06': { bomb: 'dud', murlocs: 1 }, 'L1A-08': { bomb: 'explosive' } },
      stack: ['dud'],
    });
    expect(begun.state.bombs).toEqual(['explosive', 'dud', 'dud']);
    expect(told(begun)).not.toContain('bombTurned');
  });

  test('T47, SW-3.8: in an abandoned region the bomb returns unseen to the top', () => {
    const state = position({
      players: [{ race: 'goblins' }, { race: 'orcs', regions: { 'L1A-06': 1, 'S1A-03': 1 } }],
      active: 1,
      phase: 'ready',
      regions: { 'L1A-06': { bomb: 'explosive' } },
    });
    const stacked = { ...state, bombs: ['dud'] as const };
    const after = make(stacked, 1, { type: 'ready', keep: { 'S1A-03': { race: 1 } }, liftChampion: false }).state;
    expect([after.bombs, regionOf(after, 'L1A-06').bomb]).toEqual([['explosive', 'dud'], null]);
  });

  test('SW-3.8: bombs that return at once go back in order of region id, whatever the order of the boards', () => {
    const state = position({
      players: [{ race: 'goblins' }, { race: 'orcs', regions: { 'L1A-06': 1, 'S1A-03': 1, 'S1A-04': 1 } }],
      boards: ['S1A', 'L1A'],
      active: 1,
      phase: 'ready',
      regions: { 'L1A-06': { bomb: 'explosive' }, 'S1A-03': { bomb: 'dud' } },
    });
    const keep = { 'S1A-04': { race: 1 } };
    expect(make(state, 1, { type: 'ready', keep, liftChampion: false }).state.bombs).toEqual(['dud', 'explosive']);
  });

  test('T48, SW-10.9e: bombs are resolved before a decline, which then scores its regions only', () => {
    const { state } = begin({
      orcs: { 'L1A-06': 1, 'S1A-03': 1 },
      regions: { 'L1A-06': { bomb: 'explosive' } },
      coins: 0,
    });
    const declined = make(state, 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect([declined.players[0]!.coins, declined.bombs]).toEqual([1, []]);
  });

  test('SW-10.9f: it counts for the faction bonus when the Goblins expand', () => {
    const { state } = begin({ orcs: { 'L1A-06': 1, 'S1A-03': 1 }, regions: { 'L1A-06': { bomb: 'explosive' } } });
    const ended = make({ ...state, phase: 'conquest' }, 0, { type: 'endConquests' }).state;
    const { events } = make(ended, 0, { type: 'redeploy', placement: { 'L1A-08': { race: 2 } } });
    const scored = events.find((event) => event.type === 'scored');
    expect(scored?.type === 'scored' && scored.parts).toContainEqual({ source: 'faction', coins: 1 });
  });

  test('SW-10.9f: Marsh toll: paid it goes off, unpaid it has no effect; the bomb is gone either way', () => {
    const asked = begin({
      orcs: { 'L1A-11': 2, 'S1A-03': 1 },
      regions: { 'L1A-11': { bomb: 'explosive' }, 'S1A-03': { bomb: 'explosive' } },
      power: 'marshdweller',
    }).state;
    expect([asked.phase, [...offers(asked, 0, 'bombFee').values()].map(({ id }) => id)]).toEqual([
      'turnStart',
      ['hold'],
    ]);
    expect(smallWorld.decisions(asked, 0)[0]).toMatchObject({ id: 'bombFee', fallback: 'hold', facts: { fee: 1 } });
    const paid = make(asked, 0, fee('L1A-11', true)).state;
    expect([paid.players[0]!.coins, regionOf(paid, 'L1A-11').owner, regionOf(paid, 'S1A-03').owner]).toEqual([
      4, -1, -1,
    ]);
    expect(paid.phase).toBe('chooseMode');
    const unpaid = make(asked, 0, fee('L1A-11', false)).state;
    expect([unpaid.players[0]!.coins, regionOf(unpaid, 'L1A-11')]).toMatchObject([
      5,
      { owner: 1, tokens: 2, bomb: null },
    ]);
    expect(regionOf(unpaid, 'S1A-03').owner).toBe(-1);
    expect(refusal(asked, 0, fee('S1A-03', true))).toEqual({ rule: 'SW-10.9', code: 'other-bomb' });
  });

  test('SW-10.9f: without coins it cannot be paid; the public is asked the same', () => {
    const marsh = {
      orcs: { 'L1A-11': 2, 'S1A-03': 1 },
      regions: { 'L1A-11': { bomb: 'explosive' } },
      power: 'marshdweller',
    } as const;
    const poor = begin({ ...marsh, coins: 0 }).state;
    expect(refusal(poor, 0, fee('L1A-11', true))).toEqual({ rule: 'SW-10.9', code: 'bomb-too-dear' });
    expect(smallWorld.decisions(poor, 0, 'public')).toEqual(smallWorld.decisions(begin(marsh).state, 0, 'public'));
  });

  test('SW-10.9f: several fees one after the other', () => {
    const asked = begin({
      orcs: { 'L1A-11': 1, 'S1A-07': 1, 'S1A-03': 1 },
      regions: { 'L1A-11': { bomb: 'explosive' }, 'S1A-07': { bomb: 'explosive' } },
      power: 'marshdweller',
    }).state;
    const second = make(asked, 0, fee('L1A-11', true)).state;
    expect([second.phase, second.record.bombFee !== null]).toEqual(['turnStart', true]);
    expect(make(second, 0, fee('S1A-07', true)).state.players[0]!.coins).toBe(3);
  });

  test('SW-10.9f: under a Watchtower a bomb has no effect', () => {
    const begun = begin({
      orcs: { 'L1A-09': 2, 'L1A-02': 1 },
      regions: { 'L1A-09': { bomb: 'explosive', watchtower: 1 } },
      power: 'defensive',
    });
    expect(regionOf(begun.state, 'L1A-09')).toMatchObject({ owner: 1, bomb: null });
    expect(told(begun)).toContain('bombTurned');
  });
});
