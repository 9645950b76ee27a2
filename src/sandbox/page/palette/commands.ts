import type { APIApplicationCommand, APIApplicationCommandOption } from 'discord-api-types/v10';
import { COMMAND, OPTION } from '../discord.js';

export interface Choice {
  readonly label: string;
  readonly value: string | number;
}

/** An option of a command as one person sees it. */
export interface Option {
  /** Discord's name, sent to the bot. */
  readonly name: string;
  /** The name in this person's language. */
  readonly shown: string;
  readonly description: string;
  readonly type: number;
  readonly required: boolean;
  readonly autocomplete: boolean;
  readonly choices: readonly Choice[];
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly channelTypes: readonly number[];
}

/** A command that can be run: a command, or one of its subcommands. */
export interface Leaf {
  readonly commandId: string;
  readonly path: readonly string[];
  readonly shown: string;
  readonly description: string;
  readonly options: readonly Option[];
}

type Localised = {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string | null>> | null;
};

const nameIn = (thing: Localised, locale: string): string => thing.name_localizations?.[locale] ?? thing.name;
const descriptionIn = (thing: Localised, locale: string): string =>
  thing.description_localizations?.[locale] ?? thing.description ?? '';

/** Every slash command and subcommand, in alphabetical order of the person's language. */
export function leavesOf(commands: readonly APIApplicationCommand[], locale: string): readonly Leaf[] {
  return commands
    .filter((command) => (command.type ?? COMMAND.slash) === COMMAND.slash)
    .flatMap((command) => leavesUnder(command, command.id, [], [], locale))
    .sort((a, b) => a.shown.localeCompare(b.shown, locale));
}

function leavesUnder(
  thing: Localised & { readonly options?: readonly APIApplicationCommandOption[] },
  commandId: string,
  path: readonly string[],
  shown: readonly string[],
  locale: string,
): readonly Leaf[] {
  const here = [...path, thing.name];
  const shownHere = [...shown, nameIn(thing, locale)];
  const options = thing.options ?? [];
  const deeper = options.filter((option) => option.type === OPTION.subcommand || option.type === OPTION.group);
  if (deeper.length > 0) {
    return deeper.flatMap((option) => leavesUnder(option as Localised, commandId, here, shownHere, locale));
  }
  return [
    {
      commandId,
      path: here,
      shown: shownHere.join(' '),
      description: descriptionIn(thing, locale),
      options: options.map((option) => optionIn(option, locale)),
    },
  ];
}

function optionIn(option: APIApplicationCommandOption, locale: string): Option {
  const limits = option as {
    readonly min_value?: number;
    readonly max_value?: number;
    readonly min_length?: number;
    readonly max_length?: number;
    readonly channel_types?: readonly number[];
    readonly autocomplete?: boolean;
    readonly choices?: readonly (Localised & { readonly value: string | number })[];
  };
  return {
    name: option.name,
    shown: nameIn(option, locale),
    description: descriptionIn(option, locale),
    type: option.type,
    required: option.required ?? false,
    autocomplete: limits.autocomplete ?? false,
    choices: (limits.choices ?? []).map((choice) => ({ label: nameIn(choice, locale), value: choice.value })),
    min: limits.min_value,
    max: limits.max_value,
    minLength: limits.min_length,
    maxLength: limits.max_length,
    channelTypes: limits.channel_types ?? [],
  };
}

/** Lower case and without accents, so that "stol" finds "stół". */
export const folded = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').trim();

/** The commands that fit what was typed after the slash, best first. */
export function findLeaves(leaves: readonly Leaf[], typed: string): readonly Leaf[] {
  const query = folded(typed);
  if (!query) return leaves;
  const rank = (leaf: Leaf): number => {
    const shown = folded(leaf.shown);
    const original = folded(leaf.path.join(' '));
    if (shown.startsWith(query)) return 0;
    if (original.startsWith(query)) return 1;
    if (`${shown} ${original}`.split(' ').some((word) => word.startsWith(query))) return 2;
    if (shown.includes(query) || original.includes(query)) return 3;
    return folded(leaf.description).includes(query) ? 4 : Number.POSITIVE_INFINITY;
  };
  return leaves
    .map((leaf) => ({ leaf, rank: rank(leaf) }))
    .filter((entry) => Number.isFinite(entry.rank))
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.leaf);
}

/** The command with exactly this name, in the person's language or Discord's own. */
export const leafNamed = (leaves: readonly Leaf[], name: string): Leaf | undefined =>
  leaves.find((leaf) => leaf.shown === name) ?? leaves.find((leaf) => leaf.path.join(' ') === name);
