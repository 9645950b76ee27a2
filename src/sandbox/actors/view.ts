import {
  type APIApplicationCommand,
  type APIChannel,
  InteractionContextType,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { PageMessage, PageUser } from '../page-api.js';
import { canSee, permissionsIn } from '../permissions.js';
import { messagePayload } from '../world/message-payload.js';
import type { Channel, StoredMessage } from '../world/model.js';
import { channelPayload } from '../world/payloads.js';
import type { World } from '../world/world.js';

/** What one person sees: their channels, messages and commands, and nobody else's private answers. */

export const isFor = (message: StoredMessage, userId: string): boolean =>
  message.ephemeralFor === undefined || message.ephemeralFor === userId;

export function pageMessage(world: World, message: StoredMessage): PageMessage {
  return {
    message: messagePayload(world, message),
    ephemeral: message.ephemeralFor !== undefined,
    thinking: (message.flags & MessageFlags.Loading) !== 0,
    ...(message.usedBy ? { usedBy: message.usedBy } : {}),
    ...(message.failed ? { failed: true as const } : {}),
  };
}

export function messagesSeen(world: World, userId: string, channelId: string): PageMessage[] {
  const channel = world.findChannel(channelId);
  if (!channel || !canSee(world, userId, channel)) return [];
  return world.messages(channelId).flatMap((each) => (isFor(each, userId) ? [pageMessage(world, each)] : []));
}

export function channelsSeen(world: World, userId: string): APIChannel[] {
  return world.channels().flatMap((each) => (canSee(world, userId, each) ? [channelPayload(world, each)] : []));
}

export const pageUsers = (world: World): PageUser[] =>
  world.people().map(({ user, locale, color }) => ({
    id: user.id,
    name: user.global_name ?? user.username,
    locale,
    color,
    bot: user.bot ?? false,
  }));

/** Whether Discord would offer a command to this person in this channel. */
export function offers(world: World, userId: string, channel: Channel, command: APIApplicationCommand): boolean {
  const context = channel.kind === 'dm' ? InteractionContextType.BotDM : InteractionContextType.Guild;
  if (command.contexts && !command.contexts.includes(context)) return false;
  if (channel.kind === 'dm') return command.guild_id === undefined;
  const held = permissionsIn(world, userId, channel);
  if (!(held & PermissionFlagsBits.UseApplicationCommands)) return false;
  const wanted = command.default_member_permissions;
  if (wanted === null || wanted === undefined) return true;
  if (held & PermissionFlagsBits.Administrator) return true;
  return BigInt(wanted) !== 0n && (held & BigInt(wanted)) === BigInt(wanted);
}

/** Commands this person may use somewhere: in a channel they see, or with the bot alone. */
export const commandsSeen = (world: World, userId: string): APIApplicationCommand[] =>
  world
    .commands()
    .filter((command) =>
      world.channels().some((channel) => canSee(world, userId, channel) && offers(world, userId, channel, command)),
    );
