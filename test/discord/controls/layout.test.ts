import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { componentsIn } from '../../../src/discord/budget.js';
import { asksAgain } from '../../../src/discord/controls/asking.js';
import { controlsFor, DECISIONS_MAX } from '../../../src/discord/controls/layout.js';
import type { Part } from '../../../src/discord/screen.js';
import { asking, choice, objectives, redeploy } from '../support/decisions.js';
import { expectValidParts } from '../support/valid.js';

const rowsOf = (parts: readonly Part[]) =>
  parts.flatMap((part) => (part.type === ComponentType.ActionRow ? [part.components] : []));
const shape = (parts: readonly Part[]) =>
  rowsOf(parts).map((row) => row.map((control) => (control.type === ComponentType.Button ? 'button' : 'menu')));

describe('a choice becomes', () => {
  test.each([1, 3, 5])('a row of buttons for %i options', (count) => {
    const { parts } = controlsFor(asking, [choice(count)]);
    expect(shape(parts)).toEqual([Array(count).fill('button')]);
    expectValidParts(parts);
  });

  test('two rows of buttons for 6 to 10 short labels', () => {
    expect(shape(controlsFor(asking, [choice(8)]).parts)).toEqual([Array(5).fill('button'), Array(3).fill('button')]);
  });

  test('a menu for 6 long labels, and for 11 to 25', () => {
    const long = choice(6, {}, (n) => `${n} a label that is too long for a grid`);
    expect(shape(controlsFor(asking, [long]).parts)).toEqual([['menu']]);
    expect(shape(controlsFor(asking, [choice(25)]).parts)).toEqual([['menu']]);
  });

  test('a menu a group above 25, with no option lost', () => {
    const many = choice(52);
    const grouped = { ...many, options: many.options.map((option, n) => ({ ...option, group: `board${n % 4}` })) };
    const menus = rowsOf(controlsFor(asking, [grouped]).parts).flat();
    expect(menus).toHaveLength(4);
    const values = menus.flatMap((menu) => ('options' in menu ? menu.options.map(({ value }) => value) : []));
    expect([...values].sort()).toEqual(many.options.map(({ id }) => id).sort());
    expectValidParts(controlsFor(asking, [grouped]).parts);
  });

  test('with the suggestion first and in blue', () => {
    const [row] = rowsOf(controlsFor(asking, [choice(3, { suggested: 'o2' })]).parts);
    expect(row?.[0]).toMatchObject({ label: 'L2', style: 1 });
  });

  test('with the odds in the label, once', () => {
    const roll = choice(1);
    const odds = { ...roll, options: roll.options.map((option) => ({ ...option, odds: 1 / 3 })) };
    expect(rowsOf(controlsFor(asking, [odds]).parts)[0]?.[0]).toMatchObject({ label: 'L1 · 33 %' });
  });
});

test('two decisions with the same question share it, and a row', () => {
  const one = (id: string) => choice(1, { id, verb: 'expand', prompt: 'Expand or decline?' }, () => id);
  const { parts } = controlsFor(asking, [one('expand'), one('decline')]);
  expect(shape(parts)).toEqual([['button', 'button']]);
  expect(parts).toHaveLength(2);
});

test('ending stands in the step row, away from the moves', () => {
  const end = choice(1, { id: 'endConquests', verb: 'end', prompt: 'Done?' }, () => 'End conquests');
  const { parts, steps } = controlsFor(asking, [choice(3), end]);
  expect(steps.map(({ label }) => label)).toEqual(['End conquests']);
  expect(JSON.stringify(parts)).not.toContain('End conquests');
});

test('long labels, many decisions and 200 options stay within the budget', () => {
  const long = (n: number) => `${n} ${'x'.repeat(200)}`;
  const decisions = [
    choice(200, { id: 'a' }, long),
    choice(10, { id: 'b' }),
    choice(5, { id: 'c' }, long),
    choice(5, { id: 'd' }),
    { ...redeploy(), id: 'e' },
    objectives(40),
  ];
  const { parts } = controlsFor(asking, decisions);
  expect(componentsIn(parts)).toBeLessThanOrEqual(DECISIONS_MAX);
  expectValidParts(parts);
});

test('several of a list is one menu with its limits, or a panel where it is too long', () => {
  const menus = rowsOf(controlsFor(asking, [objectives(20)]).parts).flat();
  expect(menus.at(-1)).toMatchObject({ min_values: 2, max_values: 2 });
  expectValidParts(controlsFor(asking, [objectives(40)]).parts);
});

describe('one more press is asked', () => {
  const option = (ends?: 'chance' | 'reveal' | 'turn') => ({
    id: 'x',
    label: 'x',
    move: { type: 'x' },
    ...(ends ? { ends } : {}),
  });
  test.each([
    ['chance from a menu', choice(1), option('chance'), { fromMenu: true, others: false }, true],
    ['chance from a button', choice(1), option('chance'), { fromMenu: false, others: false }, false],
    ['a reveal from a menu', choice(1), option('reveal'), { fromMenu: true, others: false }, true],
    ['declining', choice(1, { verb: 'decline' }), option('turn'), { fromMenu: false, others: true }, true],
    [
      'ending the turn with something left',
      choice(1, { verb: 'end' }),
      option('turn'),
      { fromMenu: false, others: true },
      true,
    ],
    [
      'ending the turn with nothing left',
      choice(1, { verb: 'end' }),
      option('turn'),
      { fromMenu: false, others: false },
      false,
    ],
    ['a placement that ends the turn', redeploy(), option('turn'), { fromMenu: false, others: false }, false],
    ['what can be undone', choice(1), option(), { fromMenu: true, others: true }, false],
  ] as const)('for %s: %s', (_name, decision, chosen, how, asks) => {
    expect(asksAgain(decision, chosen, how)).toBe(asks);
  });
});
