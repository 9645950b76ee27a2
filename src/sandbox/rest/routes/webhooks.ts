import { MessageFlags } from 'discord-api-types/v10';
import { checkMessage, checkMessageEdit } from '../../validate/message.js';
import { messagePayload } from '../../world/message-payload.js';
import { createMessage, deleteMessage, editMessage, type MessageBody } from '../../world/messages.js';
import type { Interaction, StoredMessage } from '../../world/model.js';
import { type Answer, type Call, NO_CONTENT, ok, type Route } from '../call.js';
import { DiscordError } from '../errors.js';

/** Follow-ups and edits with an interaction's token, fifteen minutes long. */

const speaker = (call: Call): Interaction =>
  call.desk.interactions.byToken(call.param('application'), call.param('token'));

const unknown = () => new DiscordError(404, 10008, 'Unknown Message');

function addressed(call: Call, interaction: Interaction): StoredMessage {
  const name = call.param('message');
  const id = name === '@original' ? interaction.originalId : name;
  const message = id === undefined ? undefined : call.world.findMessage(interaction.channelId, id);
  const own = message && (message.interactionId === interaction.id || message.id === interaction.originalId);
  if (!message || !own || message.failed) throw unknown();
  return message;
}

function followUp(call: Call): Answer {
  const interaction = speaker(call);
  const body = (call.body ?? {}) as MessageBody;
  const promised = interaction.originalId && call.world.findMessage(interaction.channelId, interaction.originalId);
  // Discord lets the first follow-up after a deferral take the place of the promised answer.
  if (promised && promised.flags & MessageFlags.Loading) return settle(call, interaction, promised, body);
  checkMessage(body, call.uploads);
  const ephemeral = ((body.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  interaction.followUps += 1;
  const message = createMessage(call.world, {
    channelId: interaction.channelId,
    authorId: call.world.state.botId,
    body: { ...body, ...(interaction.originalId ? { message_reference: { message_id: interaction.originalId } } : {}) },
    uploads: call.uploads,
    interaction,
    ...(ephemeral ? { ephemeralFor: interaction.userId } : {}),
  });
  call.desk.interactions.resolve(interaction);
  return ok(messagePayload(call.world, message));
}

function settle(call: Call, interaction: Interaction, message: StoredMessage, body: MessageBody): Answer {
  checkMessageEdit(message, body, call.uploads);
  editMessage(call.world, message, body, call.uploads);
  call.desk.interactions.resolve(interaction);
  return ok(messagePayload(call.world, message));
}

function edit(call: Call): Answer {
  const interaction = speaker(call);
  return settle(call, interaction, addressed(call, interaction), (call.body ?? {}) as MessageBody);
}

function remove(call: Call): Answer {
  const interaction = speaker(call);
  deleteMessage(call.world, addressed(call, interaction));
  call.desk.interactions.resolve(interaction);
  return NO_CONTENT;
}

const MESSAGE = '/webhooks/:application/:token/messages/:message';

export const WEBHOOK_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/webhooks/:application/:token', open: true, run: followUp },
  {
    method: 'GET',
    path: MESSAGE,
    open: true,
    run: (call) => ok(messagePayload(call.world, addressed(call, speaker(call)))),
  },
  { method: 'PATCH', path: MESSAGE, open: true, run: edit },
  { method: 'DELETE', path: MESSAGE, open: true, run: remove },
];
