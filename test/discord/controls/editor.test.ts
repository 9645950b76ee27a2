import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeDraft,
  donorOf,
  encodeDraft,
  faultOf,
  firstDraft,
  handOf,
  take,
  tap,
  toAmounts,
} from '../../../src/discord/controls/draft.js';
import { decodeMode, editorParts, encodeMode, FIRST_MODE } from '../../../src/discord/controls/editor.js';
import { readPlan, writePlan } from '../../../src/discord/controls/shorthand.js';
import { decodePicks, encodePicks } from '../../../src/discord/controls/subset.js';
import { CUSTOM_ID_MAX } from '../../../src/discord/custom-id.js';
import { edited } from '../../../src/discord/presses/edit.js';
import { asking, cell, objectives, redeploy } from '../support/decisions.js';
import { expectValidParts } from '../support/valid.js';

const counts = (draft: readonly (readonly number[])[]) => draft.map((kinds) => kinds[0]);

describe('a draft', () => {
  test('opens with the suggestion and is what the game gets', () => {
    const decision = redeploy();
    expect(counts(firstDraft(decision))).toEqual([5, 2, 1, 1]);
    expect(toAmounts(decision, firstDraft(decision))).toEqual({
      'id-L3': { race: 5 },
      'id-L5': { race: 2 },
      'id-M1': { race: 1 },
      'id-S2': { race: 1 },
    });
  });

  test('a tap takes from the hand first, then from whoever can spare most', () => {
    const decision = redeploy();
    const taken = take(firstDraft(decision), 0, 0);
    expect(handOf(decision, taken)).toEqual([1]);
    expect(counts(tap(decision, taken, 3, 0))).toEqual([4, 2, 1, 2]);
    expect(donorOf(decision, firstDraft(decision), 0, 3)).toBe(0);
    expect(counts(tap(decision, firstDraft(decision), 3, 0))).toEqual([4, 2, 1, 2]);
  });

  test('a tap never goes beyond what a cell takes', () => {
    const decision = redeploy({ cells: [cell('L3', 8), cell('L5', 1, { max: { race: 1 } })] });
    expect(counts(tap(decision, [[8], [1]], 1, 0))).toEqual([8, 1]);
  });

  test.each([
    [[5, 2, 1, 1], undefined],
    [[5, 2, 1, 0], 'left'],
    [[6, 2, 1, 0], 'few'],
    [[9, 2, 1, 1], 'over'],
  ])('%j is %s', (draft, fault) => {
    expect(
      faultOf(
        redeploy(),
        draft.map((count) => [count]),
      )?.kind,
    ).toBe(fault);
  });

  test('comes back from its code, whatever is in it', () => {
    const decision = redeploy({
      cells: Array.from({ length: 13 }, (_, n) => cell(`L${n}`, 1)),
      pieces: { race: 99, beasts: 9 },
    });
    const draft = fc.array(fc.tuple(fc.nat(60), fc.nat(9)), { minLength: 13, maxLength: 13 });
    fc.assert(
      fc.property(draft, (drawn) => {
        expect(decodeDraft(decision, encodeDraft(decision, drawn))).toEqual(drawn);
      }),
    );
  });

  test('of another decision, or no draft at all, is nothing', () => {
    const code = encodeDraft(redeploy(), firstDraft(redeploy()));
    expect(decodeDraft(redeploy({ pieces: { race: 8 } }), code)).toBeUndefined();
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => void decodeDraft(redeploy(), text)));
  });
});

describe('the editor', () => {
  test('is a message Discord takes, with ids that fit, for 1 to 52 cells', () => {
    for (const size of [1, 5, 20, 21, 52]) {
      const cells = Array.from({ length: size }, (_, n) => cell(`L${n}`, 1));
      const decision = redeploy({ cells, pieces: { race: 60 } });
      const parts = editorParts({ asking, decision, draft: firstDraft(decision), mode: FIRST_MODE });
      expectValidParts(parts);
      for (const [, id = ''] of JSON.stringify(parts).matchAll(/"custom_id":"([^"]+)"/g))
        expect(id.length).toBeLessThanOrEqual(CUSTOM_ID_MAX);
    }
  });

  test('cannot be confirmed while something is missing', () => {
    const decision = redeploy();
    const parts = (draft: readonly (readonly number[])[]) =>
      JSON.stringify(editorParts({ asking, decision, draft, mode: FIRST_MODE }));
    expect(parts([[5], [2], [1], [0]])).toContain('"disabled":true');
    expect(parts([[5], [2], [1], [1]])).not.toContain('"disabled":true');
  });

  test('its buttons change the draft: adding, taking away, presets, reset', () => {
    const decision = redeploy();
    const start = { draft: firstDraft(decision), mode: FIRST_MODE };
    const turned = edited(decision, start, 'turn', '');
    expect(turned && counts(edited(decision, turned, 'tap', '0')?.draft ?? [])).toEqual([4, 2, 1, 1]);
    expect(counts(edited(decision, start, 'set', '1')?.draft ?? [])).toEqual([3, 2, 2, 2]);
    expect(
      counts(edited(decision, { draft: [[9], [0], [0], [0]], mode: FIRST_MODE }, 'reset', '')?.draft ?? []),
    ).toEqual([5, 2, 1, 1]);
    expect(edited(decision, start, 'tap', 'zz')).toBeUndefined();
  });

  test('its setting comes back from its code', () => {
    const mode = { taking: true, kind: 2, cell: 40 };
    expect(decodeMode(encodeMode(mode))).toEqual(mode);
    expect(decodeMode('x00')).toBeUndefined();
  });
});

describe('shorthand', () => {
  test.each([
    ['L3 5, L5 2, M1 1, S2 1', [5, 2, 1, 1]],
    ['l3=5;s2 1', [5, 2, 1, 1]],
    ['L3 +1', [5, 2, 1, 1]],
    ['L3 -2 S2 +3', [2, 2, 1, 4]],
    ['rest L5', [4, 3, 1, 1]],
    ['reszta m1', [4, 2, 2, 1]],
    ['all S2', [1, 1, 1, 6]],
    ['even', [3, 2, 2, 2]],
    ['równo', [3, 2, 2, 2]],
    ['front', [5, 2, 1, 1]],
    ['L3 4 L5 2 M1 1 S2 2', [4, 2, 1, 2]],
  ])('"%s" is %j', (typed, expected) => {
    const read = readPlan(redeploy(), typed);
    expect(read.ok && counts(read.value)).toEqual(expected);
  });

  test('where pieces may be kept back, what is not named gets its minimum', () => {
    const read = readPlan(redeploy({ all: false }), 'L3 4');
    expect(read.ok && counts(read.value)).toEqual([4, 1, 1, 1]);
  });

  test('other kinds are told by their first letter', () => {
    const read = readPlan(redeploy({ pieces: { race: 9, beasts: 2 } }), 'L3 2+1b');
    expect(read.ok && read.value[0]).toEqual([2, 1]);
  });

  test.each([
    ['L99 2', 'l99'],
    ['L3 many', 'many'],
    ['rest', 'rest'],
  ])('"%s" cannot be read because of "%s", and the nearest is named', (typed, word) => {
    const read = readPlan(redeploy(), typed);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toMatchObject({ word, nearest: expect.any(String) });
  });

  test('a draft typed back is the same draft', () => {
    const draft = [[4], [3], [1], [1]];
    const read = readPlan(redeploy(), writePlan(redeploy(), draft));
    expect(read.ok && read.value).toEqual(draft);
  });
});

test('the picks of a long list come back from their code', () => {
  const decision = objectives(52);
  const ids = decision.cells.map(({ id }) => id);
  fc.assert(
    fc.property(fc.subarray(ids), (picked) => {
      expect(decodePicks(decision, encodePicks(decision, new Set(picked)))).toEqual(new Set(picked));
    }),
  );
});
