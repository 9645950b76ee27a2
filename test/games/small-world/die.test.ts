import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/engine/index.js';
import { DIE } from '../../../src/games/small-world/cost.js';
import type { SmallWorldState } from '../../../src/games/small-world/index.js';
import { conquer, has, land, make, offers, pair, position, refusal, regionOf, roll } from './position.js';

const plainAnchor = land('L1A', (region) => has(region, 'anchor') && region.terrain !== 'mountain');
const [home, next] = pair(
  'L1A',
  (region) => !has(region, 'slot'),
  (region) => region.terrain === 'hill' && !has(region, 'anchor') && !has(region, 'slot'),
);

/** A seed whose next die shows the given face. */
function seedFor(face: number): string {
  for (let at = 0; ; at++) if (Random.fromSeed(`die ${at}`).pick(DIE) === face) return `die ${at}`;
}

const withDie = (state: SmallWorldState, face: number): SmallWorldState => ({
  ...state,
  random: { seed: seedFor(face), position: 0 },
});

describe('the die', () => {
  const short = position({
    players: [
      { race: 'orcs', hand: 2, regions: { [home]: 1 } },
      { race: 'humans', regions: { [next]: 2 } },
    ],
  });

  test('T16, SW-6.1: a shortfall of 4 is too much, of 3 it is not', () => {
    const state = position({
      players: [
        { race: 'orcs', hand: 1, regions: { [home]: 1 } },
        { race: 'humans', regions: { [next]: 3 } },
      ],
    });
    expect(offers(state, 0, 'finalConquest').has(next)).toBe(false);
    expect(refusal(state, 0, roll(next))).toEqual({ rule: 'SW-6.1', code: 'too-far-short' });
    expect(refusal(state, 0, conquer(next, 5))).toEqual({ rule: 'SW-4.4', code: 'too-few-pieces' });
  });

  test.each([
    [1, 1 / 2],
    [2, 1 / 3],
    [3, 1 / 6],
  ])('SW-1.10: %i short has the odds %d', (missing, odds) => {
    const state = position({
      players: [
        { race: 'orcs', hand: 4 - missing, regions: { [home]: 1 } },
        { race: 'humans', regions: { [next]: 2 } },
      ],
    });
    expect(offers(state, 0, 'finalConquest').get(next)?.odds).toBeCloseTo(odds);
  });

  test('SW-6.3: a lucky roll places all free pieces and ends the conquests', () => {
    const { state, events } = make(withDie(short, 3), 0, roll(next));
    expect(events[0]).toMatchObject({ type: 'rolled', need: 2, roll: 3, success: true });
    expect(regionOf(state, next)).toMatchObject({ owner: 0, tokens: 2 });
    expect([state.phase, state.players[0]!.hand]).toEqual(['redeploy', 0]);
    expect(state.random.position).toBeGreaterThan(0);
  });

  test('SW-6.3: exactly what is missing is enough', () => {
    expect(regionOf(make(withDie(short, 2), 0, roll(next)).state, next)).toMatchObject({ owner: 0, tokens: 2 });
  });

  test('SW-6.3: an unlucky roll leaves them in hand and ends the conquests', () => {
    const { state } = make(withDie(short, 1), 0, roll(next));
    expect(regionOf(state, next)).toMatchObject({ owner: 1, tokens: 2 });
    expect([state.phase, state.players[0]!.hand]).toEqual(['redeploy', 2]);
  });

  test('SW-6.4: what can be paid in full is not rolled for', () => {
    const state = position({ players: [{ race: 'orcs', hand: 2, regions: { [home]: 1 } }, {}] });
    expect(refusal(state, 0, roll(next))).toEqual({ rule: 'SW-6.4', code: 'die-not-needed' });
  });

  test('T17, SW-6.4: a first conquest that fails leaves no region; only the declined race scores', () => {
    const state = withDie(
      position({
        players: [{ race: 'orcs', hand: 2, coins: 5, declined: { race: 'naga', regions: { [home]: 1 } } }, {}],
      }),
      0,
    );
    const after = make(state, 0, roll(plainAnchor));
    expect(after.events).toContainEqual(
      expect.objectContaining({ type: 'scored', coins: 1, parts: [{ source: 'declined', coins: 1 }] }),
    );
    expect(after.state.players[0]).toMatchObject({ hand: 2, coins: 6 });
    expect([after.state.active, after.state.phase]).toEqual([1, 'pickCombo']);
  });
});
