import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { Issue } from '../rest/errors.js';
import { issue, type Path, repeated } from './issue.js';
import { localeIssues, nameIssues, type Translations } from './names.js';

export interface OptionBody {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Translations;
  readonly description?: string | null;
  readonly description_localizations?: Translations;
  readonly required?: boolean | null;
  readonly autocomplete?: boolean | null;
  readonly choices?:
    | readonly { readonly name: string; readonly name_localizations?: Translations; readonly value: string | number }[]
    | null;
  readonly options?: readonly OptionBody[] | null;
  readonly min_value?: number | null;
  readonly max_value?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
}

const isGroup = ({ type }: OptionBody): boolean => type === Type.Subcommand || type === Type.SubcommandGroup;

/** Rules of a command's options that the published schema does not tell. */
export function optionIssues(options: readonly OptionBody[], path: Path): Issue[] {
  const groups = options.filter(isGroup).length;
  const mixed = groups > 0 && groups < options.length;
  return [
    ...(mixed
      ? [
          issue(
            path,
            'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
            'Sub-command and sub-command group option types are mutually exclusive to all other types',
          ),
        ]
      : []),
    ...orderIssues(options, path),
    ...repeatedNames(options, path),
    ...options.flatMap((option, index) => oneOption(option, [...path, index])),
  ];
}

function orderIssues(options: readonly OptionBody[], path: Path): Issue[] {
  const firstOptional = options.findIndex((option) => !option.required);
  return options.flatMap((option, index) =>
    option.required && firstOptional !== -1 && index > firstOptional
      ? [
          issue(
            [...path, index],
            'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
            'Required options must be placed before non-required options',
          ),
        ]
      : [],
  );
}

/** Within one language no two options may have one name, whether it is translated or falls back. */
function repeatedNames(options: readonly OptionBody[], path: Path): Issue[] {
  const locales = new Set(options.flatMap((option) => Object.keys(option.name_localizations ?? {})));
  const code = 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS';
  const inDefault = options.map((option, index) => ({ key: option.name, path: [...path, index, 'name'] }));
  return [
    ...repeated(inDefault, code, 'Option name already exists'),
    ...[...locales].flatMap((locale) =>
      repeated(
        options.map((option, index) => ({
          key: option.name_localizations?.[locale] ?? option.name,
          path: [...path, index, 'name_localizations', locale],
        })),
        code,
        'Option name already exists',
      ),
    ),
  ];
}

function oneOption(option: OptionBody, path: Path): Issue[] {
  const choices = option.choices ?? [];
  const most = option.max_value ?? option.max_length ?? Number.POSITIVE_INFINITY;
  const least = option.min_value ?? option.min_length ?? Number.NEGATIVE_INFINITY;
  return [
    ...nameIssues(option.name, option.name_localizations, path),
    ...localeIssues(option.name_localizations, [...path, 'name_localizations']),
    ...localeIssues(option.description_localizations, [...path, 'description_localizations']),
    ...(option.description ? [] : [issue([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required')]),
    ...(option.autocomplete && choices.length > 0
      ? [
          issue(
            [...path, 'choices'],
            'APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES',
            'Options with autocomplete cannot have choices',
          ),
        ]
      : []),
    ...(least > most
      ? [issue(path, 'APPLICATION_COMMAND_OPTION_RANGE', 'The least value is greater than the greatest')]
      : []),
    ...choices.flatMap((choice, index) =>
      choiceIssues(option.type, choice.value, [...path, 'choices', index, 'value']),
    ),
    ...repeated(
      choices.map((choice, index) => ({ key: choice.name, path: [...path, 'choices', index, 'name'] })),
      'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
      'Option choice name already exists',
    ),
    ...optionIssues(option.options ?? [], [...path, 'options']),
  ];
}

function choiceIssues(type: number, value: string | number, path: Path): Issue[] {
  const wanted = type === Type.String ? 'string' : 'number';
  if (typeof value !== wanted) return [issue(path, 'BASE_TYPE_BAD_TYPE', `Value is not of type ${wanted}.`)];
  return typeof value === 'string' && value.length > 100
    ? [issue(path, 'BASE_TYPE_MAX_LENGTH', 'Must be 100 or fewer in length.')]
    : [];
}
