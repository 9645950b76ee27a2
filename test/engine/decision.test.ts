import { describe, expect, test } from 'vitest';
import { type Choice, compose, type Distribution, fallbackOf, forcedOf, type Option } from '../../src/engine/index.js';

type Move = { readonly type: 'go'; readonly to?: string };

const option = (id: string, more: Partial<Option<Move>> = {}): Option<Move> => ({
  id,
  label: 'x:label',
  move: { type: 'go', to: id },
  ...more,
});

const choice = (options: readonly Option<Move>[], fallback?: string): Choice<Move> => ({
  kind: 'choice',
  id: 'where',
  verb: 'move',
  prompt: 'x:where',
  options,
  ...(fallback ? { fallback } : {}),
});

describe('a decision with one answer', () => {
  test('is taken without asking', () => {
    expect(forcedOf([choice([option('north')])])?.id).toBe('north');
  });

  test('is asked when a secret is the reason that there is only one', () => {
    expect(forcedOf([choice([option('north', { private: true })])])).toBeUndefined();
  });

  test('is asked when there are two options, two decisions or none', () => {
    expect(forcedOf([choice([option('north'), option('south')])])).toBeUndefined();
    expect(forcedOf([choice([option('north')]), choice([option('south')])])).toBeUndefined();
    expect(forcedOf([])).toBeUndefined();
  });
});

describe('time running out', () => {
  test('takes the fallback of the first decision that has one', () => {
    expect(fallbackOf([choice([option('a')]), choice([option('b'), option('c')], 'c')])?.id).toBe('c');
  });

  test('decides nothing where no decision has a fallback', () => {
    expect(fallbackOf([choice([option('a')])])).toBeUndefined();
  });
});

test('a distribution becomes a move with the answer in its field', () => {
  const decision: Distribution<Move> = {
    kind: 'distribution',
    id: 'spread',
    verb: 'redeploy',
    prompt: 'x:spread',
    cells: [],
    pieces: { race: 3 },
    all: true,
    move: { type: 'go' },
    field: 'placement',
    presets: [option('even')],
  };
  expect(compose(decision, { L1: { race: 3 } })).toEqual({ type: 'go', placement: { L1: { race: 3 } } });
});
