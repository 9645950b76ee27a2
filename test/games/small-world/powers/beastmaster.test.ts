import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../../../src/engine/index.js';
import { type SmallWorldMove, type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import type { RegionState } from '../../../../src/games/small-world/state.js';
import { conquer, make, position, refusal, regionOf, trayOf } from '../position.js';

const HILLS = { 'L1A-08': 1, 'S1A-03': 1, 'S1A-04': 1 };

/** The state in which seat 1's turn has just begun. */
function turnOf(
  player: Parameters<typeof position>[0]['players'][number],
  regions: Readonly<Record<string, Partial<RegionState>>> = {},
): SmallWorldState {
  const state = position({
    players: [
      { race: 'trolls', power: 'champion', regions: { 'L1A-05': 1 } },
      { power: 'beastmaster', ...player },
    ],
    regions,
    phase: 'redeploy',
  });
  return make(state, 0, { type: 'redeploy', placement: { 'L1A-05': { race: 1 } } }).state;
}

const pay = (region: string, race: number, beasts: number): SmallWorldMove => ({
  type: 'conquer',
  region,
  pay: { race, beasts },
  means: {},
});

describe('Beastmaster', () => {
  test('T79, SW-11.17: three hills bring 3 Beasts at the start of the turn', () => {
    const state = turnOf({ race: 'orcs', regions: HILLS });
    expect(state.active).toBe(1);
    expect(state.players[1]!.beasts).toBe(3);
  });

  test('T79: 5 tokens and 3 Beasts pay for a conquest of 8, in any mix', () => {
    const state = position({
      players: [
        { race: 'orcs', power: 'beastmaster', hand: 5, beasts: 3, regions: { 'L1A-08': 1 } },
        { race: 'humans', regions: { 'L1A-11': 6 } },
      ],
    });
    const after = make(state, 0, pay('L1A-11', 5, 3)).state;
    expect(regionOf(after, 'L1A-11')).toMatchObject({ tokens: 5, beasts: 3 });
    expect(after.players[0]).toMatchObject({ hand: 0, beasts: 0 });
    expect(refusal(state, 0, pay('L1A-11', 4, 4)).code).toBe('not-in-hand');
    for (const [race, beasts] of [
      [0, 3],
      [1, 2],
      [3, 0],
    ] as const)
      expect(regionOf(make(state, 0, pay('L1A-01', race, beasts)).state, 'L1A-01')).toMatchObject({
        tokens: race,
        beasts,
      });
  });

  test('SW-11.17: old Beasts are discarded first, from boards and hand', () => {
    const many = { 'L1A-08': 1, 'L1A-07': 1, 'S1A-03': 1, 'S1A-04': 1 };
    const state = turnOf({ race: 'orcs', regions: many }, { 'L1A-08': { beasts: 4 } });
    expect(state.players[1]!.beasts).toBe(4);
    expect(regionOf(state, 'L1A-08').beasts).toBe(0);
    expect(turnOf({ race: 'orcs', beasts: 2, regions: {} }).players[1]!.beasts).toBe(0);
    expect(smallWorld.faults(state)).toEqual([]);
  });

  test('SW-11.17: with six hills there are 5', () => {
    const state = position({
      players: [
        { race: 'humans', power: 'champion', regions: { 'L1A-05': 1 } },
        {
          race: 'orcs',
          power: 'beastmaster',
          regions: { 'L1A-08': 1, 'L1A-07': 1, 'S1A-03': 1, 'S1A-04': 1, 'M1A-05': 1, 'M1A-06': 1 },
        },
        {},
      ],
      phase: 'chooseMode',
    });
    expect(make(state, 0, { type: 'chooseMode', mode: 'decline' }).state.players[1]!.beasts).toBe(5);
  });

  test('interaction 23, R10: a hill held by Beasts alone is lost before the hills are counted', () => {
    const state = turnOf({ race: 'orcs', regions: HILLS }, { 'L1A-07': { owner: 1, beasts: 2, fort: 1 } });
    expect(regionOf(state, 'L1A-07')).toMatchObject({ owner: -1, beasts: 0, fort: 0 });
    expect(state.players[1]!.beasts).toBe(3);
  });

  test('SW-10.11: a Tauren token that its Beast leaves alone goes to hand', () => {
    const state = turnOf({ race: 'tauren', regions: { 'L1A-08': 2, 'S1A-03': 1 } }, { 'S1A-03': { beasts: 1 } });
    expect(regionOf(state, 'S1A-03').owner).toBe(-1);
    expect(state.players[1]).toMatchObject({ hand: 1, beasts: 1 });
    expect(smallWorld.faults(state)).toEqual([]);
  });

  test('SW-11.17: in the turn of picking there are none', () => {
    const state = position({ players: [{}, {}], phase: 'pickCombo', combos: [['orcs', 'beastmaster']] });
    expect(make(state, 0, { type: 'pickCombo', index: 0 }).state.players[0]!.beasts).toBe(0);
  });

  test('interaction 22, SW-5.3: when 2 tokens and a Beast fall, the Beast is discarded and 2 tokens go to hand', () => {
    const state = position({
      players: [
        { race: 'forsaken', power: 'champion', hand: 9, regions: { 'L1A-08': 1 } },
        { race: 'orcs', power: 'beastmaster', regions: { 'L1A-11': 2, 'S1A-01': 1 } },
      ],
      regions: { 'L1A-11': { beasts: 1 } },
    });
    const after = make(state, 0, conquer('L1A-11', 5)).state;
    expect(after.players[1]).toMatchObject({ hand: 2, beasts: 0 });
    expect(trayOf(after, 'orcs')).toBe(trayOf(state, 'orcs'));
    expect(after.record.forcedOut).toBe(0);
  });

  test('SW-11.17: one Beast is discarded, the rest goes to hand', () => {
    const state = position({
      players: [
        { race: 'humans', power: 'champion', hand: 9, regions: { 'L1A-08': 1 } },
        { race: 'orcs', power: 'beastmaster', regions: { 'S1A-01': 1 } },
      ],
      regions: { 'L1A-11': { owner: 1, beasts: 3 } },
    });
    expect(make(state, 0, conquer('L1A-11', 5)).state.players[1]).toMatchObject({ hand: 0, beasts: 2 });
  });

  test('SW-9.3: on decline Beasts are gone and a region held by them alone is empty', () => {
    const state = position({
      players: [{ race: 'orcs', power: 'beastmaster', coins: 0, beasts: 1, regions: HILLS }, {}],
      regions: { 'L1A-07': { owner: 0, beasts: 2 }, 'L1A-08': { beasts: 1 } },
      phase: 'chooseMode',
    });
    const after = make(state, 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect(regionOf(after, 'L1A-07').owner).toBe(-1);
    expect(regionOf(after, 'L1A-08')).toMatchObject({ declined: true, tokens: 1, beasts: 0 });
    expect(after.players[0]).toMatchObject({ coins: 3, beasts: 0 });
  });

  test('SW-7.1: Beasts are placed like tokens in REDEPLOY and may hold a region alone', () => {
    const state = position({
      players: [{ race: 'orcs', power: 'beastmaster', beasts: 2, regions: { 'L1A-08': 1, 'L1A-11': 1 } }, {}],
      phase: 'redeploy',
    });
    const placement = { 'L1A-08': { beasts: 2 }, 'L1A-11': { race: 2 } };
    const after = make(state, 0, { type: 'redeploy', placement }).state;
    expect(regionOf(after, 'L1A-08')).toMatchObject({ owner: 0, tokens: 0, beasts: 2 });
    expect(
      refusal(state, 0, { type: 'redeploy', placement: { 'L1A-08': { race: 1 }, 'L1A-11': { race: 1 } } }).code,
    ).toBe('wrong-total-beasts');
  });

  test('SW-11.17, SW-7.1: no ready-made placement leaves a region to Beasts while tokens can hold it', () => {
    const state = position({
      players: [
        { race: 'orcs', power: 'beastmaster', hand: 2, beasts: 4, regions: { 'L1A-08': 1, 'L1A-11': 1, 'L1A-01': 1 } },
        { race: 'humans', regions: { 'L1A-02': 2 } },
      ],
      phase: 'redeploy',
    });
    for (const { move } of smallWorld.decisions(state, 0).flatMap(optionsOf)) {
      const after = make(state, 0, move).state;
      for (const id of ['L1A-08', 'L1A-11', 'L1A-01']) expect(regionOf(after, id).tokens).toBeGreaterThan(0);
    }
  });
});
