import type { APIChannel } from 'discord-api-types/v10';
import type { PageUser } from '../../page-api.js';
import { OPTION } from '../discord.js';
import { type Choice, folded, type Option } from './commands.js';

export type Value = string | number | boolean;
export type Checked = { readonly value: Value } | { readonly error: string };

/** Who and what an option may name. */
export interface Surroundings {
  readonly users: readonly PageUser[];
  readonly channels: readonly APIChannel[];
  readonly everyone: string;
}

const BOOLEANS: readonly Choice[] = [
  { label: 'True', value: 'true' },
  { label: 'False', value: 'false' },
];
const YES = ['true', 'yes', 'tak', '1'];
const NO = ['false', 'no', 'nie', '0'];

/** What can be offered for an option without asking the bot. */
export function fixedChoices(option: Option, around: Surroundings): readonly Choice[] {
  switch (option.type) {
    case OPTION.boolean:
      return BOOLEANS;
    case OPTION.user:
      return around.users.map((user) => ({ label: user.name, value: user.id }));
    case OPTION.channel:
      return around.channels
        .filter(({ type }) => type !== 1 && (option.channelTypes.length === 0 || option.channelTypes.includes(type)))
        .map((channel) => ({ label: `#${channel.name ?? channel.id}`, value: channel.id }));
    case OPTION.role:
      return [{ label: '@everyone', value: around.everyone }];
    case OPTION.mentionable:
      return [
        ...around.users.map((user) => ({ label: user.name, value: user.id })),
        { label: '@everyone', value: around.everyone },
      ];
    default:
      return option.choices;
  }
}

const named = (choices: readonly Choice[], text: string): Choice | undefined => {
  const wanted = folded(text).replace(/^[@#]/, '');
  const plain = (choice: Choice) => folded(choice.label).replace(/^[@#]/, '');
  return (
    choices.find((choice) => String(choice.value) === text.trim()) ?? choices.find((choice) => plain(choice) === wanted)
  );
};

/** Reads what was typed for an option, as Discord's client does before it sends anything. */
export function readValue(option: Option, text: string, around: Surroundings): Checked {
  if (text.trim() === '') return { error: 'This option is required. Specify a value.' };
  switch (option.type) {
    case OPTION.boolean: {
      const word = folded(text);
      if (YES.includes(word)) return { value: true };
      return NO.includes(word) ? { value: false } : { error: 'Specify True or False.' };
    }
    case OPTION.integer:
    case OPTION.number:
      return option.choices.length > 0 ? readChoice(option, text, around) : readNumber(option, text);
    case OPTION.string:
      return option.choices.length > 0 ? readChoice(option, text, around) : readText(option, text);
    case OPTION.attachment:
      return { error: 'The sandbox cannot upload files.' };
    default:
      return readChoice(option, text, around);
  }
}

const WRONG_CHOICE: Readonly<Record<number, string>> = {
  [OPTION.user]: 'No such person here.',
  [OPTION.channel]: 'No such channel here.',
  [OPTION.role]: 'No such role here.',
};

function readChoice(option: Option, text: string, around: Surroundings): Checked {
  const choice = named(fixedChoices(option, around), text);
  return choice ? { value: choice.value } : { error: WRONG_CHOICE[option.type] ?? 'Select one of the choices.' };
}

function readNumber(option: Option, text: string): Checked {
  const number = Number(text.trim().replace(',', '.'));
  if (!Number.isFinite(number)) return { error: 'Input a valid number.' };
  if (option.type === OPTION.integer && !Number.isSafeInteger(number)) return { error: 'Input a valid integer.' };
  if (option.min !== undefined && number < option.min) return { error: `Must be at least ${option.min}.` };
  if (option.max !== undefined && number > option.max) return { error: `Must be at most ${option.max}.` };
  return { value: number };
}

function readText(option: Option, text: string): Checked {
  const { minLength, maxLength } = option;
  if (minLength !== undefined && text.length < minLength)
    return { error: `Must have at least ${minLength} characters.` };
  if (maxLength !== undefined && text.length > maxLength)
    return { error: `Must have at most ${maxLength} characters.` };
  return { value: text };
}
