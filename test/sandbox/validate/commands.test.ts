import { describe, expect, test } from 'vitest';
import { checkCommands } from '../../../src/sandbox/validate/commands.js';
import { verdict } from './refusal.js';

const command = (more: object = {}) => ({ name: 'table', description: 'Tables', ...more });
const option = (more: object = {}) => ({ type: 3, name: 'game', description: 'Which game', ...more });
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const put = (...commands: object[]) => verdict(() => checkCommands(commands));

describe('commands Discord takes', () => {
  test.each<[string, object[]]>([
    ['a plain one', [command()]],
    ['accents, digits and dashes', [command({ name: 'stół-2' })]],
    ['default permissions as text', [command({ default_member_permissions: '32' })]],
    ['translations', [command({ name_localizations: { pl: 'stół' }, description_localizations: { pl: 'Stoły' } })]],
    ['required before optional', [command({ options: [option({ required: true }), option({ name: 'mode' })] })]],
    [
      'subcommands in a group',
      [
        command({
          options: [
            {
              type: 2,
              name: 'set',
              description: 'd',
              options: [{ type: 1, name: 'up', description: 'd', options: [option()] }],
            },
          ],
        }),
      ],
    ],
    [
      'menu commands with capitals and spaces',
      [
        { type: 3, name: 'Describe this board' },
        { type: 2, name: 'Describe this board' },
      ],
    ],
    ['a hundred', many(100, (index) => command({ name: `c${index}` }))],
  ])('%s', (_, commands) => {
    expect(put(...commands)).toBe('accepted');
  });
});

describe('commands Discord refuses', () => {
  const subcommand = { type: 1, name: 'open', description: 'd' };
  test.each<[string, object[], string]>([
    ['capitals', [command({ name: 'Table' })], '50035 0.name APPLICATION_COMMAND_INVALID_NAME'],
    ['spaces', [command({ name: 'my table' })], '50035 0.name APPLICATION_COMMAND_INVALID_NAME'],
    [
      'capitals in a translation',
      [command({ name_localizations: { pl: 'Stół' } })],
      '50035 0.name_localizations.pl APPLICATION_COMMAND_INVALID_NAME',
    ],
    [
      'capitals in an option',
      [command({ options: [option({ name: 'Game' })] })],
      '50035 0.options.0.name APPLICATION_COMMAND_INVALID_NAME',
    ],
    ['a name of 33', [command({ name: 'x'.repeat(33) })], '50035 0.name BASE_TYPE_MAX_LENGTH'],
    ['no description', [command({ description: undefined })], '50035 0.description BASE_TYPE_REQUIRED'],
    ['a description of 101', [command({ description: 'x'.repeat(101) })], '50035 0.description BASE_TYPE_MAX_LENGTH'],
    [
      'an option without description',
      [command({ options: [option({ description: undefined })] })],
      '50035 0.options.0.description BASE_TYPE_REQUIRED',
    ],
    ['an unknown locale', [command({ name_localizations: { 'pl-PL': 'stół' } })], '50035 0.name_localizations.pl-PL'],
    [
      '26 options',
      [command({ options: many(26, (index) => option({ name: `o${index}` })) })],
      '50035 0.options BASE_TYPE_MAX_LENGTH',
    ],
    [
      '26 choices',
      [command({ options: [option({ choices: many(26, (index) => ({ name: `${index}`, value: `${index}` })) })] })],
      '50035 0.options.0.choices BASE_TYPE_MAX_LENGTH',
    ],
    [
      'autocomplete and choices',
      [command({ options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] })],
      '50035 0.options.0.choices APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES',
    ],
    [
      'required after optional',
      [command({ options: [option(), option({ name: 'mode', required: true })] })],
      '50035 0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'one option twice',
      [command({ options: [option(), option()] })],
      '50035 0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    ],
    [
      'a translation equal to another name',
      [command({ options: [option({ name_localizations: { pl: 'mode' } }), option({ name: 'mode' })] })],
      '50035 0.options.1.name_localizations.pl APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    ],
    ['one command twice', [command(), command()], '50035 1.name APPLICATION_COMMANDS_DUPLICATE_NAME'],
    [
      'a subcommand beside an option',
      [command({ options: [subcommand, option()] })],
      '50035 0.options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'a choice of the wrong type',
      [command({ options: [option({ type: 4, choices: [{ name: 'a', value: 'a' }] })] })],
      '50035 0.options.0.choices.0.value BASE_TYPE_BAD_TYPE',
    ],
    [
      'least above most',
      [command({ options: [option({ type: 4, min_value: 5, max_value: 1 })] })],
      '50035 0.options.0 APPLICATION_COMMAND_OPTION_RANGE',
    ],
    [
      'over 8000 characters',
      [
        command({
          options: many(25, (index) =>
            option({
              name: `o${index}`,
              choices: many(4, (c) => ({ name: `${c}${'n'.repeat(50)}`, value: `${c}${'v'.repeat(50)}` })),
            }),
          ),
        }),
      ],
      '50035 0 APPLICATION_COMMAND_TOO_LARGE',
    ],
    [
      'a menu command with a description',
      [{ type: 3, name: 'Describe', description: 'd' }],
      '50035 0.description APPLICATION_COMMAND_FIELD_FORBIDDEN',
    ],
    ['101 slash commands', many(101, (index) => command({ name: `c${index}` })), '30032'],
    ['16 menu commands', many(16, (index) => ({ type: 2, name: `c${index}` })), '30032'],
  ])('%s', (_, commands, refusal) => {
    expect(put(...commands)).toContain(refusal);
  });
});
