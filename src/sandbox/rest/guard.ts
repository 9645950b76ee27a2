import { PermissionFlagsBits } from 'discord-api-types/v10';
import { canSee, type PermissionName, permissionsIn } from '../permissions.js';
import type { Channel, Thread } from '../world/model.js';
import type { World } from '../world/world.js';
import { DiscordError } from './errors.js';

/** A channel the bot may look at; 50001 if it exists and the bot may not. */
export function visibleChannel(world: World, id: string): Channel {
  const channel = world.channel(id);
  if (!canSee(world, world.state.botId, channel)) throw new DiscordError(403, 50001, 'Missing Access');
  return channel;
}

export function botMay(world: World, channel: Channel, name: PermissionName): boolean {
  return (permissionsIn(world, world.state.botId, channel) & PermissionFlagsBits[name]) !== 0n;
}

export function demand(world: World, channel: Channel, ...names: readonly PermissionName[]): void {
  if (names.every((name) => botMay(world, channel, name))) return;
  throw new DiscordError(403, 50013, 'Missing Permissions');
}

/** Writing a new message: threads have their own permission, locked ones a guard. */
export function demandSending(world: World, channel: Channel, files: boolean, embeds: boolean): void {
  demand(world, channel, channel.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages');
  if (files) demand(world, channel, 'AttachFiles');
  if (embeds) demand(world, channel, 'EmbedLinks');
  if (channel.kind === 'thread' && channel.locked && !botMay(world, channel, 'ManageThreads')) {
    throw new DiscordError(400, 160005, 'This thread is locked');
  }
}

export function threadAt(world: World, id: string): Thread {
  const channel = visibleChannel(world, id);
  if (channel.kind !== 'thread') throw new DiscordError(400, 50024, 'Cannot execute action on this channel type');
  return channel;
}

export function demandOpen(thread: Channel): void {
  if (thread.kind === 'thread' && thread.archived) throw new DiscordError(400, 50083, 'Thread is archived');
}
