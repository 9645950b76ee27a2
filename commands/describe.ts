import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { CHOICE_WORDS, COMMAND_WORDS, OPTION_WORDS, type OptionName, type Words } from './words.js';

/** Descriptions of commands for Discord, with the Polish names from one list. */

const localised = ([polish, english, description]: Words) => ({
  description: english,
  name_localizations: { pl: polish },
  description_localizations: { pl: description },
});

/** Options whose values come while typing; the rest have a type of their own. */
const OTHER_TYPES: Partial<Record<OptionName, APIApplicationCommandBasicOption['type']>> = {
  seats: ApplicationCommandOptionType.Integer,
  user: ApplicationCommandOptionType.User,
  yes: ApplicationCommandOptionType.Boolean,
  public: ApplicationCommandOptionType.Boolean,
};

const FREE_TEXT: ReadonlySet<OptionName> = new Set(['reason', 'time']);

const TIMES_MAX = 100;

export interface OptionDetails {
  readonly required?: boolean;
  readonly choices?: readonly APIApplicationCommandOptionChoice<string>[];
}

/** One option; text without fixed choices completes while it is typed. */
export function option(
  name: OptionName,
  { required = false, choices }: OptionDetails = {},
): APIApplicationCommandBasicOption {
  const type = OTHER_TYPES[name] ?? ApplicationCommandOptionType.String;
  const base = { name, ...localised(OPTION_WORDS[name]), ...(required ? { required } : {}) };
  if (type === ApplicationCommandOptionType.Integer) return { ...base, type, min_value: 1, max_value: 5 };
  if (type === ApplicationCommandOptionType.String) {
    if (choices) return { ...base, type, choices: [...choices] };
    if (FREE_TEXT.has(name)) return { ...base, type, max_length: TIMES_MAX };
    return { ...base, type, autocomplete: true };
  }
  return { ...base, type } as APIApplicationCommandBasicOption;
}

export const choice = (value: keyof typeof CHOICE_WORDS): APIApplicationCommandOptionChoice<string> => ({
  name: CHOICE_WORDS[value][0],
  name_localizations: { pl: CHOICE_WORDS[value][1] },
  value,
});

export const subcommand = (
  name: string,
  words: Words,
  options: readonly APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name,
  ...localised(words),
  options: [...options],
});

export const command = (
  name: keyof typeof COMMAND_WORDS,
  options: readonly APIApplicationCommandOption[] = [],
  { direct = false }: { readonly direct?: boolean } = {},
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  name,
  ...localised(COMMAND_WORDS[name]),
  options: [...options],
  contexts: [InteractionContextType.Guild, ...(direct ? [InteractionContextType.BotDM] : [])],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});
