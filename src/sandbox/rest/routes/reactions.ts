import type { StoredMessage } from '../../world/model.js';
import type { World } from '../../world/world.js';
import { type Answer, type Call, NO_CONTENT, ok, type Route } from '../call.js';
import { demand, visibleChannel } from '../guard.js';

function target(call: Call): { readonly message: StoredMessage; readonly emoji: string } {
  const channel = visibleChannel(call.world, call.param('channel'));
  demand(call.world, channel, 'ReadMessageHistory');
  return { message: call.world.publicMessage(channel.id, call.param('message')), emoji: call.param('emoji') };
}

function tell(world: World, event: string, message: StoredMessage, emoji: string, userId: string): void {
  const guildId = world.guildOf(world.channel(message.channelId));
  const ids = { user_id: userId, channel_id: message.channelId, message_id: message.id };
  world.tell(event, { ...ids, guild_id: guildId, emoji: { id: null, name: emoji }, burst: false, type: 0 }, guildId);
  world.events.emit({ type: 'message', message, isNew: false, pings: [] });
}

function add(call: Call): Answer {
  const { message, emoji } = target(call);
  const { world } = call;
  const known = message.reactions.find((reaction) => reaction.emoji === emoji);
  if (!known) demand(world, world.channel(message.channelId), 'AddReactions');
  if (known?.userIds.includes(world.state.botId)) return NO_CONTENT;
  if (known) known.userIds.push(world.state.botId);
  else message.reactions.push({ emoji, userIds: [world.state.botId] });
  tell(world, 'MESSAGE_REACTION_ADD', message, emoji, world.state.botId);
  return NO_CONTENT;
}

function remove(call: Call, userId: string): Answer {
  const { message, emoji } = target(call);
  const { world } = call;
  if (userId !== world.state.botId) demand(world, world.channel(message.channelId), 'ManageMessages');
  message.reactions = message.reactions
    .map((each) => (each.emoji === emoji ? { emoji, userIds: each.userIds.filter((id) => id !== userId) } : each))
    .filter((each) => each.userIds.length > 0);
  tell(world, 'MESSAGE_REACTION_REMOVE', message, emoji, userId);
  return NO_CONTENT;
}

function list(call: Call): Answer {
  const { message, emoji } = target(call);
  const known = message.reactions.find((reaction) => reaction.emoji === emoji);
  return ok((known?.userIds ?? []).map((id) => call.world.person(id).user));
}

const BASE = '/channels/:channel/messages/:message/reactions/:emoji';

export const REACTION_ROUTES: readonly Route[] = [
  { method: 'GET', path: BASE, run: list },
  { method: 'PUT', path: `${BASE}/@me`, run: add },
  { method: 'DELETE', path: `${BASE}/@me`, run: (call) => remove(call, call.world.state.botId) },
  { method: 'DELETE', path: `${BASE}/:user`, run: (call) => remove(call, call.param('user')) },
];
