import { type APIRole, type APIUser, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Clock } from '../clock.js';
import type { Ids } from '../ids.js';
import { type PermissionName, permissionBit } from '../permissions.js';
import type { Channel, Person, TextChannel, WorldState } from './model.js';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Sam'] as const;
export const CHANNELS = ['lobby', 'table-one', 'table-two'] as const;
const COLORS = ['#e0a526', '#4f9dde', '#d1577a', '#57b36a', '#9c7be0', '#8a94a6', '#de7f4f', '#4fc3c3'] as const;

const EVERYONE: readonly PermissionName[] = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'EmbedLinks',
  'AttachFiles',
  'AddReactions',
  'UseExternalEmojis',
  'ReadMessageHistory',
  'UseApplicationCommands',
  'ChangeNickname',
];

export const colorFor = (index: number): string => COLORS[index % COLORS.length] ?? COLORS[0];

export function makeUser(id: string, name: string, bot: boolean): APIUser {
  return {
    id,
    username: name.toLowerCase().replace(/[^a-z0-9_.]/g, '_'),
    discriminator: bot ? '0001' : '0',
    global_name: bot ? null : name,
    avatar: null,
    bot,
    system: false,
    banner: null,
    accent_color: null,
    public_flags: 0,
    flags: 0,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
  } as unknown as APIUser;
}

function makeRole(id: string, name: string, permissions: bigint, position: number, botId?: string): APIRole {
  return {
    id,
    name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position,
    permissions: String(permissions),
    managed: botId !== undefined,
    mentionable: false,
    flags: 0,
    ...(botId === undefined ? {} : { tags: { bot_id: botId } }),
  } as unknown as APIRole;
}

export const makeTextChannel = (id: string, name: string, position: number): TextChannel => ({
  kind: 'text',
  id,
  name,
  position,
  slowmode: 0,
  overwrites: [],
});

/** The server a newcomer finds: six people, three channels and the bot. */
export function firstWorld(clock: Clock, ids: Ids, token: string): WorldState {
  const now = clock.now();
  const guildId = ids.next();
  const botId = ids.next();
  const roleId = ids.next();
  const everyone = EVERYONE.reduce((sum, name) => sum | permissionBit(name), 0n);
  const bot: Person = {
    user: makeUser(botId, 'Wartable', true),
    locale: 'en-US',
    color: '#5865f2',
    roles: [roleId],
    joinedAt: now,
  };
  const people: Record<string, Person> = { [botId]: bot };
  for (const [index, name] of PEOPLE.entries()) {
    const id = ids.next();
    people[id] = { user: makeUser(id, name, false), locale: 'en-US', color: colorFor(index), roles: [], joinedAt: now };
  }
  const owner = Object.values(people).find((person) => person.user.global_name === PEOPLE[0]);
  const channels: Record<string, Channel> = {};
  for (const [position, name] of CHANNELS.entries()) {
    const id = ids.next();
    channels[id] = makeTextChannel(id, name, position);
  }
  return {
    format: 1,
    token,
    // As for every bot made since 2017, the application and its user share one id.
    applicationId: botId,
    botId,
    guild: { id: guildId, name: 'Wartable', ownerId: owner?.user.id ?? botId },
    people,
    roles: [
      makeRole(guildId, '@everyone', everyone, 0),
      makeRole(roleId, 'Wartable', everyone | PermissionFlagsBits.ViewChannel, 1, botId),
    ],
    channels,
    messages: {},
    commands: { global: [], guild: [] },
    interactions: {},
  };
}
