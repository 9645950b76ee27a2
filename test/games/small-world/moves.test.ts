import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import { land, position, refusal } from './position.js';

const home = land('L1A', () => true);
const conquest = position({
  players: [
    { race: 'orcs', hand: 5, regions: { [home]: 1 } },
    { race: 'naga', hand: 0 },
  ],
});

describe('moves from outside', () => {
  test.each([
    [null, 'SW-3.17', 'unknown-move'],
    [[], 'SW-3.17', 'unknown-move'],
    [{}, 'SW-3.17', 'unknown-move'],
    [{ type: 'toString' }, 'SW-3.17', 'unknown-move'],
    [{ type: 'pickCombo' }, 'SW-3.2', 'bad-parameter'],
    [{ type: 'pickCombo', index: -1 }, 'SW-3.2', 'bad-parameter'],
    [{ type: 'pickCombo', index: 0.5 }, 'SW-3.2', 'bad-parameter'],
    [{ type: 'pickCombo', index: 1e9 }, 'SW-3.2', 'bad-parameter'],
    [{ type: 'pickCombo', index: '0' }, 'SW-3.2', 'bad-parameter'],
    [{ type: 'pickCombo', index: 0, race: 'orcs' }, 'SW-3.2', 'bad-parameter'],
    [{ type: 'chooseMode', mode: 'sleep' }, 'SW-3.5', 'bad-parameter'],
    [{ type: 'ready', keep: {} }, 'SW-3.7', 'bad-parameter'],
    [{ type: 'ready', keep: { [home]: { race: 1, beasts: 0 } }, liftChampion: false }, 'SW-3.7', 'bad-parameter'],
    [{ type: 'conquer', region: home, pay: { race: 1 }, means: {} }, 'SW-3.9', 'bad-parameter'],
    [{ type: 'conquer', region: home, pay: { race: 1, beasts: 0 }, means: { luck: true } }, 'SW-3.9', 'bad-parameter'],
    [{ type: 'conquer', region: 7, pay: { race: 1, beasts: 0 }, means: {} }, 'SW-3.9', 'bad-parameter'],
    [{ type: 'conquer', region: home, pay: { race: 1, beasts: 0 } }, 'SW-3.9', 'bad-parameter'],
    [{ type: 'endConquests', now: true }, 'SW-3.9', 'bad-parameter'],
    [{ type: 'redeploy', placement: { [home]: {} } }, 'SW-3.11', 'bad-parameter'],
    [{ type: 'redeploy', placement: { [home]: { champion: 2 } } }, 'SW-3.11', 'bad-parameter'],
    [{ type: 'redeploy', placement: [] }, 'SW-3.11', 'bad-parameter'],
    [JSON.parse('{"type":"redeploy","placement":{},"__proto__":{}}'), 'SW-3.11', 'bad-parameter'],
    [{ type: 'defenderRedeploy', add: { [home]: { race: -1 } } }, 'SW-3.14', 'bad-parameter'],
  ])('%j is refused by %s', (input, rule, code) => {
    const before = JSON.stringify(conquest);
    expect(refusal(conquest, 0, input)).toEqual({ rule, code });
    expect(JSON.stringify(conquest)).toBe(before);
  });

  test('SW-3: out of turn, out of phase and after the end', () => {
    expect(refusal(conquest, 1, { type: 'endConquests' })).toEqual({ rule: 'SW-3', code: 'not-asked' });
    expect(refusal(conquest, 7, { type: 'endConquests' })).toEqual({ rule: 'SW-3', code: 'not-asked' });
    expect(refusal(conquest, 0, { type: 'pickCombo', index: 0 })).toEqual({ rule: 'SW-3.2', code: 'wrong-phase' });
    expect(refusal({ ...conquest, phase: 'over' }, 0, { type: 'endConquests' })).toEqual({
      rule: 'SW-17.1',
      code: 'over',
    });
  });

  const words = fc.constantFrom(
    'type',
    'index',
    'mode',
    'keep',
    'region',
    'pay',
    'race',
    'beasts',
    'means',
    'placement',
    'add',
    home,
    '__proto__',
  );
  const junk = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.integer(),
      fc.double(),
      fc.string(),
      fc.constantFrom(null, true, undefined, home, 'expand', 0, 1, 2),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(words, tie('value'), { maxKeys: 4 }),
    ),
  })).value;
  const types = fc.constantFrom(
    'pickCombo',
    'chooseMode',
    'ready',
    'conquer',
    'finalConquest',
    'endConquests',
    'redeploy',
    'defenderRedeploy',
    'x',
  );

  test('whatever comes in is answered: nothing throws, nothing changes, and what is accepted leaves no fault', () => {
    const positions: readonly SmallWorldState[] = [
      conquest,
      { ...conquest, phase: 'ready' },
      { ...conquest, phase: 'redeploy' },
      position({ players: [{}, {}], phase: 'pickCombo' }),
    ];
    const before = JSON.stringify(positions);
    fc.assert(
      fc.property(
        fc.oneof(
          junk,
          fc.tuple(types, fc.dictionary(words, junk, { maxKeys: 4 })).map(([type, rest]) => ({ ...rest, type })),
        ),
        fc.constantFrom(...positions),
        fc.integer({ min: -1, max: 3 }),
        (input, state, seat) => {
          const move = smallWorld.parseMove(input);
          if (!move.ok) return;
          const applied = smallWorld.apply(state, seat, move.value);
          if (applied.ok) expect(smallWorld.faults(applied.value.state)).toEqual([]);
          else expect(applied.error.rule).toMatch(/^SW-\d/);
        },
      ),
      { numRuns: 3000 },
    );
    expect(JSON.stringify(positions)).toBe(before);
  });
});
