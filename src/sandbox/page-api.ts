import type {
  APIApplicationCommand,
  APIChannel,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';

/**
 * What the page and the sandbox say to each other over one WebSocket, `/sandbox/ws?user=<id>`. Messages, channels
 * and commands are Discord's own objects, as the person in `user` may see them.
 */

export interface PageUser {
  readonly id: string;
  readonly name: string;
  /** Discord locale: 'en-US' or 'pl'. */
  readonly locale: string;
  readonly color: string;
  readonly bot: boolean;
}

/** A message as this person sees it. */
export interface PageMessage {
  readonly message: APIMessage;
  /** Only this person sees it ("Only you can see this"). */
  readonly ephemeral: boolean;
  /** The bot has promised an answer and not given it yet. */
  readonly thinking: boolean;
  /** Shown above the message: "Ann used /table open". */
  readonly usedBy?: { readonly userId: string; readonly command: string };
  /** The bot did not answer within three seconds. */
  readonly failed?: true;
}

/** An option of a slash command as the person filled it in; names are the default (English) names. */
export interface PageOption {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly options?: readonly PageOption[];
  readonly focused?: boolean;
}

/** Page to sandbox. Every request carries an id; the answer carries it back. */
export type PageRequest =
  | { readonly op: 'messages'; readonly channelId: string }
  | { readonly op: 'say'; readonly channelId: string; readonly content: string }
  | {
      readonly op: 'slash';
      readonly channelId: string;
      readonly commandId: string;
      readonly options: readonly PageOption[];
    }
  | {
      readonly op: 'autocomplete';
      readonly channelId: string;
      readonly commandId: string;
      readonly options: readonly PageOption[];
    }
  | { readonly op: 'contextMenu'; readonly channelId: string; readonly commandId: string; readonly targetId: string }
  | {
      readonly op: 'component';
      readonly channelId: string;
      readonly messageId: string;
      readonly customId: string;
      readonly values?: readonly string[];
    }
  | {
      readonly op: 'modal';
      readonly channelId: string;
      readonly interactionId: string;
      readonly fields: readonly {
        readonly customId: string;
        readonly value?: string;
        readonly values?: readonly string[];
      }[];
    }
  | { readonly op: 'dismiss'; readonly messageId: string }
  | { readonly op: 'createChannel'; readonly name: string }
  | { readonly op: 'deleteChannel'; readonly channelId: string }
  | { readonly op: 'deleteMessage'; readonly channelId: string; readonly messageId: string }
  | { readonly op: 'addUser'; readonly name: string }
  | { readonly op: 'setUser'; readonly userId: string; readonly name?: string; readonly locale?: string }
  /** Permissions the bot lacks in a channel, by Discord's flag names ('AttachFiles'). */
  | { readonly op: 'setMissingPermissions'; readonly channelId: string; readonly missing: readonly string[] }
  | { readonly op: 'restartBot' }
  | { readonly op: 'reset' };

/** The answer to a request: `value` by op, or Discord's error in words. */
export type PageAnswer =
  | { readonly type: 'answer'; readonly id: number; readonly ok: true; readonly value?: unknown }
  | { readonly type: 'answer'; readonly id: number; readonly ok: false; readonly error: string };

/** What `autocomplete` is answered with. */
export type PageChoices = readonly {
  readonly name: string;
  readonly value: string | number;
  readonly name_localizations?: Record<string, string> | null;
}[];

/** Sandbox to page. */
export type PageEvent =
  /** First after connecting and after a reset: all that is there, except messages. */
  | {
      readonly type: 'hello';
      readonly me: string;
      readonly guild: { readonly id: string; readonly name: string };
      readonly users: readonly PageUser[];
      /** Channels, threads and the DM with the bot. */
      readonly channels: readonly APIChannel[];
      readonly commands: readonly APIApplicationCommand[];
      readonly botOnline: boolean;
      readonly botUserId: string;
    }
  | { readonly type: 'users'; readonly users: readonly PageUser[] }
  | { readonly type: 'channels'; readonly channels: readonly APIChannel[] }
  | { readonly type: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly type: 'bot'; readonly online: boolean }
  /** A message is new or has changed; `mentions`: users it pinged. */
  | {
      readonly type: 'message';
      readonly channelId: string;
      readonly message: PageMessage;
      readonly isNew: boolean;
      readonly mentions: readonly string[];
    }
  | { readonly type: 'messageGone'; readonly channelId: string; readonly messageId: string }
  /** The bot answered a press or command of this person with a modal. */
  | {
      readonly type: 'modal';
      readonly channelId: string;
      readonly interactionId: string;
      readonly modal: APIModalInteractionResponseCallbackData;
    }
  /** A press or command of this person was not answered in time, or the answer was refused. */
  | { readonly type: 'failed'; readonly channelId: string; readonly messageId?: string; readonly reason: string }
  | { readonly type: 'typing'; readonly channelId: string }
  | PageAnswer;
