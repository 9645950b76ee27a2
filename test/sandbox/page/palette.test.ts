import type { APIApplicationCommand } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { readValue, type Surroundings } from '../../../src/sandbox/page/palette/check.js';
import { findLeaves, leavesOf } from '../../../src/sandbox/page/palette/commands.js';
import {
  addOption,
  choose,
  draftText,
  faultsOf,
  focusOn,
  optionsLeft,
  optionsOf,
  partialOptions,
  startDraft,
  stepBack,
  typeInto,
} from '../../../src/sandbox/page/palette/draft.js';
import { readTyped, typedInto } from '../../../src/sandbox/page/palette/typed.js';

const command = (id: string, name: string, pl: string, options: readonly object[]) => ({
  id,
  name,
  type: 1,
  name_localizations: { pl },
  description: `About ${name}`,
  description_localizations: { pl: `O ${pl}` },
  options,
});

const COMMANDS = [
  command('1', 'table', 'stół', [
    {
      type: 1,
      name: 'open',
      name_localizations: { pl: 'otwórz' },
      description: 'Open a table',
      options: [
        {
          type: 3,
          name: 'game',
          name_localizations: { pl: 'gra' },
          description: 'Which game',
          required: true,
          choices: [
            { name: 'Small World', value: 'small-world' },
            { name: 'Wroth', value: 'wroth', name_localizations: { pl: 'Gniew' } },
          ],
        },
        { type: 4, name: 'seats', description: 'Seats', min_value: 1, max_value: 5 },
        { type: 5, name: 'rated', description: 'Rated' },
      ],
    },
    { type: 1, name: 'join', description: 'Take a seat' },
    { type: 2, name: 'admin', description: 'x', options: [{ type: 1, name: 'close', description: 'Close' }] },
  ]),
  command('2', 'conquer', 'podbij', [
    { type: 3, name: 'target', description: 'Where', required: true, autocomplete: true },
    { type: 3, name: 'with', description: 'How', autocomplete: true },
  ]),
  { id: '3', name: 'Profile', type: 2, description: '' },
] as unknown as readonly APIApplicationCommand[];

const AROUND: Surroundings = {
  users: [{ id: '10', name: 'Ann', locale: 'en-US', color: '#f00', bot: false }],
  channels: [{ id: '20', type: 0, name: 'lobby' }] as unknown as Surroundings['channels'],
  everyone: '99',
};

const leaves = leavesOf(COMMANDS, 'en-US');
const leaf = (name: string) => leaves.find(({ shown }) => shown === name)!;

describe('the list of commands', () => {
  test('shows subcommands as commands of their own, without context menus', () => {
    expect(leaves.map(({ shown }) => shown)).toEqual(['conquer', 'table admin close', 'table join', 'table open']);
  });

  test('speaks the person’s language and keeps Discord’s names for the bot', () => {
    const open = leavesOf(COMMANDS, 'pl').find(({ path }) => path.join(' ') === 'table open')!;
    expect(open.shown).toBe('stół otwórz');
    expect(open.options[0]).toMatchObject({ name: 'game', shown: 'gra' });
    expect(open.options[0]!.choices.map(({ label }) => label)).toEqual(['Small World', 'Gniew']);
  });

  test.each([
    ['', 4],
    ['table', 3],
    ['op', 1],
    ['seat', 1],
    ['stol otworz', 0],
    ['nothing', 0],
  ])('typing "%s" leaves %i', (typed, count) => {
    expect(findLeaves(leaves, typed)).toHaveLength(count);
  });

  test('finds Polish names without accents, and English ones as well', () => {
    const polish = leavesOf(COMMANDS, 'pl');
    expect(findLeaves(polish, 'stol otw')[0]?.path).toEqual(['table', 'open']);
    expect(findLeaves(polish, 'table open')[0]?.path).toEqual(['table', 'open']);
  });
});

describe('filling in a command', () => {
  const open = leaf('table open');

  test('required options are there at once, the first under the cursor', () => {
    const draft = startDraft(open);
    expect(draft.pills.map(({ option }) => option.name)).toEqual(['game']);
    expect(draft.focus).toBe('game');
    expect(optionsLeft(draft).map(({ name }) => name)).toEqual(['seats', 'rated']);
  });

  test('a choice is sent by its value, below the names of the subcommands', () => {
    const draft = choose(startDraft(open), 'game', { label: 'Small World', value: 'small-world' });
    expect(draft.focus).toBeUndefined();
    expect(optionsOf(draft, AROUND)).toEqual([
      { name: 'open', type: 1, options: [{ name: 'game', type: 3, value: 'small-world' }] },
    ]);
    expect(draftText(draft)).toBe('/table open game:Small World');
  });

  test('a subcommand of a group is nested twice', () => {
    expect(optionsOf(startDraft(leaf('table admin close')), AROUND)).toEqual([
      { name: 'admin', type: 2, options: [{ name: 'close', type: 1, options: [] }] },
    ]);
  });

  test('a missing required option and a wrong number are named', () => {
    const draft = typeInto(addOption(startDraft(open), open.options[1]!), 'seats', '9');
    expect([...faultsOf(draft, AROUND)]).toEqual([
      ['game', 'This option is required. Specify a value.'],
      ['seats', 'Must be at most 5.'],
    ]);
  });

  test('an optional pill left empty is not sent', () => {
    const chosen = choose(startDraft(open), 'game', { label: 'Wroth', value: 'wroth' });
    const draft = addOption(chosen, open.options[2]!);
    expect(faultsOf(draft, AROUND).size).toBe(0);
    expect(optionsOf(draft, AROUND)[0]?.options).toHaveLength(1);
  });

  test('Backspace takes away optional pills, goes back to required ones, and at last gives up', () => {
    const draft = addOption(startDraft(open), open.options[1]!);
    const once = stepBack(draft)!;
    expect(once.pills.map(({ option }) => option.name)).toEqual(['game']);
    expect(once.focus).toBe('game');
    expect(stepBack(once)).toBeUndefined();
    expect(stepBack(focusOn(once, undefined))?.focus).toBe('game');
  });

  test('autocomplete carries what was typed so far and marks the option', () => {
    const conquer = leaf('conquer');
    const draft = typeInto(addOption(typeInto(startDraft(conquer), 'target', 'L5'), conquer.options[1]!), 'with', 'be');
    expect(partialOptions(draft, AROUND)).toEqual([
      { name: 'target', type: 3, value: 'L5' },
      { name: 'with', type: 3, value: 'be', focused: true },
    ]);
  });
});

describe('values', () => {
  const option = (type: number, more: object = {}) => ({ ...leaf('table open').options[1]!, type, ...more });
  test.each([
    [option(4), '3', { value: 3 }],
    [option(4), '3.5', { error: 'Input a valid integer.' }],
    [option(4), 'x', { error: 'Input a valid number.' }],
    [option(4), '0', { error: 'Must be at least 1.' }],
    [option(5), 'True', { value: true }],
    [option(5), 'nie', { value: false }],
    [option(5), 'maybe', { error: 'Specify True or False.' }],
    [option(6), '@ann', { value: '10' }],
    [option(6), 'Zed', { error: 'No such person here.' }],
    [option(7), '#lobby', { value: '20' }],
    [option(8), '@everyone', { value: '99' }],
    [option(3, { maxLength: 3 }), 'four', { error: 'Must have at most 3 characters.' }],
    [leaf('table open').options[0]!, 'small world', { value: 'small-world' }],
    [leaf('table open').options[0]!, 'wroth', { value: 'wroth' }],
    [leaf('table open').options[0]!, 'chess', { error: 'Select one of the choices.' }],
  ])('%#: %s', (spec, text, expected) => {
    expect(readValue(spec, text as string, AROUND)).toEqual(expected);
  });
});

describe('a whole line', () => {
  test('is read into pills, in any order of the options', () => {
    const draft = readTyped(leaves, '/table open seats:3 game:small-world')!;
    expect(optionsOf(draft, AROUND)).toEqual([
      {
        name: 'open',
        type: 1,
        options: [
          { name: 'game', type: 3, value: 'small-world' },
          { name: 'seats', type: 4, value: 3 },
        ],
      },
    ]);
  });

  test('without a name the text is the first option’s, spaces included', () => {
    expect(readTyped(leaves, '/conquer L5 forest with:two beasts')?.pills.map(({ text }) => text)).toEqual([
      'L5 forest',
      'two beasts',
    ]);
  });

  test('a colon inside a value stays there', () => {
    expect(readTyped(leaves, '/conquer target:at 18:30')?.pills[0]?.text).toBe('at 18:30');
  });

  test('what is no command stays text', () => {
    expect(readTyped(leaves, '/nothing at all')).toBeUndefined();
    expect(readTyped(leaves, '/table join now')).toBeUndefined();
  });

  test('typing "name:" inside a pill moves on to that option', () => {
    const start = startDraft(leaf('conquer'));
    expect(typedInto(start, 'target', 'target:').pills[0]?.text).toBe('');
    const moved = typedInto(typeInto(start, 'target', 'L5'), 'target', 'L5 with:');
    expect(moved.pills.map(({ option, text }) => `${option.name}=${text}`)).toEqual(['target=L5', 'with=']);
    expect(moved.focus).toBe('with');
    expect(typedInto(start, undefined, 'with:').focus).toBe('with');
  });
});
