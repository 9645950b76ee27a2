import {
  type BaseMove,
  type Choice,
  compose,
  type Distribution,
  type DistributionCell,
  type Subset,
} from '../../../src/engine/index.js';

/** Decisions made up for tests of the controls; keys that no catalogue has are shown as they stand. */
export const asking = { table: 'K7QX', version: 41, language: 'en' } as const;

export const choice = (
  count: number,
  more: Partial<Choice<BaseMove>> = {},
  label = (n: number) => `L${n}`,
): Choice<BaseMove> => ({
  kind: 'choice',
  id: 'conquer',
  verb: 'conquer',
  prompt: 'Conquer',
  options: Array.from({ length: count }, (_, n) => ({
    id: `o${n + 1}`,
    label: label(n + 1),
    move: { type: 'conquer' },
    slots: { target: `L${n + 1}` },
  })),
  ...more,
});

export const cell = (code: string, now: number, more: Partial<DistributionCell> = {}): DistributionCell => ({
  id: `id-${code}`,
  code,
  label: `${code} forest`,
  min: 1,
  mayBeEmpty: false,
  now: { race: now },
  ...more,
});

/** Nine tokens over four regions, all to be placed. */
export function redeploy(more: Partial<Distribution<BaseMove>> = {}): Distribution<BaseMove> {
  const bare: Distribution<BaseMove> = {
    kind: 'distribution',
    id: 'redeploy',
    verb: 'redeploy',
    prompt: 'Redeploy',
    cells: [cell('L3', 4), cell('L5', 2), cell('M1', 1), cell('S2', 1)],
    pieces: { race: 9 },
    all: true,
    move: { type: 'redeploy' },
    field: 'plan',
    presets: [],
    ...more,
  };
  const preset = (id: string, counts: readonly number[]) => ({
    id,
    label: id,
    move: compose(bare, Object.fromEntries(bare.cells.map(({ id: on }, n) => [on, { race: counts[n] ?? 1 }]))),
  });
  return bare.presets.length > 0
    ? bare
    : { ...bare, presets: [preset('frontLine', [5, 2, 1, 1]), preset('even', [3, 2, 2, 2])] };
}

export const objectives = (count: number): Subset<BaseMove> => ({
  kind: 'subset',
  id: 'placeObjectives',
  verb: 'place',
  prompt: 'Objectives',
  cells: Array.from({ length: count }, (_, n) => ({ id: `r${n}`, code: `L${n}`, label: `L${n} hill` })),
  min: 2,
  max: 2,
  move: { type: 'placeObjectives' },
  field: 'regions',
  presets: [{ id: 'first', label: 'First two', move: { type: 'placeObjectives' } }],
});
