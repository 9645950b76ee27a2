import {
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandType,
  InteractionResponseType as Callback,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import type { PageChoices } from '../../page-api.js';
import { checkCallback } from '../../validate/callback.js';
import { checkMessage, checkMessageEdit } from '../../validate/message.js';
import { messagePayload } from '../../world/message-payload.js';
import { createMessage, editMessage, type MessageBody } from '../../world/messages.js';
import type { Interaction, StoredMessage } from '../../world/model.js';
import { type Answer, type Call, NO_CONTENT, ok, type Route } from '../call.js';
import { DiscordError } from '../errors.js';

/** The type Discord gives an answer's message. */
export function answerType(interaction: Interaction): MessageType {
  if (interaction.type === InteractionType.MessageComponent || interaction.sourceMessageId) return MessageType.Reply;
  return interaction.commandType === undefined || interaction.commandType === ApplicationCommandType.ChatInput
    ? MessageType.ChatInputCommand
    : MessageType.ContextMenuCommand;
}

export function sourceMessage(call: Call, interaction: Interaction): StoredMessage {
  const message = call.world.findMessage(interaction.channelId, interaction.sourceMessageId ?? '');
  if (!message) throw new DiscordError(404, 10008, 'Unknown Message');
  return message;
}

/** Creates the answer itself: the message that `@original` means from now on. */
function reply(call: Call, interaction: Interaction, body: MessageBody, deferred: boolean): StoredMessage {
  const ephemeral = ((body.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const fromMessage = interaction.sourceMessageId && answerType(interaction) === MessageType.Reply;
  const message = createMessage(call.world, {
    channelId: interaction.channelId,
    authorId: call.world.state.botId,
    body: {
      ...body,
      ...(fromMessage && interaction.sourceMessageId
        ? { message_reference: { message_id: interaction.sourceMessageId } }
        : {}),
      flags: deferred ? MessageFlags.Loading : (body.flags ?? 0) & ~MessageFlags.Loading,
    },
    uploads: call.uploads,
    type: answerType(interaction),
    interaction,
    ...(ephemeral ? { ephemeralFor: interaction.userId } : {}),
    ...(interaction.type === InteractionType.ApplicationCommand
      ? { usedBy: { userId: interaction.userId, command: interaction.label } }
      : {}),
  });
  interaction.originalId = message.id;
  call.desk.interactions.acknowledge(
    interaction,
    deferred ? 'deferred' : 'reply',
    deferred ? Callback.DeferredChannelMessageWithSource : Callback.ChannelMessageWithSource,
    ephemeral,
  );
  return message;
}

function update(call: Call, interaction: Interaction, body: MessageBody): StoredMessage {
  const message = sourceMessage(call, interaction);
  checkMessageEdit(message, body, call.uploads, ['data']);
  editMessage(call.world, message, body, call.uploads);
  interaction.originalId = message.id;
  call.desk.interactions.acknowledge(interaction, 'update', Callback.UpdateMessage, message.ephemeralFor !== undefined);
  return message;
}

function deferUpdate(call: Call, interaction: Interaction): StoredMessage {
  const message = sourceMessage(call, interaction);
  interaction.originalId = message.id;
  const ephemeral = message.ephemeralFor !== undefined;
  call.desk.interactions.acknowledge(interaction, 'deferredUpdate', Callback.DeferredMessageUpdate, ephemeral);
  return message;
}

function perform(call: Call, interaction: Interaction, type: Callback, data: unknown): StoredMessage | undefined {
  switch (type) {
    case Callback.ChannelMessageWithSource: {
      const body = (data ?? {}) as MessageBody;
      checkMessage(body, call.uploads, ['data']);
      return reply(call, interaction, body, false);
    }
    case Callback.DeferredChannelMessageWithSource:
      return reply(call, interaction, (data ?? {}) as MessageBody, true);
    case Callback.UpdateMessage:
      return update(call, interaction, (data ?? {}) as MessageBody);
    case Callback.DeferredMessageUpdate:
      return deferUpdate(call, interaction);
    case Callback.ApplicationCommandAutocompleteResult:
      call.desk.interactions.offer(interaction, (data as { choices?: PageChoices }).choices ?? [], type);
      return undefined;
    default:
      call.desk.interactions.showModal(interaction, data as APIModalInteractionResponseCallbackData, type);
      return undefined;
  }
}

function callback(call: Call): Answer {
  const interaction = call.desk.interactions.answerable(call.param('interaction'), call.param('token'));
  const { type, data } = checkCallback(call.body, interaction);
  const message = perform(call, interaction, type, data);
  if (call.query.get('with_response') !== 'true') return NO_CONTENT;
  return ok({
    interaction: {
      id: interaction.id,
      type: interaction.type,
      channel_id: interaction.channelId,
      ...(message
        ? {
            response_message_id: message.id,
            response_message_loading: (message.flags & MessageFlags.Loading) !== 0,
            response_message_ephemeral: message.ephemeralFor !== undefined,
          }
        : {}),
    },
    resource: { type, ...(message ? { message: messagePayload(call.world, message) } : {}) },
  });
}

export const INTERACTION_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/interactions/:interaction/:token/callback', open: true, run: callback },
];
