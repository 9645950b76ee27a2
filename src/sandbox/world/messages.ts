import {
  AllowedMentionsTypes,
  type APIAllowedMentions,
  type APIEmbed,
  type APIMessageComponent,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { type AnyComponent, numberComponents, walk } from './components.js';
import { imageSize } from './image-size.js';
import { messagePayload } from './message-payload.js';
import type { Interaction, StoredAttachment, StoredMessage } from './model.js';
import { memberPayload } from './payloads.js';
import { wakeThread } from './threads.js';
import type { World } from './world.js';

/** The body of a request that writes a message, after validation. */
export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly components?: readonly APIMessageComponent[] | null;
  readonly attachments?:
    | readonly { readonly id: string | number; readonly description?: string | null; readonly title?: string | null }[]
    | null;
  readonly allowed_mentions?: APIAllowedMentions | null;
  readonly flags?: number | null;
  readonly tts?: boolean | null;
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly message_reference?: { readonly message_id?: string; readonly channel_id?: string } | null;
}

/** A file of a multipart request; `index` is the n of `files[n]`. */
export interface Upload {
  readonly index: number;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface Draft {
  readonly channelId: string;
  readonly authorId: string;
  readonly body: MessageBody;
  readonly uploads: readonly Upload[];
  readonly type?: MessageType;
  readonly interaction?: Interaction;
  readonly ephemeralFor?: string;
  readonly usedBy?: { readonly userId: string; readonly command: string };
  readonly failed?: true;
}

/** Flags a sender may set; the rest are Discord's to set. */
const SENDABLE = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/** Discord keeps word characters, dots and dashes of a file's name. */
export const cleanFilename = (name: string): string => name.replace(/[^\p{L}\p{N}_.-]+/gu, '_') || 'unknown';

function storeUploads(world: World, body: MessageBody, uploads: readonly Upload[]): StoredAttachment[] {
  return uploads.map((upload) => {
    const described = body.attachments?.find((each) => String(each.id) === String(upload.index));
    const size = upload.contentType.startsWith('image/') ? imageSize(upload.bytes) : undefined;
    const id = world.ids.next();
    world.attachments.put(id, upload.bytes);
    return {
      id,
      filename: cleanFilename(upload.filename),
      contentType: upload.contentType,
      size: upload.bytes.length,
      ...(size ?? {}),
      ...(described?.description ? { description: described.description } : {}),
      ...(described?.title ? { title: described.title } : {}),
    };
  });
}

const textOf = (content: string, components: readonly APIMessageComponent[]): string =>
  [content, ...[...walk(components as readonly AnyComponent[])].map(({ component }) => component.content ?? '')].join(
    '\n',
  );

/** Who a text mentions, as far as `allowed_mentions` lets it. */
export function mentionsOf(world: World, text: string, allowed: APIAllowedMentions | null | undefined) {
  const may = (kind: AllowedMentionsTypes, id: string, list: readonly string[] | undefined): boolean =>
    !allowed || (allowed.parse?.includes(kind) ?? false) || (list?.includes(id) ?? false);
  const users = [...new Set([...text.matchAll(/<@!?(\d{17,19})>/g)].map((match) => match[1] ?? ''))];
  const roles = [...new Set([...text.matchAll(/<@&(\d{17,19})>/g)].map((match) => match[1] ?? ''))];
  return {
    users: users.filter((id) => world.findPerson(id) && may(AllowedMentionsTypes.User, id, allowed?.users)),
    roles: roles.filter((id) => may(AllowedMentionsTypes.Role, id, allowed?.roles)),
    everyone:
      /@(everyone|here)\b/.test(text) &&
      (!allowed || (allowed.parse?.includes(AllowedMentionsTypes.Everyone) ?? false)),
  };
}

export function createMessage(world: World, draft: Draft): StoredMessage {
  const { body, channelId, authorId, interaction } = draft;
  const channel = world.channel(channelId);
  const components = numberComponents((body.components ?? []) as AnyComponent[]) as APIMessageComponent[];
  const content = body.content ?? '';
  const mentions = mentionsOf(world, textOf(content, components), body.allowed_mentions);
  const private_ = draft.ephemeralFor === undefined ? 0 : MessageFlags.Ephemeral;
  const reference = body.message_reference ?? undefined;
  const message: StoredMessage = {
    id: world.ids.next(),
    channelId,
    authorId,
    type: draft.type ?? (reference ? MessageType.Reply : MessageType.Default),
    createdAt: world.clock.now(),
    content,
    flags: ((body.flags ?? 0) & (SENDABLE | MessageFlags.Loading)) | private_,
    embeds: [...(body.embeds ?? [])],
    components,
    attachments: storeUploads(world, body, draft.uploads),
    mentions: mentions.users,
    mentionRoles: mentions.roles,
    mentionEveryone: mentions.everyone,
    pinned: false,
    reactions: [],
    tts: body.tts ?? false,
    ...(body.nonce === undefined || body.nonce === null ? {} : { nonce: body.nonce }),
    ...(reference
      ? {
          reference: {
            channelId: reference.channel_id ?? channelId,
            ...(reference.message_id ? { messageId: reference.message_id } : {}),
          },
        }
      : {}),
    ...(interaction ? { interactionId: interaction.id } : {}),
    ...(draft.ephemeralFor === undefined ? {} : { ephemeralFor: draft.ephemeralFor }),
    ...(draft.usedBy ? { usedBy: draft.usedBy } : {}),
    ...(draft.failed ? { failed: true as const } : {}),
  };
  world.messages(channelId).push(message);
  if (draft.ephemeralFor === undefined) {
    wakeThread(world, channel, authorId);
    channel.lastMessageId = message.id;
    tellMessage(world, 'MESSAGE_CREATE', message);
  }
  const quiet = (message.flags & MessageFlags.SuppressNotifications) !== 0 || draft.ephemeralFor !== undefined;
  world.events.emit({ type: 'message', message, isNew: true, pings: quiet ? [] : pinged(world, message) });
  return message;
}

const pinged = (world: World, message: StoredMessage): string[] =>
  message.mentionEveryone ? world.people().map((person) => person.user.id) : message.mentions;

/** Gateway news of a message; private messages are none. */
function tellMessage(world: World, event: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE', message: StoredMessage): void {
  if (message.ephemeralFor) return;
  const channel = world.channel(message.channelId);
  const guildId = world.guildOf(channel);
  const { user: _, ...member } = memberPayload(world.person(message.authorId));
  const payload = { ...messagePayload(world, message), channel_type: channel.kind === 'dm' ? 1 : 0 };
  world.tell(event, guildId ? { ...payload, guild_id: guildId, member } : payload, guildId);
}

/** A listed `attachments` replaces: what it does not name goes. Without the key all stay. */
function keptAttachments(message: StoredMessage, body: MessageBody): StoredAttachment[] {
  if (body.attachments === undefined || body.attachments === null) return message.attachments;
  const listed = new Map(body.attachments.map((each) => [String(each.id), each]));
  return message.attachments.flatMap((attachment) => {
    const entry = listed.get(attachment.id);
    if (!entry) return [];
    return [entry.description ? { ...attachment, description: entry.description } : attachment];
  });
}

export function editMessage(world: World, message: StoredMessage, body: MessageBody, uploads: readonly Upload[]): void {
  const kept = keptAttachments(message, body);
  for (const gone of message.attachments.filter((each) => !kept.some((one) => one.id === each.id))) {
    world.attachments.remove(gone.id);
  }
  message.attachments = [...kept, ...storeUploads(world, body, uploads)];
  if (body.content !== undefined) message.content = body.content ?? '';
  if (body.embeds !== undefined) message.embeds = [...(body.embeds ?? [])];
  if (body.components !== undefined) {
    message.components = numberComponents((body.components ?? []) as AnyComponent[]) as APIMessageComponent[];
  }
  const settable = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;
  const asked = (body.flags ?? message.flags) & settable;
  message.flags = (message.flags & ~(MessageFlags.SuppressEmbeds | MessageFlags.Loading)) | asked;
  const mentions = mentionsOf(world, textOf(message.content, message.components), body.allowed_mentions);
  message.mentions = mentions.users;
  message.mentionRoles = mentions.roles;
  message.mentionEveryone = mentions.everyone;
  message.editedAt = world.clock.now();
  touchMessage(world, message);
}

/** Tells everyone who may know that a message looks different now. */
export function touchMessage(world: World, message: StoredMessage): void {
  tellMessage(world, 'MESSAGE_UPDATE', message);
  world.events.emit({ type: 'message', message, isNew: false, pings: [] });
}

export function deleteMessage(world: World, message: StoredMessage, silent = false): void {
  const list = world.messages(message.channelId);
  list.splice(list.indexOf(message), 1);
  for (const attachment of message.attachments) world.attachments.remove(attachment.id);
  if (!message.ephemeralFor && !silent) {
    const guildId = world.guildOf(world.channel(message.channelId));
    const ids = { id: message.id, channel_id: message.channelId };
    world.tell('MESSAGE_DELETE', guildId ? { ...ids, guild_id: guildId } : ids, guildId);
  }
  world.events.emit({ type: 'messageGone', message });
}
