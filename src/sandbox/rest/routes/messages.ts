import { OLD_EDITS } from '../../ratelimit.js';
import { checkMessage, checkMessageEdit } from '../../validate/message.js';
import { messagePayload } from '../../world/message-payload.js';
import { createMessage, deleteMessage, editMessage, type MessageBody, touchMessage } from '../../world/messages.js';
import type { StoredMessage } from '../../world/model.js';
import { isoTime } from '../../world/payloads.js';
import { type Answer, type Call, NO_CONTENT, ok, type Route } from '../call.js';
import { DiscordError, invalidForm } from '../errors.js';
import { botMay, demand, demandOpen, demandSending, visibleChannel } from '../guard.js';

const OLD_MS = 60 * 60_000;

function create(call: Call): Answer {
  const { world, desk } = call;
  const channel = visibleChannel(world, call.param('channel'));
  const body = (call.body ?? {}) as MessageBody;
  demandSending(world, channel, call.uploads.length > 0, (body.embeds ?? []).length > 0);
  checkMessage(body, call.uploads);
  const first =
    body.enforce_nonce && body.nonce !== undefined && body.nonce !== null ? desk.nonces.find(body.nonce) : undefined;
  if (first) return ok(messagePayload(world, first));
  const target = body.message_reference?.message_id;
  if (target !== undefined) {
    demand(world, channel, 'ReadMessageHistory');
    if (!world.findMessage(channel.id, target)) {
      throw invalidForm([{ path: ['message_reference'], code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' }]);
    }
  }
  const message = createMessage(world, {
    channelId: channel.id,
    authorId: world.state.botId,
    body,
    uploads: call.uploads,
  });
  desk.nonces.remember(message);
  return ok(messagePayload(world, message));
}

function list(call: Call): Answer {
  const { world, query } = call;
  const channel = visibleChannel(world, call.param('channel'));
  if (!botMay(world, channel, 'ReadMessageHistory')) return ok([]);
  const limit = Number(query.get('limit') ?? 50);
  if (!(limit >= 1 && limit <= 100)) {
    throw invalidForm([
      { path: ['limit'], code: 'NUMBER_TYPE_MAX', message: 'int value should be between 1 and 100.' },
    ]);
  }
  const known = world.messages(channel.id).filter((message) => !message.ephemeralFor);
  const newestFirst = (messages: StoredMessage[]) => ok(messages.reverse().map((each) => messagePayload(world, each)));
  const [before, after, around] = [query.get('before'), query.get('after'), query.get('around')];
  if (after) return newestFirst(known.filter((each) => BigInt(each.id) > BigInt(after)).slice(0, limit));
  if (around) {
    const at = known.findIndex((each) => BigInt(each.id) >= BigInt(around));
    const from = Math.max(0, (at === -1 ? known.length : at) - Math.floor(limit / 2));
    return newestFirst(known.slice(from, from + limit));
  }
  return newestFirst((before ? known.filter((each) => BigInt(each.id) < BigInt(before)) : known).slice(-limit));
}

function find(call: Call): { readonly message: StoredMessage; readonly own: boolean } {
  const channel = visibleChannel(call.world, call.param('channel'));
  const message = call.world.publicMessage(channel.id, call.param('message'));
  return { message, own: message.authorId === call.world.state.botId };
}

function get(call: Call): Answer {
  const { message } = find(call);
  demand(call.world, call.world.channel(message.channelId), 'ReadMessageHistory');
  return ok(messagePayload(call.world, message));
}

function edit(call: Call): Answer {
  const { world } = call;
  const { message, own } = find(call);
  const channel = world.channel(message.channelId);
  if (!own) throw new DiscordError(403, 50005, 'Cannot edit a message authored by another user');
  demandOpen(channel);
  if (call.uploads.length > 0) demand(world, channel, 'AttachFiles');
  const body = (call.body ?? {}) as MessageBody;
  checkMessageEdit(message, body, call.uploads);
  const old = world.clock.now() - message.createdAt > OLD_MS;
  if (old && call.desk.limits.wait(`old-edits ${channel.id}`, OLD_EDITS) > 0) {
    throw new DiscordError(
      429,
      30046,
      'Maximum number of edits to messages older than 1 hour reached. Try again later',
    );
  }
  editMessage(world, message, body, call.uploads);
  return ok(messagePayload(world, message));
}

function remove(call: Call): Answer {
  const { message, own } = find(call);
  if (!own) demand(call.world, call.world.channel(message.channelId), 'ManageMessages');
  deleteMessage(call.world, message);
  return NO_CONTENT;
}

function bulkDelete(call: Call): Answer {
  const { world } = call;
  const channel = visibleChannel(world, call.param('channel'));
  demand(world, channel, 'ManageMessages');
  const ids = (call.body as { messages?: unknown } | undefined)?.messages;
  if (!Array.isArray(ids) || ids.length < 2 || ids.length > 100) {
    throw invalidForm([
      { path: ['messages'], code: 'BASE_TYPE_BAD_LENGTH', message: 'Must be between 2 and 100 in length.' },
    ]);
  }
  const found = ids.flatMap((id) => world.findMessage(channel.id, String(id)) ?? []);
  for (const message of found) deleteMessage(world, message, true);
  world.tell(
    'MESSAGE_DELETE_BULK',
    { ids, channel_id: channel.id, guild_id: world.guildOf(channel) },
    world.guildOf(channel),
  );
  return NO_CONTENT;
}

function pin(call: Call, pinned: boolean): Answer {
  const { world } = call;
  const { message } = find(call);
  const channel = world.channel(message.channelId);
  demand(world, channel, 'PinMessages');
  message.pinned = pinned;
  touchMessage(world, message);
  world.tell(
    'CHANNEL_PINS_UPDATE',
    { guild_id: world.guildOf(channel), channel_id: channel.id },
    world.guildOf(channel),
  );
  return NO_CONTENT;
}

function pins(call: Call): Answer {
  const { world } = call;
  const channel = visibleChannel(world, call.param('channel'));
  const pinned = world
    .messages(channel.id)
    .filter((message) => message.pinned)
    .reverse();
  const items = pinned.map((each) => ({
    pinned_at: isoTime(each.editedAt ?? each.createdAt),
    message: messagePayload(world, each),
  }));
  return ok({ items, has_more: false });
}

function typing(call: Call): Answer {
  const { world } = call;
  const channel = visibleChannel(world, call.param('channel'));
  demandSending(world, channel, false, false);
  world.events.emit({ type: 'typing', channelId: channel.id });
  return NO_CONTENT;
}

const BASE = '/channels/:channel/messages';

export const MESSAGE_ROUTES: readonly Route[] = [
  { method: 'POST', path: BASE, run: create },
  { method: 'GET', path: BASE, run: list },
  { method: 'GET', path: `${BASE}/pins`, run: pins },
  { method: 'PUT', path: `${BASE}/pins/:message`, run: (call) => pin(call, true) },
  { method: 'DELETE', path: `${BASE}/pins/:message`, run: (call) => pin(call, false) },
  { method: 'POST', path: `${BASE}/bulk-delete`, run: bulkDelete },
  { method: 'GET', path: `${BASE}/:message`, run: get },
  { method: 'PATCH', path: `${BASE}/:message`, run: edit },
  { method: 'DELETE', path: `${BASE}/:message`, run: remove },
  { method: 'POST', path: '/channels/:channel/typing', run: typing },
];
