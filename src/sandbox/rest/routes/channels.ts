import { RENAMES } from '../../ratelimit.js';
import { checkShape } from '../../validate/spec.js';
import { createTextChannel, removeChannel, textChannel, updateChannel } from '../../world/channels.js';
import type { Channel } from '../../world/model.js';
import { channelPayload } from '../../world/payloads.js';
import { updateThread } from '../../world/threads.js';
import { type Answer, type Call, created, ok, type Route } from '../call.js';
import { DiscordError } from '../errors.js';
import { botMay, demand, visibleChannel } from '../guard.js';

interface ChannelEdit {
  readonly name?: string;
  readonly topic?: string | null;
  readonly rate_limit_per_user?: number;
  readonly archived?: boolean;
  readonly locked?: boolean;
  readonly invitable?: boolean;
  readonly auto_archive_duration?: number;
}

/** Discord lets a channel be renamed twice in ten minutes; the call after that just waits. */
function countRename(
  call: Call,
  channel: { readonly id: string; readonly name: string },
  name: string | undefined,
): void {
  if (name === undefined || name === channel.name) return;
  const waitMs = call.desk.limits.wait(`rename ${channel.id}`, RENAMES);
  if (waitMs > 0) throw new DiscordError(429, 20028, 'The channel you are writing has hit the write rate limit');
}

function edit(call: Call): Answer {
  const { world } = call;
  const channel = visibleChannel(world, call.param('channel'));
  const body = (call.body ?? {}) as ChannelEdit;
  if (channel.kind === 'dm') throw new DiscordError(400, 50024, 'Cannot execute action on this channel type');
  if (channel.kind === 'text') {
    checkShape('UpdateGuildChannelRequestPartialSchema', body);
    demand(world, channel, 'ManageChannels');
    countRename(call, channel, body.name);
    channel.name = body.name ?? channel.name;
    channel.slowmode = body.rate_limit_per_user ?? channel.slowmode;
    if (body.topic !== undefined) channel.topic = body.topic ?? '';
    updateChannel(world, channel);
    return ok(channelPayload(world, channel));
  }
  checkShape('UpdateThreadRequestPartialSchema', body);
  const manages = botMay(world, channel, 'ManageThreads');
  const own = channel.ownerId === world.state.botId;
  const opens = body.archived === false && !channel.locked;
  if (!manages && !(own && body.locked === undefined) && !opens)
    throw new DiscordError(403, 50013, 'Missing Permissions');
  if (channel.archived && body.archived !== false) throw new DiscordError(400, 50083, 'Thread is archived');
  countRename(call, channel, body.name);
  if (body.archived !== undefined && body.archived !== channel.archived) channel.archiveChangedAt = world.clock.now();
  channel.name = body.name ?? channel.name;
  channel.archived = body.archived ?? channel.archived;
  channel.locked = body.locked ?? channel.locked;
  channel.invitable = body.invitable ?? channel.invitable;
  channel.autoArchive = body.auto_archive_duration ?? channel.autoArchive;
  channel.slowmode = body.rate_limit_per_user ?? channel.slowmode;
  updateThread(world, channel);
  return ok(channelPayload(world, channel));
}

function remove(call: Call): Answer {
  const { world } = call;
  const channel: Channel = visibleChannel(world, call.param('channel'));
  if (channel.kind === 'text') demand(world, channel, 'ManageChannels');
  if (channel.kind === 'thread') demand(world, channel, 'ManageThreads');
  const payload = channelPayload(world, channel);
  if (channel.kind !== 'dm') removeChannel(world, channel);
  return ok(payload);
}

function create(call: Call): Answer {
  const { world } = call;
  checkShape('CreateGuildChannelRequestSchema', call.body);
  const { name, type = 0 } = call.body as { name: string; type?: number };
  const anywhere = world.channels().find((channel) => channel.kind === 'text');
  if (anywhere) demand(world, anywhere, 'ManageChannels');
  if (type !== 0) throw new DiscordError(400, 50024, 'The sandbox has text channels only');
  return created(channelPayload(world, textChannel(world, createTextChannel(world, name).id)));
}

export const CHANNEL_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/channels/:channel',
    run: ({ world, param }) => ok(channelPayload(world, visibleChannel(world, param('channel')))),
  },
  { method: 'PATCH', path: '/channels/:channel', run: edit },
  { method: 'DELETE', path: '/channels/:channel', run: remove },
  {
    method: 'GET',
    path: '/guilds/:guild/channels',
    run: ({ world }) =>
      ok(world.channels().flatMap((each) => (each.kind === 'text' ? [channelPayload(world, each)] : []))),
  },
  { method: 'POST', path: '/guilds/:guild/channels', run: create },
];
