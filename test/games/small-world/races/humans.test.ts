import { describe, expect, test } from 'vitest';
import { compose } from '../../../../src/engine/index.js';
import type { RaceId } from '../../../../src/games/small-world/ids.js';
import { smallWorld } from '../../../../src/games/small-world/index.js';
import { conquer, make, position, refusal, regionOf } from '../position.js';

const objectives = (...regions: readonly string[]) => ({ type: 'placeObjectives', regions }) as const;

const placing = (more: Parameters<typeof position>[0]['regions'] = {}) => {
  const state = position({
    players: [
      { race: 'humans', regions: { 'L1A-08': 3 } },
      { race: 'orcs', regions: { 'L1A-06': 1, 'S1A-03': 1 }, declined: { race: 'dwarves', regions: { 'S1A-01': 1 } } },
    ],
    phase: 'redeploy',
    regions: more,
  });
  return make(state, 0, { type: 'redeploy', placement: { 'L1A-08': { race: 3 } } }).state;
};

describe('Humans', () => {
  test('SW-10.4, SW-3.12: two objectives in land regions no Alliance race holds', () => {
    const state = placing();
    expect(state.phase).toBe('endStep');
    const open = smallWorld.decisions(state, 0)[0]!;
    expect(open).toMatchObject({ kind: 'subset', id: 'placeObjectives', min: 2, max: 2 });
    const cells = open.kind === 'subset' ? open.cells.map(({ id }) => id) : [];
    expect(cells).toContain('L1A-06');
    for (const id of ['L1A-08', 'S1A-01', 'L1A-12', 'S1A-08']) expect(cells).not.toContain(id);
    const after = make(state, 0, objectives('L1A-06', 'S1A-06')).state;
    expect([regionOf(after, 'L1A-06').objective, regionOf(after, 'S1A-06').objective]).toEqual([1, 1]);
    expect(refusal(state, 0, objectives('L1A-06'))).toEqual({ rule: 'SW-10.4', code: 'wrong-number' });
    expect(refusal(state, 0, objectives('L1A-06', 'L1A-06')).code).toBe('bad-parameter');
    expect(refusal(state, 0, objectives('L1A-06', 'S1A-01')).code).toBe('no-objective-there');
    expect(refusal(state, 0, objectives('L1A-06', 'X')).code).toBe('unknown-region');
  });

  test('SW-10.4: not under a Watchtower or an opponent’s Aegis', () => {
    const state = placing({ 'L1A-06': { watchtower: 1 }, 'S1A-03': { artifacts: ['aegis'] } });
    for (const id of ['L1A-06', 'S1A-03']) {
      expect(refusal(state, 0, objectives(id, 'S1A-06')).code).toBe('no-objective-there');
    }
  });

  test('SW-10.4: they are taken back first and may be put in the same regions again', () => {
    const state = placing({ 'L1A-06': { objective: 1 }, 'S1A-06': { objective: 1 } });
    const open = smallWorld.decisions(state, 0)[0]!;
    if (open.kind !== 'subset') throw new Error('no subset');
    expect(open.presets.find(({ id }) => id === open.fallback)!.move).toEqual(objectives('L1A-06', 'S1A-06'));
    const after = make(state, 0, compose(open, ['L1A-11', 'S1A-06'])).state;
    expect(after.regions.filter(({ objective }) => objective)).toHaveLength(2);
    expect(regionOf(after, 'L1A-06').objective).toBe(0);
  });

  const taking = (race: RaceId, side: 'horde' | null = null) => {
    const state = position({
      players: [
        { race, coins: 1, hand: 9, regions: { 'L1A-08': 2 } },
        { race: race === 'humans' ? 'naga' : 'humans', coins: 1, regions: { 'S1A-01': 1 } },
      ],
      regions: { 'L1A-06': { objective: 1 } },
    });
    const { cost } = smallWorld
      .decisions(state, 0)
      .flatMap((open) =>
        open.kind === 'choice' ? open.options.filter(({ move }) => 'region' in move && move.region === 'L1A-06') : [],
      )[0]!;
    const after = make({ ...state, record: { ...state.record, side } }, 0, conquer('L1A-06', cost!)).state;
    return [after.players[0]!.coins, after.players[1]!.coins, regionOf(after, 'L1A-06').objective];
  };

  test('SW-10.4: an Alliance or neutral conqueror and the Human player get 2 coins each', () => {
    expect(taking('dwarves')).toEqual([3, 3, 0]);
    expect(taking('naga')).toEqual([3, 3, 0]);
  });

  test('T37: a Horde race gets nothing and the token stays; so for a neutral race on the Horde’s side', () => {
    expect(taking('orcs')).toEqual([1, 1, 1]);
    expect(taking('naga', 'horde')).toEqual([1, 1, 1]);
  });

  test('T38: Humans conquering their own objective get 2 once', () => {
    expect(taking('humans')).toEqual([3, 1, 0]);
  });

  test('SW-10.4, SW-9.3: objectives leave the board when Humans decline', () => {
    const state = position({
      players: [{ race: 'humans', regions: { 'L1A-08': 1 } }, {}],
      regions: { 'L1A-06': { objective: 1 } },
      phase: 'chooseMode',
    });
    expect(regionOf(make(state, 0, { type: 'chooseMode', mode: 'decline' }).state, 'L1A-06').objective).toBe(0);
  });
});
