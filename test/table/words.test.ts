import { describe, expect, test } from 'vitest';
import { text } from '../../src/engine/index.js';
import { named, nameOf } from '../../src/table/names.js';
import { REFUSALS, refusalText } from '../../src/table/refusals.js';
import { CATALOGUES, LANGUAGES, say } from '../../src/text/index.js';

const FACTS = {
  name: 'Ben',
  names: [text('table:name', { name: 'Ben' }), text('table:name', { name: 'Cleo' })],
  away: text('table:away.second'),
  result: text('table:result.won', { count: 1, names: [text('table:name', { name: 'Ann' })] }),
  count: 3,
  ...{ made: 41, now: 44, began: 1, when: 1_900_000_000, id: 'K7QX', game: 'chess', round: 3 },
  ...{ seat: 2, seats: 4, min: 2, max: 5 },
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(REFUSALS))('%s is a whole sentence that names %s', (code, rule) => {
    const sentence = say(language, refusalText('toy', { rule, code, facts: FACTS }));
    expect(sentence).toContain(`(${rule})`);
    expect(sentence).not.toMatch(/[{}]|refusal\./);
    expect(sentence).toMatch(/\.$/);
  });
});

const keysOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object'
      ? keysOf(inner, `${prefix}${key}.`)
      : [`${prefix}${key.replace(/_(one|few|many|other)$/, '')}`],
  );

test('both languages say the same things', () => {
  expect(new Set(keysOf(CATALOGUES.pl.table))).toEqual(new Set(keysOf(CATALOGUES.en.table)));
});

test('WT-1, in the words of both languages', () => {
  const refusal = { rule: 'WT-1', code: 'notYourTurn', facts: { name: 'Ben', away: text('table:away.second') } };
  expect(say('en', refusalText('toy', refusal))).toBe(
    "It is Ben's turn; you are next but one (WT-1). I will ping you.",
  );
  expect(say('pl', refusalText('toy', refusal))).toBe('Teraz gra Ben, ty za dwie tury (WT-1). Dam ci znać.');
});

test('Polish plurals', () => {
  const away = (count: number) => say('pl', text('table:away.later', { count }));
  expect([3, 5, 22].map(away)).toEqual(['ty za 3 tury', 'ty za 5 tur', 'ty za 22 tury']);
});

test('seats get names wherever they stand in a text; bots are told apart when there are several', () => {
  const occupants = [
    { kind: 'person', userId: 'u', name: 'Ann' },
    { kind: 'bot', level: 'hard' },
    { kind: 'bot', level: 'easy' },
  ] as const;
  const seat = (number: number) => text('table:seat', { seat: number, number: number + 1 });
  const line = named(
    { occupants },
    text('table:story.replaced', { name: seat(0), old: text('table:story.undo', { name: seat(1) }) }),
  );
  expect(say('en', line)).toBe('Ann takes over the seat of bot B hard takes the last move back..');
  expect(say('pl', nameOf({ occupants: occupants.slice(0, 2) }, 1))).toBe('bot trudny');
  expect(say('en', seat(1))).toBe('seat 2');
});
