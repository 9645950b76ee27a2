import type {
  APIApplicationCommand,
  APIEmbed,
  APIMessageComponent,
  APIModalInteractionResponseCallbackData,
  APIOverwrite,
  APIRole,
  APIUser,
  InteractionResponseType,
  InteractionType,
  MessageType,
} from 'discord-api-types/v10';

/** What the sandbox remembers. Plain JSON; Discord's own objects are built from it when they are asked for. */
export interface WorldState {
  readonly format: 1;
  readonly token: string;
  readonly applicationId: string;
  readonly botId: string;
  readonly guild: { readonly id: string; readonly name: string; readonly ownerId: string };
  readonly people: Record<string, Person>;
  readonly roles: APIRole[];
  readonly channels: Record<string, Channel>;
  readonly messages: Record<string, StoredMessage[]>;
  readonly commands: { global: APIApplicationCommand[]; guild: APIApplicationCommand[] };
  readonly interactions: Record<string, Interaction>;
}

/** A member of the guild, the bot included. */
export interface Person {
  readonly user: APIUser;
  locale: string;
  color: string;
  readonly roles: string[];
  readonly joinedAt: number;
}

interface ChannelBase {
  readonly id: string;
  lastMessageId?: string;
}

export interface TextChannel extends ChannelBase {
  readonly kind: 'text';
  name: string;
  topic?: string;
  slowmode: number;
  position: number;
  overwrites: APIOverwrite[];
}

export interface Thread extends ChannelBase {
  readonly kind: 'thread';
  readonly parentId: string;
  readonly ownerId: string;
  readonly private: boolean;
  readonly createdAt: number;
  name: string;
  archived: boolean;
  archiveChangedAt: number;
  locked: boolean;
  invitable: boolean;
  autoArchive: number;
  slowmode: number;
  messageCount: number;
  members: { readonly userId: string; readonly joinedAt: number }[];
}

export interface DirectChannel extends ChannelBase {
  readonly kind: 'dm';
  readonly userId: string;
}

export type Channel = TextChannel | Thread | DirectChannel;

export interface StoredAttachment {
  readonly id: string;
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  readonly width?: number;
  readonly height?: number;
  readonly title?: string;
  description?: string;
}

export interface StoredMessage {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly type: MessageType;
  readonly createdAt: number;
  editedAt?: number;
  content: string;
  flags: number;
  embeds: APIEmbed[];
  components: APIMessageComponent[];
  attachments: StoredAttachment[];
  mentions: string[];
  mentionRoles: string[];
  mentionEveryone: boolean;
  pinned: boolean;
  reactions: { readonly emoji: string; readonly userIds: string[] }[];
  readonly tts: boolean;
  readonly nonce?: string | number;
  readonly reference?: { readonly messageId?: string; readonly channelId: string };
  /** The interaction this answers; its token may edit the message. */
  readonly interactionId?: string;
  /** Only this person sees it. */
  readonly ephemeralFor?: string;
  /** The "Ann used /table open" above an answer. */
  readonly usedBy?: { readonly userId: string; readonly command: string };
  /** Shown in place of an answer that never came. */
  failed?: true;
}

export type AckKind = 'reply' | 'deferred' | 'update' | 'deferredUpdate' | 'modal' | 'autocomplete';

/** One press, command or form of a person, and how far the bot has answered it. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly channelId: string;
  /** What the person did, in words: "/table open". */
  readonly label: string;
  readonly createdAt: number;
  /** The message pressed on; for a form, the message whose button opened it. */
  readonly sourceMessageId?: string;
  readonly commandId?: string;
  readonly commandType?: number;
  ack?: {
    readonly kind: AckKind;
    readonly type: InteractionResponseType;
    readonly at: number;
    readonly ephemeral: boolean;
  };
  /** Three seconds passed without an answer. */
  expired?: true;
  /** What `@original` means for this token. */
  originalId?: string;
  /** The first edit or follow-up after a deferral has come. */
  resolved?: true;
  followUps: number;
  modal?: APIModalInteractionResponseCallbackData;
  /** Type of the option being completed, for checking the choices. */
  focusedType?: number;
}
