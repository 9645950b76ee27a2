import {
  type APIAttachment,
  type APIMessage,
  InteractionType,
  type MessageFlags,
  MessageReferenceType,
} from 'discord-api-types/v10';
import { attachmentUrl } from '../cdn-urls.js';
import type { AnyComponent } from './components.js';
import type { Interaction, StoredAttachment, StoredMessage } from './model.js';
import { channelPayload, isoTime } from './payloads.js';
import type { World } from './world.js';

function attachmentPayload(world: World, message: StoredMessage, attachment: StoredAttachment): APIAttachment {
  const url = attachmentUrl(world, message.channelId, attachment);
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.size,
    url,
    proxy_url: url,
    content_type: attachment.contentType,
    ...(attachment.width === undefined ? {} : { width: attachment.width, height: attachment.height ?? null }),
    ...(attachment.description === undefined ? {} : { description: attachment.description }),
    ...(attachment.title === undefined ? {} : { title: attachment.title }),
    ...(message.ephemeralFor ? { ephemeral: true } : {}),
  };
}

/** What `attachment://board.png` in a component becomes in Discord's answer. */
function media(world: World, message: StoredMessage, item: { readonly url: string }): object {
  const name = item.url.startsWith('attachment://') ? item.url.slice('attachment://'.length) : undefined;
  const attachment = name && message.attachments.find((each) => each.filename === name);
  const id = world.state.applicationId;
  if (!attachment) return { id, url: item.url, proxy_url: item.url };
  const url = attachmentUrl(world, message.channelId, attachment);
  return {
    id,
    url,
    proxy_url: url,
    width: attachment.width ?? null,
    height: attachment.height ?? null,
    content_type: attachment.contentType,
    attachment_id: attachment.id,
  };
}

function componentPayload(world: World, message: StoredMessage, component: AnyComponent): object {
  const { components, accessory, media: picture, file, items, ...rest } = component;
  const inner = (each: AnyComponent) => componentPayload(world, message, each);
  return {
    ...rest,
    ...(components ? { components: components.map(inner) } : {}),
    ...(accessory ? { accessory: inner(accessory) } : {}),
    ...(picture ? { media: media(world, message, picture) } : {}),
    ...(file ? { file: media(world, message, file), ...fileFacts(message, file.url) } : {}),
    ...(items ? { items: items.map((item) => ({ ...item, media: media(world, message, item.media) })) } : {}),
  };
}

function fileFacts(message: StoredMessage, url: string) {
  const attachment = message.attachments.find((each) => url === `attachment://${each.filename}`);
  return { name: attachment?.filename ?? '', size: attachment?.size ?? 0 };
}

const EMBED_MEDIA = ['image', 'thumbnail'] as const;

function embedPayload(world: World, message: StoredMessage, embed: StoredMessage['embeds'][number]): object {
  const copy: Record<string, unknown> = { type: 'rich', ...embed };
  for (const key of EMBED_MEDIA) {
    const picture = embed[key];
    if (picture) copy[key] = media(world, message, picture);
  }
  return copy;
}

/** The interaction's trace on its answer. */
function interactionMetadata(world: World, message: StoredMessage, interaction: Interaction): object {
  const base = {
    id: interaction.id,
    type: interaction.type,
    user: world.person(interaction.userId).user,
    authorizing_integration_owners: { '0': world.state.guild.id },
    ...(interaction.originalId === message.id ? {} : { original_response_message_id: interaction.originalId }),
  };
  if (interaction.type === InteractionType.ApplicationCommand) {
    return { ...base, name: interaction.label.replace(/^\//, ''), command_type: interaction.commandType ?? 1 };
  }
  return interaction.type === InteractionType.MessageComponent
    ? { ...base, interacted_message_id: interaction.sourceMessageId }
    : base;
}

function referenced(world: World, message: StoredMessage): object {
  if (!message.reference) return {};
  const { channelId, messageId } = message.reference;
  const found = messageId === undefined ? undefined : world.findMessage(channelId, messageId);
  // A public answer to a press on a private message must not carry that message along.
  const hidden = found?.ephemeralFor !== undefined && found.ephemeralFor !== message.ephemeralFor;
  const original = hidden ? undefined : found;
  return {
    message_reference: {
      type: MessageReferenceType.Default,
      channel_id: channelId,
      ...(messageId === undefined ? {} : { message_id: messageId }),
      guild_id: world.state.guild.id,
    },
    referenced_message: original ? { ...messagePayload(world, { ...original, reference: undefined as never }) } : null,
  };
}

export function messagePayload(world: World, message: StoredMessage): APIMessage {
  const interaction = message.interactionId ? world.state.interactions[message.interactionId] : undefined;
  const thread = world.findChannel(message.id);
  return {
    id: message.id,
    channel_id: message.channelId,
    author: world.person(message.authorId).user,
    type: message.type,
    content: message.content,
    timestamp: isoTime(message.createdAt),
    edited_timestamp: message.editedAt === undefined ? null : isoTime(message.editedAt),
    tts: message.tts,
    mention_everyone: message.mentionEveryone,
    mentions: message.mentions.flatMap((id) => world.findPerson(id)?.user ?? []),
    mention_roles: [...message.mentionRoles],
    attachments: message.attachments.map((each) => attachmentPayload(world, message, each)),
    embeds: message.embeds.map((embed) => embedPayload(world, message, embed)),
    components: message.components.map((each) => componentPayload(world, message, each as AnyComponent)),
    pinned: message.pinned,
    flags: message.flags as MessageFlags,
    ...(message.nonce === undefined ? {} : { nonce: message.nonce }),
    ...(message.reactions.length === 0 ? {} : { reactions: reactionsPayload(world, message) }),
    ...(message.interactionId
      ? { webhook_id: world.state.applicationId, application_id: world.state.applicationId }
      : {}),
    ...(interaction ? { interaction_metadata: interactionMetadata(world, message, interaction) } : {}),
    ...(thread?.kind === 'thread' ? { thread: channelPayload(world, thread) } : {}),
    ...referenced(world, message),
  } as unknown as APIMessage;
}

function reactionsPayload(world: World, message: StoredMessage): object[] {
  return message.reactions.map(({ emoji, userIds }) => ({
    emoji: { id: null, name: emoji },
    count: userIds.length,
    count_details: { burst: 0, normal: userIds.length },
    burst_colors: [],
    me: userIds.includes(world.state.botId),
    me_burst: false,
    burst_me: false,
    burst_count: 0,
  }));
}
