import { describe, expect, test } from 'vitest';
import { type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import { conquer, make, offers, position, refusal, regionOf, roll, trayOf } from '../position.js';

const redeploy = (placement: Record<string, object>) => ({ type: 'redeploy', placement }) as never;

/** The Champion took L1A-06 alone; `spare` more tokens are in hand. */
const withChampion = (spare: number): SmallWorldState =>
  position({
    players: [{ race: 'tauren', power: 'champion', hand: spare, regions: { 'L1A-08': 2, 'L1A-11': 2 } }, {}],
    phase: 'redeploy',
    regions: { 'L1A-06': { owner: 0, champion: 1 } },
  });

describe('Tauren', () => {
  test('SW-10.11, T50: a conquest takes at least 2, also for Blacksmiths, and a single token cannot roll', () => {
    const state = position({
      players: [{ race: 'tauren', power: 'blacksmith', hand: 4, regions: { 'L1A-08': 2 } }, {}],
    });
    expect(offers(state, 0, 'conquer').get('L1A-06')!.cost).toBe(2);
    const one = { ...state, players: state.players.map((player) => ({ ...player, hand: 1 })) };
    expect(refusal(one, 0, roll('L1A-06'))).toEqual({ rule: 'SW-4.5', code: 'no-free-piece' });
    expect(refusal(one, 0, conquer('L1A-06', 2))).toEqual({ rule: 'SW-4.5', code: 'no-free-piece' });
    expect(smallWorld.decisions(one, 0).map(({ id }) => id)).toEqual(['endConquests']);
  });

  test('SW-10.11, SW-3.7: READY leaves at least 2 or nothing', () => {
    const state = position({ players: [{ race: 'tauren', regions: { 'L1A-08': 5 } }, {}], phase: 'ready' });
    const keep = (race: number) => ({ type: 'ready', keep: { 'L1A-08': { race } }, liftChampion: false }) as const;
    expect(refusal(state, 0, keep(1))).toEqual({ rule: 'SW-3.7', code: 'too-few-kept' });
    expect(make(state, 0, keep(2)).state.players[0]!.hand).toBe(3);
    expect(regionOf(make(state, 0, keep(0)).state, 'L1A-08').owner).toBe(-1);
  });

  test('SW-3.7: a Champion that stays counts towards the 2', () => {
    const state = position({
      players: [{ race: 'tauren', power: 'champion', regions: { 'L1A-08': 2 } }, {}],
      phase: 'ready',
      regions: { 'L1A-08': { owner: 0, tokens: 2, champion: 1 } },
    });
    const keep = (race: number, liftChampion: boolean) =>
      ({ type: 'ready', keep: { 'L1A-08': { race } }, liftChampion }) as const;
    expect(regionOf(make(state, 0, keep(1, false)).state, 'L1A-08')).toMatchObject({ tokens: 1, champion: 1 });
    expect(refusal(state, 0, keep(0, false)).code).toBe('too-few-kept');
    expect(refusal(state, 0, keep(1, true)).code).toBe('too-few-kept');
  });

  test('SW-10.11: only 1 token is lost when a region falls, the rest waits for the redeployment', () => {
    const state = position({
      players: [
        { race: 'orcs', hand: 9 },
        { race: 'tauren', regions: { 'L1A-08': 2, 'S1A-01': 2 } },
      ],
    });
    const after = make(state, 0, conquer('L1A-08', 5)).state;
    expect([after.players[1]!.hand, trayOf(after, 'tauren')]).toEqual([1, 13]);
  });

  test('SW-10.11, R13: on decline 2 tokens stay in each region; a conquered pair is discarded entirely', () => {
    const state = position({
      players: [
        { race: 'tauren', coins: 0, regions: { 'L1A-08': 5, 'L1A-06': 2 } },
        { race: 'orcs', hand: 8 },
      ],
      phase: 'chooseMode',
    });
    const declined = make(state, 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect([regionOf(declined, 'L1A-08').tokens, regionOf(declined, 'L1A-06').tokens]).toEqual([2, 2]);
    expect([declined.players[0]!.coins, trayOf(declined, 'tauren')]).toEqual([2, 12]);
    const attacked = { ...declined, active: 1, phase: 'conquest' } as const;
    expect(trayOf(make(attacked, 1, conquer('L1A-08', 5)).state, 'tauren')).toBe(14);
  });

  test('SW-7.1, SW-7.3: with enough pieces every region gets 2, the Champion counting', () => {
    const state = withChampion(1);
    expect(
      refusal(state, 0, redeploy({ 'L1A-08': { race: 3 }, 'L1A-11': { race: 2 }, 'L1A-06': { champion: 1 } })),
    ).toEqual({
      rule: 'SW-7.1',
      code: 'left-empty',
    });
    const whole = redeploy({ 'L1A-08': { race: 2 }, 'L1A-11': { race: 2 }, 'L1A-06': { race: 1, champion: 1 } });
    expect(regionOf(make(state, 0, whole).state, 'L1A-06')).toMatchObject({ tokens: 1, champion: 1 });
    expect(refusal(state, 0, redeploy({ 'L1A-08': { race: 3 }, 'L1A-11': { race: 2, champion: 1 } })).code).toBe(
      'left-empty',
    );
  });

  test('SW-7.3: too few pieces: exactly as many regions as needed are vacated, of their choice', () => {
    const state = withChampion(0);
    const open = smallWorld.decisions(state, 0)[0]!;
    expect(open).toMatchObject({ kind: 'distribution', empty: 1 });
    expect(open.kind === 'distribution' && open.presets[0]!.move).toMatchObject({
      placement: { 'L1A-08': {}, 'L1A-11': {} },
    });
    const kept = make(state, 0, redeploy({ 'L1A-08': { race: 3 }, 'L1A-06': { race: 1, champion: 1 } })).state;
    expect([regionOf(kept, 'L1A-11').owner, regionOf(kept, 'L1A-06').tokens]).toEqual([-1, 1]);
    expect(refusal(state, 0, redeploy({ 'L1A-08': { race: 4, champion: 1 } }))).toEqual({
      rule: 'SW-7.3',
      code: 'vacate',
    });
    const thin = redeploy({ 'L1A-08': { race: 2 }, 'L1A-11': { race: 2 }, 'L1A-06': { champion: 1 } });
    expect(refusal(state, 0, thin)).toEqual({ rule: 'SW-7.1', code: 'left-empty' });
    if (open.kind !== 'distribution') throw new Error('no distribution');
    for (const preset of open.presets) expect(smallWorld.apply(state, 0, preset.move).ok).toBe(true);
  });

  test('SW-7.3: a single piece holds nothing: it stays in hand', () => {
    const state = position({
      players: [{ race: 'tauren', power: 'champion' }, {}],
      phase: 'redeploy',
      regions: { 'L1A-06': { owner: 0, champion: 1 } },
    });
    const open = smallWorld.decisions(state, 0)[0]!;
    if (open.kind !== 'choice') throw new Error('no choice');
    const after = make(state, 0, open.options[0]!.move).state;
    expect([regionOf(after, 'L1A-06').owner, after.players[0]!.champion]).toEqual([-1, 1]);
    expect(smallWorld.faults(after)).toEqual([]);
  });

  test('SW-10.11, R14: a single piece left by an opponent’s effect goes to hand, the region is empty', () => {
    const state = position({
      players: [
        { race: 'orcs', power: 'intimidating', hand: 3, regions: { 'L1A-08': 1 } },
        { race: 'tauren', regions: { 'L1A-06': 2, 'S1A-03': 2 } },
      ],
      regions: { 'L1A-06': { bomb: 'dud' } },
    });
    const after = make(state, 0, { type: 'intimidate', from: 'L1A-06', piece: 'race', to: 'S1A-03' }).state;
    expect([regionOf(after, 'L1A-06'), regionOf(after, 'S1A-03').tokens, after.players[1]!.hand]).toMatchObject([
      { owner: -1, tokens: 0, bomb: null },
      3,
      1,
    ]);
  });

  test('SW-10.11: when their Beasts leave, a single token left behind goes to hand for this turn', () => {
    const state = position({
      players: [
        { race: 'tauren', power: 'beastmaster', regions: { 'L1A-06': 1, 'L1A-11': 2 } },
        { race: 'orcs', regions: { 'S1A-03': 1 } },
      ],
      active: 1,
      phase: 'redeploy',
      regions: { 'L1A-06': { owner: 0, tokens: 1, beasts: 1 } },
    });
    const begun = make(state, 1, redeploy({ 'S1A-03': { race: 1 } })).state;
    expect([begun.active, begun.players[0]!.hand, regionOf(begun, 'L1A-06').owner]).toEqual([0, 1, -1]);
  });
});
