import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { PageOption } from '../page-api.js';
import { channelPayload, memberPayload } from '../world/payloads.js';
import type { World } from '../world/world.js';

/** An option's definition, read without caring for its kind. */
export interface OptionDefinition {
  readonly type: Type;
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly {
    readonly name: string;
    readonly name_localizations?: Readonly<Record<string, string | null>> | null;
    readonly value: string | number;
  }[];
  readonly options?: readonly OptionDefinition[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
}

interface Named {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null;
}

/** Whether `name` is the thing's own name or one of its translations. */
export const isCalled = (thing: Named, name: string): boolean =>
  thing.name === name || Object.values(thing.name_localizations ?? {}).includes(name);

const isGroup = (option: { readonly type: Type }): boolean =>
  option.type === Type.Subcommand || option.type === Type.SubcommandGroup;

export const definitionsOf = (command: APIApplicationCommand): readonly OptionDefinition[] =>
  (command.options ?? []) as readonly APIApplicationCommandOption[] as readonly OptionDefinition[];

/** Turns `{ game: 'small-world' }` under the words of a subcommand into Discord's nested options. */
export function nest(
  definitions: readonly OptionDefinition[],
  words: readonly string[],
  values: Readonly<Record<string, string | number | boolean>>,
  focused: string | undefined,
  where: string,
): PageOption[] {
  const [word, ...rest] = words;
  if (word !== undefined) {
    const group = definitions.find((each) => isGroup(each) && isCalled(each, word));
    if (!group) throw new Error(`/${where} has no subcommand "${word}"`);
    const options = nest(group.options ?? [], rest, values, focused, `${where} ${word}`);
    return [{ name: group.name, type: group.type, options }];
  }
  if (definitions.some(isGroup))
    throw new Error(`/${where} needs a subcommand: ${definitions.map((each) => each.name).join(', ')}`);
  return Object.entries(values).map(([name, value]) => {
    const definition = definitions.find((each) => isCalled(each, name));
    if (!definition)
      throw new Error(
        `/${where} has no option "${name}"; it has: ${definitions.map((each) => each.name).join(', ') || 'none'}`,
      );
    const choice = definition.choices?.find((each) => typeof value === 'string' && isCalled(each, value));
    const isFocused = focused !== undefined && isCalled(definition, focused);
    return {
      name: definition.name,
      type: definition.type,
      value: choice?.value ?? value,
      ...(isFocused ? { focused: true } : {}),
    };
  });
}

/** The users, members, channels and roles an interaction's values speak of. */
export interface Resolved {
  readonly users: Record<string, unknown>;
  readonly members: Record<string, unknown>;
  readonly channels: Record<string, unknown>;
  readonly roles: Record<string, unknown>;
}

export const nothingResolved = (): Resolved => ({ users: {}, members: {}, channels: {}, roles: {} });

/** Only the parts that hold something are sent. */
export const compact = (resolved: Resolved): object | undefined => {
  const parts = Object.entries(resolved).filter(([, part]) => Object.keys(part as object).length > 0);
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
};

export function resolveUser(world: World, idOrName: string, into: Resolved): string {
  const named = world
    .people()
    .find(({ user }) => user.id === idOrName || user.global_name === idOrName || user.username === idOrName);
  if (!named) throw new Error(`there is no person "${idOrName}" here`);
  const { user: _, deaf: __, mute: ___, ...member } = memberPayload(named);
  into.users[named.user.id] = named.user;
  into.members[named.user.id] = member;
  return named.user.id;
}

export function resolveChannel(world: World, idOrName: string, into: Resolved): string {
  const channel = world
    .channels()
    .find((each) => each.id === idOrName || (each.kind !== 'dm' && each.name === idOrName));
  if (!channel) throw new Error(`there is no channel "${idOrName}" here`);
  into.channels[channel.id] = channelPayload(world, channel);
  return channel.id;
}

export function resolveRole(world: World, idOrName: string, into: Resolved): string {
  const role = world.state.roles.find((each) => each.id === idOrName || each.name === idOrName);
  if (!role) throw new Error(`there is no role "${idOrName}" here`);
  into.roles[role.id] = role;
  return role.id;
}

/** Checks filled-in options as the client does, and gives them in Discord's form. */
export function checkOptions(
  world: World,
  definitions: readonly OptionDefinition[],
  options: readonly PageOption[],
  completing: boolean,
  resolved: Resolved,
  where: string,
): PageOption[] {
  const chosen = options[0];
  const group = chosen && definitions.find((each) => isGroup(each) && each.name === chosen.name);
  if (chosen && group) {
    const inner = checkOptions(
      world,
      group.options ?? [],
      chosen.options ?? [],
      completing,
      resolved,
      `${where} ${group.name}`,
    );
    return [{ name: group.name, type: group.type, options: inner }];
  }
  if (definitions.some(isGroup)) throw new Error(`/${where} needs a subcommand`);
  const missing = definitions.find((each) => each.required && !options.some((option) => option.name === each.name));
  if (missing && !completing) throw new Error(`/${where}: the option "${missing.name}" is required`);
  return options.map((option) => {
    const definition = definitions.find((each) => each.name === option.name);
    if (!definition) throw new Error(`/${where} has no option "${option.name}"`);
    const partial = completing && option.focused === true;
    const value = partial
      ? (option.value ?? '')
      : checkValue(world, definition, option.value, resolved, `/${where} ${option.name}`, completing);
    if (partial && !definition.autocomplete) throw new Error(`/${where}: "${option.name}" has no autocomplete`);
    return { name: definition.name, type: definition.type, value, ...(partial ? { focused: true } : {}) };
  });
}

function checkValue(
  world: World,
  definition: OptionDefinition,
  value: PageOption['value'],
  resolved: Resolved,
  where: string,
  completing: boolean,
): string | number | boolean {
  const refuse = (why: string) => new Error(`${where}: ${why}`);
  if (value === undefined) throw refuse('a value is missing');
  switch (definition.type) {
    case Type.String:
      if (typeof value !== 'string' || value === '') throw refuse('a text is wanted');
      if (value.length > (definition.max_length ?? 6000))
        throw refuse(`at most ${definition.max_length ?? 6000} characters`);
      if (value.length < (definition.min_length ?? 0)) throw refuse(`at least ${definition.min_length} characters`);
      break;
    case Type.Integer:
    case Type.Number:
      if (typeof value !== 'number' || !Number.isFinite(value)) throw refuse('a number is wanted');
      if (definition.type === Type.Integer && !Number.isSafeInteger(value)) throw refuse('a whole number is wanted');
      if (value > (definition.max_value ?? Number.MAX_SAFE_INTEGER)) throw refuse(`at most ${definition.max_value}`);
      if (value < (definition.min_value ?? Number.MIN_SAFE_INTEGER)) throw refuse(`at least ${definition.min_value}`);
      break;
    case Type.Boolean:
      if (typeof value !== 'boolean') throw refuse('true or false is wanted');
      break;
    case Type.User:
      return resolveUser(world, String(value), resolved);
    case Type.Channel:
      return resolveChannel(world, String(value), resolved);
    case Type.Role:
      return resolveRole(world, String(value), resolved);
    case Type.Mentionable:
      return world.state.roles.some((role) => role.id === value || role.name === value)
        ? resolveRole(world, String(value), resolved)
        : resolveUser(world, String(value), resolved);
    default:
      throw refuse('the sandbox cannot fill in options of this type');
  }
  const { choices } = definition;
  if (choices && choices.length > 0 && !completing && !choices.some((choice) => choice.value === value)) {
    throw refuse(`"${value}" is not one of ${choices.map((choice) => choice.value).join(', ')}`);
  }
  return value;
}
