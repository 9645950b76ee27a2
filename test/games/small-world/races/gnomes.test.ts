import { describe, expect, test } from 'vitest';
import { type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import { conquer, make, offers, position, refusal, regionOf } from '../position.js';
import { rolling } from './rolling.js';

const strike = (region: string, rollDie: boolean, frostmourne?: true) =>
  ({ type: 'airstrike', region, rollDie, ...(frostmourne ? { frostmourne } : {}) }) as const;
const pay = (race: number, beasts = 0) => ({ type: 'resolveAirstrike', pay: { race, beasts } }) as const;
const LAST = { type: 'finalConquest' } as const;
const LET_GO = { type: 'abandonStrike' } as const;

/** S1A-07, a swamp far from everything, costs 2 and the defenders. */
const against = (
  defenders: number,
  hand: number,
  more: Parameters<typeof position>[0]['regions'] = {},
): SmallWorldState =>
  position({
    players: [
      { race: 'gnomes', hand, coins: 5, regions: { 'L1A-08': 1 } },
      { race: 'orcs', regions: { 'S1A-07': defenders, 'S1A-03': 1 } },
    ],
    regions: more,
  });
const kinds = (state: SmallWorldState) => smallWorld.decisions(state, 0).map(({ id }) => id);

describe('Gnomes', () => {
  test('SW-10.3, T34: any land on any board as if adjacent; the die comes off the cost', () => {
    const state = against(3, 4);
    expect(offers(state, 0, 'conquer').has('S1A-07')).toBe(false);
    const struck = rolling(state, 0, strike('S1A-07', true), 3).state;
    expect([struck.phase, struck.record.strike?.cost, kinds(struck)]).toEqual(['airstrike', 2, ['resolveAirstrike']]);
    const after = make(struck, 0, pay(2)).state;
    expect([after.phase, after.players[0]!.hand, regionOf(after, 'S1A-07')]).toMatchObject([
      'conquest',
      2,
      { owner: 0, tokens: 2 },
    ]);
    expect(after.players[1]!.hand).toBe(2);
    expect(refusal(struck, 0, pay(3))).toEqual({ rule: 'SW-10.3', code: 'strike-payment' });
    expect(refusal(struck, 0, pay(1, 1)).code).toBe('not-in-hand');
  });

  test('SW-10.3: the die never brings the cost below 1', () => {
    const struck = rolling(against(0, 1, { 'S1A-07': { owner: -1 } }), 0, strike('S1A-07', true), 3).state;
    expect(struck.record.strike?.cost).toBe(1);
  });

  test('SW-10.3b: what the hand covers must be completed', () => {
    const struck = make(against(1, 3), 0, strike('S1A-07', false)).state;
    expect(kinds(struck)).toEqual(['resolveAirstrike']);
    for (const move of [LET_GO, LAST]) {
      expect(refusal(struck, 0, move)).toEqual({ rule: 'SW-10.3', code: 'strike-must-end' });
    }
    expect(refusal(struck, 0, { type: 'endConquests' }).code).toBe('wrong-phase');
    expect(refusal(struck, 0, conquer('L1A-06', 2)).code).toBe('wrong-phase');
  });

  test('SW-10.3c: short of it, a second die as the final conquest; the rolls add up, and the conquests end', () => {
    const struck = rolling(against(4, 2), 0, strike('S1A-07', true), 2).state;
    expect([struck.record.strike?.cost, kinds(struck)]).toEqual([4, ['finalConquest', 'abandonStrike']]);
    expect(refusal(struck, 0, pay(2))).toEqual({ rule: 'SW-10.3', code: 'strike-too-dear' });
    const won = rolling(struck, 0, LAST, 2).state;
    expect([regionOf(won, 'S1A-07').owner, won.phase]).toEqual([0, 'redeploy']);
    expect(regionOf(won, 'S1A-07').tokens).toBe(2);
    const lost = rolling(struck, 0, LAST, 1).state;
    expect([regionOf(lost, 'S1A-07').owner, lost.players[0]!.hand, lost.phase]).toEqual([1, 2, 'redeploy']);
  });

  test('SW-10.3d: let go, the strike is lost and the conquests go on', () => {
    const struck = rolling(against(4, 3), 0, strike('S1A-07', true), 0).state;
    const after = make(struck, 0, LET_GO).state;
    expect([after.phase, after.players[0]!.hand, kinds(after).includes('conquer')]).toEqual(['conquest', 3, true]);
    expect(kinds(after)).not.toContain('airstrike');
    expect(refusal(after, 0, strike('L1A-06', false))).toEqual({ rule: 'SW-10.3', code: 'used-up' });
  });

  test('SW-10.3d: more than 3 short after the die, it is lost at once', () => {
    const { state, events } = rolling(against(6, 3), 0, strike('S1A-07', true), 1);
    expect([state.phase, state.record.strike]).toEqual(['conquest', null]);
    expect(events.map(({ type }) => type)).toContain('strikeLost');
  });

  test('SW-10.3e: only strikes that can still succeed: 6 short with the die, 3 without', () => {
    const state = against(8, 4);
    expect(refusal(state, 0, strike('S1A-07', false))).toEqual({ rule: 'SW-10.3', code: 'strike-hopeless' });
    expect(smallWorld.apply(state, 0, strike('S1A-07', true)).ok).toBe(true);
    expect(refusal(against(9, 4), 0, strike('S1A-07', true)).code).toBe('strike-hopeless');
    expect(smallWorld.apply(against(5, 4), 0, strike('S1A-07', false)).ok).toBe(true);
    expect(refusal(against(6, 4), 0, strike('S1A-07', false)).code).toBe('strike-hopeless');
  });

  test('SW-10.3e: Frostmourne counts as used, and moves only with success', () => {
    const held = { 'L1A-08': { artifacts: ['frostmourne'] } } as const;
    const struck = rolling(against(4, 3, held), 0, strike('S1A-07', true, true), 0).state;
    expect([struck.record.strike?.cost, struck.record.usedArtifacts]).toEqual([4, ['frostmourne']]);
    expect(regionOf(make(struck, 0, LET_GO).state, 'L1A-08').artifacts).toEqual(['frostmourne']);
    const covered = make(against(4, 4, held), 0, strike('S1A-07', false, true)).state;
    expect(regionOf(make(covered, 0, pay(4)).state, 'S1A-07').artifacts).toEqual(['frostmourne']);
    expect(refusal(against(4, 4), 0, strike('S1A-07', false, true)).code).toBe('means');
  });

  test('SW-10.3f: a strike may be the first conquest; T56: water is no target', () => {
    const first = position({ players: [{ race: 'gnomes', hand: 5 }, {}] });
    const struck = make(first, 0, strike('L1A-06', false)).state;
    expect(make(struck, 0, pay(2)).state.players[0]!.hand).toBe(3);
    expect(refusal(first, 0, strike('L1A-12', true)).code).toBe('water');
  });

  test('SW-10.3g: Watchtowers forbid it, fees are paid when it is declared and lost with it', () => {
    expect(refusal(against(2, 5, { 'S1A-07': { watchtower: 1 } }), 0, strike('S1A-07', false)).code).toBe('watchtower');
    const marsh = position({
      players: [
        { race: 'gnomes', hand: 2, coins: 1, regions: { 'L1A-08': 1 } },
        { race: 'orcs', power: 'marshdweller', coins: 0, regions: { 'S1A-07': 3 } },
      ],
    });
    const struck = rolling(marsh, 0, strike('S1A-07', true), 0).state;
    const after = make(struck, 0, LET_GO).state;
    expect(after.players.map(({ coins }) => coins)).toEqual([0, 1]);
    const poor = { ...marsh, players: marsh.players.map((player) => ({ ...player, coins: 0 })) };
    expect(refusal(poor, 0, strike('S1A-07', true))).toEqual({ rule: 'SW-4.6', code: 'fee' });
  });

  test('SW-10.3, SW-4.5: not without a piece, not for another race, not out of a strike', () => {
    expect(kinds(against(1, 0))).toEqual(['endConquests']);
    expect(refusal(against(1, 0), 0, strike('S1A-07', true)).rule).toBe('SW-4.5');
    const orcs = position({ players: [{ race: 'orcs', hand: 5, regions: { 'L1A-08': 1 } }, {}] });
    expect(refusal(orcs, 0, strike('S1A-07', true))).toEqual({ rule: 'SW-10.3', code: 'not-your-ability' });
    expect(refusal(orcs, 0, LAST)).toEqual({ rule: 'SW-6.1', code: 'no-strike-yet' });
    expect(refusal(orcs, 0, LET_GO).code).toBe('wrong-phase');
    const struck = rolling(against(4, 2), 0, strike('S1A-07', true), 2).state;
    expect(refusal(struck, 0, { type: 'finalConquest', region: 'S1A-07', means: {} }).code).toBe('no-strike');
  });

  test('SW-10.3: Beasts leave a choice of how to pay', () => {
    const state = against(1, 3);
    const beasts = {
      ...state,
      players: state.players.map((player, seat) => (seat ? player : { ...player, beasts: 2 })),
    };
    const struck = make(beasts, 0, strike('S1A-07', false)).state;
    expect([...offers(struck, 0, 'resolveAirstrike').keys()]).toEqual(['1-2b', '2-1b', '3-0b']);
    expect(regionOf(make(struck, 0, pay(1, 2)).state, 'S1A-07')).toMatchObject({ tokens: 1, beasts: 2 });
  });
});
