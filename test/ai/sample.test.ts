import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../src/ai/random.js';
import { sampleMove } from '../../src/ai/sample.js';
import {
  type Amounts,
  type BaseMove,
  type Choice,
  type Distribution,
  type DistributionCell,
  Random,
  type Subset,
} from '../../src/engine/index.js';

const choice = (id: string, ...options: string[]): Choice<BaseMove> => ({
  kind: 'choice',
  id,
  verb: 'choose',
  prompt: 'x',
  options: options.map((name) => ({ id: name, label: 'x', move: { type: name } })),
});

const preset = { id: 'preset', label: 'x', move: { type: 'spread', preset: true } };

const spread = (
  cells: readonly DistributionCell[],
  pieces: Readonly<Record<string, number>>,
  all: boolean,
): Distribution<BaseMove> => ({
  kind: 'distribution',
  id: 'spread',
  verb: 'redeploy',
  prompt: 'x',
  cells,
  pieces,
  all,
  move: { type: 'spread' },
  field: 'plan',
  presets: [preset],
});

const cell = (id: string, min: number, mayBeEmpty: boolean, max?: Record<string, number>): DistributionCell => ({
  id,
  code: id,
  label: 'x',
  min,
  mayBeEmpty,
  now: {},
  ...(max ? { max } : {}),
});

const planOf = (move: BaseMove): Amounts | undefined => (move as { readonly plan?: Amounts }).plan;

const sum = (amounts: Readonly<Record<string, number>> = {}): number =>
  Object.values(amounts).reduce((a, b) => a + b, 0);

test('every option of every open decision comes up', () => {
  const random = Random.fromSeed('all');
  const seen = new Set(
    Array.from({ length: 200 }, () => sampleMove([choice('a', 'north', 'south'), choice('b', 'wait')], random).type),
  );
  expect(seen).toEqual(new Set(['north', 'south', 'wait']));
});

test('a player asked twice with the same seed answers the same', async () => {
  const decisions = [choice('a', ...Array.from({ length: 20 }, (_, i) => `m${i}`))];
  const answers = await Promise.all(['s', 's', 't', 'u', 'v'].map((seed) => randomPlayer.choose({ decisions, seed })));
  expect(answers[0]).toEqual(answers[1]);
  expect(new Set(answers.map(({ type }) => type)).size).toBeGreaterThan(1);
});

describe('a random distribution', () => {
  const cells = fc.array(fc.record({ min: fc.integer({ min: 0, max: 2 }), mayBeEmpty: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  });

  test('keeps to the pieces, the fewest and the most of every cell', () => {
    fc.assert(
      fc.property(cells, fc.nat(8), fc.boolean(), fc.string(), (shapes, spare, all, seed) => {
        const made = shapes.map(({ min, mayBeEmpty }, i) =>
          cell(`c${i}`, min, mayBeEmpty, i > 0 ? { chief: 0 } : undefined),
        );
        const needed = made.reduce((total, { min }) => total + min, 0);
        const decision = spread(made, { race: needed + spare, chief: 1 }, all);
        for (let i = 0; i < 5; i++) {
          const plan = planOf(sampleMove([decision], Random.fromSeed(`${seed}${i}`)));
          if (!plan) continue;
          const of = (kind: string) => Object.values(plan).reduce((total, amounts) => total + (amounts[kind] ?? 0), 0);
          expect(of('race')).toBeLessThanOrEqual(needed + spare);
          expect(of('chief')).toBeLessThanOrEqual(1);
          if (all) expect(of('race') + of('chief')).toBe(needed + spare + 1);
          for (const { id, min, mayBeEmpty } of made) {
            const here = sum(plan[id]);
            if (here > 0 || !mayBeEmpty) expect(here).toBeGreaterThanOrEqual(min);
            if (id !== 'c0') expect(plan[id]?.chief ?? 0).toBe(0);
          }
        }
      }),
    );
  });

  test('differs from draw to draw, and is sometimes a preset', () => {
    const decision = spread([cell('a', 1, false), cell('b', 1, true), cell('c', 0, true)], { race: 6 }, true);
    const random = Random.fromSeed('many');
    const moves = Array.from({ length: 100 }, () => sampleMove([decision], random));
    expect(moves).toContainEqual(preset.move);
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBeGreaterThan(10);
  });

  test('is a preset when no dealing fits', () => {
    const decision = spread([cell('a', 0, true, { race: 1 })], { race: 6 }, true);
    expect(sampleMove([decision], Random.fromSeed('no room'))).toEqual(preset.move);
  });
});

test('a random subset keeps its number and the order of the cells', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const decision: Subset<BaseMove> = {
    kind: 'subset',
    id: 'pick',
    verb: 'place',
    prompt: 'x',
    cells: ids.map((id) => ({ id, code: id, label: 'x' })),
    min: 1,
    max: 3,
    move: { type: 'pick' },
    field: 'cells',
    presets: [{ id: 'first', label: 'x', move: { type: 'pick' } }],
  };
  const random = Random.fromSeed('subset');
  const sizes = new Set<number>();
  for (let i = 0; i < 200; i++) {
    const { cells: picked } = sampleMove([decision], random) as { cells?: string[] };
    if (!picked) continue;
    sizes.add(picked.length);
    expect(picked).toEqual(ids.filter((id) => picked.includes(id)));
  }
  expect(sizes).toEqual(new Set([1, 2, 3]));
});
