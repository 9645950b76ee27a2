import { OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, TextChannel } from './world/model.js';
import type { World } from './world/world.js';

export type PermissionName = keyof typeof PermissionFlagsBits;

export const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** What Discord grants in a direct channel with the bot. */
const DIRECT_PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.AddReactions |
  PermissionFlagsBits.MentionEveryone |
  PermissionFlagsBits.UseExternalEmojis |
  PermissionFlagsBits.UseApplicationCommands |
  PermissionFlagsBits.PinMessages;

export function permissionBit(name: string): bigint {
  if (!Object.hasOwn(PermissionFlagsBits, name)) {
    throw new Error(`"${name}" is not a Discord permission; use names such as AttachFiles or SendMessages`);
  }
  return PermissionFlagsBits[name as PermissionName];
}

function guildPermissions(world: World, userId: string): bigint {
  if (world.state.guild.ownerId === userId) return ALL_PERMISSIONS;
  const person = world.findPerson(userId);
  if (!person) return 0n;
  const held = world.state.roles
    .filter((role) => role.id === world.state.guild.id || person.roles.includes(role.id))
    .reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  return held & PermissionFlagsBits.Administrator ? ALL_PERMISSIONS : held;
}

/** Overwrites in Discord's order: everyone, then roles together, then the member. */
function withOverwrites(world: World, base: bigint, userId: string, channel: TextChannel): bigint {
  const person = world.findPerson(userId);
  const apply = (held: bigint, matches: (id: string, type: OverwriteType) => boolean): bigint => {
    const chosen = channel.overwrites.filter((overwrite) => matches(overwrite.id, overwrite.type));
    const deny = chosen.reduce((sum, overwrite) => sum | BigInt(overwrite.deny), 0n);
    const allow = chosen.reduce((sum, overwrite) => sum | BigInt(overwrite.allow), 0n);
    return (held & ~deny) | allow;
  };
  const everyone = apply(base, (id) => id === world.state.guild.id);
  const roles = apply(everyone, (id, type) => type === OverwriteType.Role && (person?.roles.includes(id) ?? false));
  return apply(roles, (id, type) => type === OverwriteType.Member && id === userId);
}

export function permissionsIn(world: World, userId: string, channel: Channel): bigint {
  if (channel.kind === 'dm') {
    return userId === channel.userId || userId === world.state.botId ? DIRECT_PERMISSIONS : 0n;
  }
  const base = guildPermissions(world, userId);
  if (base === ALL_PERMISSIONS) return base;
  const home = channel.kind === 'thread' ? world.findChannel(channel.parentId) : channel;
  if (home?.kind !== 'text') return 0n;
  const held = withOverwrites(world, base, userId, home);
  return held & PermissionFlagsBits.ViewChannel ? held : 0n;
}

/** Whether a person has the channel in their list. */
export function canSee(world: World, userId: string, channel: Channel): boolean {
  const held = permissionsIn(world, userId, channel);
  if (!(held & PermissionFlagsBits.ViewChannel)) return false;
  if (channel.kind !== 'thread' || !channel.private) return true;
  return (
    channel.members.some((member) => member.userId === userId) || (held & PermissionFlagsBits.ManageThreads) !== 0n
  );
}

/** Replaces what the bot is denied in one channel. */
export function setMissing(world: World, channel: TextChannel, names: readonly string[]): void {
  const deny = names.reduce((sum, name) => sum | permissionBit(name), 0n);
  const others = channel.overwrites.filter((overwrite) => overwrite.id !== world.state.botId);
  const own = { id: world.state.botId, type: OverwriteType.Member, allow: '0', deny: String(deny) };
  channel.overwrites = deny === 0n ? others : [...others, own];
}
