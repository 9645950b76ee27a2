import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../../../src/engine/index.js';
import { type SmallWorldMove, type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import { conquer, make, offers, position, refusal, regionOf, trayOf } from '../position.js';

const champion = (region: string): SmallWorldMove => ({ type: 'championConquer', region });
const END: SmallWorldMove = { type: 'endConquests' };

/** Orcs with the Champion in hand and no tokens beside it. */
const led = (sketch: Partial<Parameters<typeof position>[0]['players'][number]> = {}) =>
  ({ race: 'orcs', power: 'champion', champion: 1, regions: { 'L1A-08': 1 }, ...sketch }) as const;

const targets = (state: SmallWorldState, seat = 0) => [...offers(state, seat, 'championConquer').keys()].sort();

describe('the Champion conquers', () => {
  test('T63, T14, SW-11.3: a mountain with a Fort and 4 tokens falls without a token; the defender loses 1', () => {
    const state = position({
      players: [led(), { race: 'humans', regions: { 'L1A-01': 4, 'S1A-01': 1 } }],
      regions: { 'L1A-01': { fort: 1 } },
    });
    const { state: after, events } = make(state, 0, champion('L1A-01'));
    expect(regionOf(after, 'L1A-01')).toMatchObject({ owner: 0, tokens: 0, champion: 1, fort: 0 });
    expect(after.players[1]!.hand).toBe(3);
    expect(trayOf(after, 'humans')).toBe(trayOf(state, 'humans') + 1);
    expect(events).toContainEqual(expect.objectContaining({ type: 'conquered', champion: true, pieces: 0 }));
    expect(after.record.conquests).toMatchObject([{ race: 'humans', defenders: 4, occupied: true }]);
    expect(smallWorld.faults(after)).toEqual([]);
  });

  test('SW-11.3 a: once a turn, for it stands in the region then', () => {
    const after = make(position({ players: [led(), {}] }), 0, champion('L1A-11')).state;
    expect(after.players[0]!.champion).toBe(0);
    expect(refusal(after, 0, champion('L1A-01'))).toEqual({ rule: 'SW-11.3', code: 'champion-not-in-hand' });
    expect(targets(after)).toEqual([]);
  });

  test('SW-11.3 b: beside the race only: not as a first conquest, not at a distant start region, not with the Meeting Stone', () => {
    const state = position({ players: [led(), {}], regions: { 'L1A-08': { place: 'meetingStone' } } });
    expect(targets(state)).toEqual(['L1A-01', 'L1A-02', 'L1A-06', 'L1A-11']);
    expect(refusal(state, 0, champion('S1A-06'))).toEqual({ rule: 'SW-11.3', code: 'champion-too-far' });
    expect(refusal(state, 0, champion('L1A-10'))).toEqual({ rule: 'SW-4.2', code: 'out-of-reach' });
    const first = position({ players: [led({ regions: {}, hand: 3 }), {}] });
    expect(refusal(first, 0, champion('L1A-08'))).toEqual({ rule: 'SW-11.3', code: 'champion-too-far' });
    expect(refusal(state, 0, champion('nowhere'))).toEqual({ rule: 'SW-4.2', code: 'unknown-region' });
    expect(refusal(state, 0, { ...champion('L1A-01'), means: {} }).code).toBe('bad-parameter');
  });

  test('SW-10.14: for Kobolds every cave is next door, but not as a first conquest', () => {
    const state = position({ players: [led({ race: 'kobolds' }), {}] });
    expect(targets(state)).toContain('S1A-03');
    expect(targets(state)).not.toContain('S1A-06');
    const first = position({ players: [led({ race: 'kobolds', regions: {}, hand: 3 }), {}] });
    expect(targets(first)).toEqual([]);
  });

  test('SW-4.2: water is closed to it but for Naga; interaction 21: so is a Watchtower', () => {
    const shore = { 'L1A-09': 1 };
    expect(refusal(position({ players: [led({ regions: shore }), {}] }), 0, champion('L1A-12')).code).toBe('water');
    const naga = position({ players: [led({ race: 'naga', regions: shore }), {}] });
    expect(regionOf(make(naga, 0, champion('L1A-12')).state, 'L1A-12').champion).toBe(1);
    const tower = position({
      players: [led({ regions: { 'L1A-05': 1 } }), { race: 'humans', power: 'defensive', regions: { 'L1A-09': 1 } }],
      regions: { 'L1A-09': { watchtower: 1 } },
    });
    expect(refusal(tower, 0, champion('L1A-09'))).toEqual({ rule: 'SW-4.2', code: 'watchtower' });
  });

  test('interaction 6, SW-10.16: Harmony asks 2 coins first, then the conquest is free', () => {
    const peace = (coins: number) =>
      position({
        players: [led({ coins, harmony: true }), { race: 'pandaren', coins: 1, regions: { 'L1A-11': 3 } }],
      });
    const after = make(peace(2), 0, champion('L1A-11')).state;
    expect(after.players.map(({ coins }) => coins)).toEqual([0, 3]);
    expect(refusal(peace(1), 0, champion('L1A-11'))).toEqual({ rule: 'SW-4.6', code: 'fee' });
    expect(targets(peace(1))).not.toContain('L1A-11');
  });

  test('SW-11.9: the Marsh toll is due as for every conquest', () => {
    const state = position({
      players: [led({ coins: 1 }), { race: 'humans', power: 'marshdweller', coins: 0, regions: { 'L1A-11': 1 } }],
    });
    expect(make(state, 0, champion('L1A-11')).state.players.map(({ coins }) => coins)).toEqual([0, 1]);
  });

  test('SW-11.3 c: a face-down marker is turned', () => {
    const state = position({ players: [led({ regions: { 'L1A-05': 1 } }), {}] });
    expect(offers(state, 0, 'championConquer').get('L1A-10')).toMatchObject({
      ends: 'reveal',
      cost: 0,
      slots: { with: 'champion' },
    });
    expect(regionOf(make(state, 0, champion('L1A-10')).state, 'L1A-10').faceDown).toBe(null);
  });

  test('SW-6.6: in hand it adds nothing to a die roll and waits for REDEPLOY', () => {
    const state = position({ players: [led({ hand: 1 }), {}] });
    expect(refusal(state, 0, conquer('L1A-11', 2))).toEqual({ rule: 'SW-4.4', code: 'too-few-pieces-roll' });
    const ended = make(state, 0, END).state;
    const placement = { 'L1A-08': { race: 2, champion: 1 } } as const;
    expect(regionOf(make(ended, 0, { type: 'redeploy', placement }).state, 'L1A-08').champion).toBe(1);
  });
});

describe('READY', () => {
  const alone = position({
    players: [led({ champion: 0, regions: { 'L1A-08': 2 } }), {}],
    regions: { 'L1A-01': { owner: 0, champion: 1 } },
    phase: 'ready',
  });

  test('T66, SW-3.7: lifting it empties a region that it held alone', () => {
    const after = make(alone, 0, { type: 'ready', keep: { 'L1A-08': { race: 1 } }, liftChampion: true }).state;
    expect([after.players[0]!.champion, after.players[0]!.hand]).toEqual([1, 1]);
    expect(regionOf(after, 'L1A-01')).toMatchObject({ owner: -1, champion: 0 });
    expect(targets(after)).toContain('L1A-01');
  });

  test('SW-11.3 d: left where it is it holds the region alone and cannot be used this turn', () => {
    const after = make(alone, 0, { type: 'ready', keep: { 'L1A-08': { race: 1 } }, liftChampion: false }).state;
    expect(regionOf(after, 'L1A-01')).toMatchObject({ owner: 0, champion: 1 });
    expect(refusal(after, 0, champion('L1A-11')).code).toBe('champion-not-in-hand');
  });

  test('both are asked, and time running out leaves it standing', () => {
    const open = smallWorld.decisions(alone, 0);
    expect(open.map(({ id, fallback }) => [id, fallback])).toEqual([
      ['readyLift', undefined],
      ['ready', 'keepAll'],
    ]);
    for (const decision of open) {
      if (decision.kind !== 'distribution') throw new Error('no distribution');
      for (const { move } of decision.presets) expect(smallWorld.apply(alone, 0, move).ok).toBe(true);
    }
  });

  test('SW-3.7, SW-10.11: for Tauren a Champion that stays is one of the two; lifted it cannot leave one behind', () => {
    const tauren = position({
      players: [led({ race: 'tauren', champion: 0, regions: { 'L1A-08': 2, 'L1A-01': 1 } }), {}],
      regions: { 'L1A-01': { champion: 1 } },
      phase: 'ready',
    });
    const keep = { 'L1A-08': { race: 2 }, 'L1A-01': { race: 1 } };
    expect(make(tauren, 0, { type: 'ready', keep, liftChampion: false }).state.phase).toBe('conquest');
    expect(refusal(tauren, 0, { type: 'ready', keep, liftChampion: true })).toEqual({
      rule: 'SW-3.7',
      code: 'too-few-kept',
    });
    for (const decision of smallWorld.decisions(tauren, 0)) {
      if (decision.kind !== 'distribution') throw new Error('no distribution');
      for (const { move } of decision.presets) expect(smallWorld.apply(tauren, 0, move).ok).toBe(true);
    }
  });

  test('SW-3.7: nothing is lifted where no Champion stands', () => {
    const state = position({ players: [led({ champion: 0 }), {}], phase: 'ready' });
    expect(refusal(state, 0, { type: 'ready', keep: {}, liftChampion: true }).code).toBe('no-champion');
    expect(smallWorld.decisions(state, 0).map(({ id }) => id)).toEqual(['ready']);
  });
});

describe('the Champion is attacked', () => {
  const attacked = (coins: number, tokens = 3) =>
    position({
      players: [
        { race: 'trolls', power: 'herbalist', hand: 9, coins: 4, regions: { 'L1A-08': 1 } },
        { race: 'orcs', power: 'champion', coins, regions: { 'L1A-11': tokens, 'S1A-01': 1 } },
      ],
      regions: { 'L1A-11': { owner: 1, champion: 1 } },
    });

  test('T64, interaction 4, SW-11.3 e: one coin to the attacker, everything to hand, nothing is discarded', () => {
    const state = attacked(3);
    expect(offers(state, 0, 'conquer').get('L1A-11')).toMatchObject({ cost: 2 + 4 - 1 });
    const { state: after, events } = make(state, 0, conquer('L1A-11', 5));
    expect(after.players.map(({ coins }) => coins)).toEqual([5, 2]);
    expect(after.players[1]).toMatchObject({ hand: 3, champion: 1, captor: null });
    expect(trayOf(after, 'orcs')).toBe(trayOf(state, 'orcs'));
    expect(events).toContainEqual({ type: 'ransomed', seat: 1, to: 0 });
    expect(smallWorld.faults(after)).toEqual([]);
  });

  test('SW-11.3 f: without a coin it is captive, no token is discarded, and it comes back when a coin is there', () => {
    const state = attacked(0);
    const { state: after, events } = make(state, 0, conquer('L1A-11', 5));
    expect(after.players[1]).toMatchObject({ hand: 3, champion: 0, captor: 0, coins: 0 });
    expect(trayOf(after, 'orcs')).toBe(trayOf(state, 'orcs'));
    expect(events).toContainEqual({ type: 'championCaptured', seat: 1, by: 0 });
    expect(smallWorld.view(after, 'public').players[1]).toMatchObject({ captor: 0 });
    const turn = (coins: number) => {
      const placed = position({
        players: [
          { race: 'trolls', power: 'herbalist', coins: 4, regions: { 'L1A-08': 1 } },
          { race: 'orcs', power: 'champion', coins, captor: 0, regions: { 'S1A-01': 1 } },
        ],
        phase: 'redeploy',
      });
      return make(placed, 0, { type: 'redeploy', placement: { 'L1A-08': { race: 1 } } }).state;
    };
    expect(turn(0).players[1]).toMatchObject({ captor: 0, champion: 0, coins: 0 });
    const before = 4 + 2;
    expect(turn(1).players[1]).toMatchObject({ captor: null, champion: 1, coins: 0 });
    expect(turn(1).players[0]!.coins).toBe(before + 1);
  });

  test('SW-11.3 d: it holds a region alone and counts 1', () => {
    const state = attacked(3, 0);
    expect(offers(state, 0, 'conquer').get('L1A-11')).toMatchObject({ cost: 2 });
    const after = make(state, 0, conquer('L1A-11', 2)).state;
    expect(after.players[1]).toMatchObject({ hand: 0, champion: 1 });
    expect(after.record.conquests[0]).toMatchObject({ defenders: 1, occupied: true, race: 'orcs' });
  });

  test('SW-3.14: it is placed again after the turn like a token', () => {
    const taken = make(make(attacked(3), 0, conquer('L1A-11', 5)).state, 0, END).state;
    const placement = { 'L1A-08': { race: 5 }, 'L1A-11': { race: 5 } };
    const asked = make(taken, 0, { type: 'redeploy', placement }).state;
    expect(smallWorld.acting(asked)).toEqual([1]);
    expect(refusal(asked, 1, { type: 'defenderRedeploy', add: { 'S1A-01': { race: 3 } } }).code).toBe(
      'wrong-total-champion',
    );
    const back = make(asked, 1, { type: 'defenderRedeploy', add: { 'S1A-01': { race: 3, champion: 1 } } }).state;
    expect(regionOf(back, 'S1A-01')).toMatchObject({ tokens: 4, champion: 1 });
  });
});

test('interaction 5, SW-11.3 g: alone in a region when its race declines, the region is empty and scores nothing', () => {
  const state = position({
    players: [led({ champion: 0, coins: 0 }), {}],
    regions: { 'L1A-01': { owner: 0, champion: 1 } },
    phase: 'chooseMode',
  });
  const after = make(state, 0, { type: 'chooseMode', mode: 'decline' }).state;
  expect(regionOf(after, 'L1A-01')).toMatchObject({ owner: -1, champion: 0 });
  expect(after.players[0]).toMatchObject({ coins: 1, champion: 0, captor: null });
});

test('SW-11.3: the Champion comes to hand with the combo', () => {
  const state = position({ players: [{}, {}], phase: 'pickCombo', combos: [['orcs', 'champion']] });
  expect(make(state, 0, { type: 'pickCombo', index: 0 }).state.players[0]).toMatchObject({ champion: 1, hand: 10 });
});

test('SW-7.1: "as it is" leaves the Champion where it stands', () => {
  const state = position({
    players: [led({ champion: 0, hand: 1, regions: { 'L1A-08': 1, 'L1A-11': 2, 'L1A-01': 1 } }), {}],
    regions: { 'L1A-11': { champion: 1 } },
    phase: 'redeploy',
  });
  const [asked] = smallWorld.decisions(state, 0);
  const asItIs = asked && optionsOf(asked).find(({ id }) => id === 'asItIs');
  expect(regionOf(make(state, 0, asItIs!.move).state, 'L1A-11').champion).toBe(1);
});
