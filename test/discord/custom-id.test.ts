import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CUSTOM_ID_MAX, formatId, parseId } from '../../src/discord/custom-id.js';
import { PRESS_HANDLERS } from '../../src/discord/presses/index.js';

const word = fc.stringMatching(/^[A-Za-z0-9+=_.-]{1,20}$/);

test('every id that can be written can be read', () => {
  const id = fc.record({
    table: fc.stringMatching(/^[A-Z0-9]{4}$/),
    version: fc.nat(1_000_000),
    op: fc.stringMatching(/^!?[a-z]{1,9}$/),
    args: fc.array(word, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(id, (written) => {
      expect(parseId(formatId(written))).toEqual(written);
    }),
  );
});

test.each([
  ['', 'nothing'],
  ['join', 'another program'],
  ['w2/K7QX/1/do/a/b', 'a later format'],
  ['w1/k7qx/1/do/a/b', 'no table id'],
  ['w1/K7QX/-1/do/a/b', 'no version'],
  ['w1/K7QX/1/DO/a/b', 'no operation'],
  ['w1/K7QX/1/do/<script>', 'no argument'],
  [`w1/K7QX/1/do/${'a'.repeat(100)}`, 'too long'],
])('"%s" is read as nothing: %s', (text) => {
  expect(parseId(text)).toBeUndefined();
});

test('anything at all can be read without an error', () => {
  fc.assert(fc.property(fc.string({ maxLength: 120 }), (text) => void parseId(text)));
});

test('an id that Discord would refuse is a fault of ours and never sent', () => {
  expect(() => formatId({ table: 'K7QX', version: 1, op: 'do', args: ['a'.repeat(CUSTOM_ID_MAX)] })).toThrow(
    RangeError,
  );
});

test('no two handlers claim the same operation', () => {
  const ops = PRESS_HANDLERS.map(({ op }) => op);
  expect(new Set(ops).size).toBe(ops.length);
});

test('exactly the operations that answer with a modal are marked', () => {
  for (const handler of PRESS_HANDLERS) expect('modal' in handler).toBe(handler.op.startsWith('!'));
});
