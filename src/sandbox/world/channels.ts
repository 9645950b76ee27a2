import { setMissing } from '../permissions.js';
import { DiscordError } from '../rest/errors.js';
import type { Channel, DirectChannel, TextChannel } from './model.js';
import { channelPayload } from './payloads.js';
import { makeTextChannel } from './seed.js';
import type { World } from './world.js';

export function createTextChannel(world: World, name: string): TextChannel {
  const clean = name.trim().toLowerCase().replace(/\s+/g, '-');
  if (clean === '' || clean.length > 100) throw new Error(`a channel's name has 1 to 100 characters, not "${name}"`);
  const channel = makeTextChannel(world.ids.next(), clean, world.channels().length);
  world.state.channels[channel.id] = channel;
  world.tell('CHANNEL_CREATE', channelPayload(world, channel));
  world.events.emit({ type: 'channels' });
  return channel;
}

export function textChannel(world: World, id: string): TextChannel {
  const channel = world.channel(id);
  if (channel.kind !== 'text') throw new DiscordError(400, 50024, 'Cannot execute action on this channel type');
  return channel;
}

/** The channel a person and the bot talk in; made when first asked for. */
export function directChannel(world: World, userId: string): DirectChannel {
  world.person(userId);
  const known = world.channels().find((channel) => channel.kind === 'dm' && channel.userId === userId);
  if (known?.kind === 'dm') return known;
  const channel: DirectChannel = { kind: 'dm', id: world.ids.next(), userId };
  world.state.channels[channel.id] = channel;
  world.events.emit({ type: 'channels' });
  return channel;
}

export function updateChannel(world: World, channel: TextChannel): void {
  world.tell('CHANNEL_UPDATE', channelPayload(world, channel));
  world.events.emit({ type: 'channels' });
}

export function denyBot(world: World, channelId: string, missing: readonly string[]): void {
  const channel = textChannel(world, channelId);
  setMissing(world, channel, missing);
  updateChannel(world, channel);
}

/** Takes a channel away, and its threads with it. */
export function removeChannel(world: World, channel: Channel): void {
  const threads = world.channels().filter((each) => each.kind === 'thread' && each.parentId === channel.id);
  for (const thread of threads) removeChannel(world, thread);
  const payload = channelPayload(world, channel);
  for (const message of world.messages(channel.id)) {
    for (const attachment of message.attachments) world.attachments.remove(attachment.id);
  }
  delete world.state.channels[channel.id];
  delete world.state.messages[channel.id];
  if (channel.kind === 'thread') {
    const { id, guild_id, parent_id, type } = payload as unknown as Record<string, unknown>;
    world.tell('THREAD_DELETE', { id, guild_id, parent_id, type });
  } else if (channel.kind === 'text') {
    world.tell('CHANNEL_DELETE', payload);
  }
  world.events.emit({ type: 'channels' });
}
