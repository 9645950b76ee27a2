import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { PageEvent, PageMessage } from '../../page-api.js';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** What the page remembers over a reload. */
export interface Kept {
  readonly me: string | undefined;
  readonly channelId: string | undefined;
  readonly threadId: string | undefined;
  readonly theme: Theme;
  /** Pictures are hidden, their descriptions shown. */
  readonly textOnly: boolean;
  /** Switch to whoever was pinged last. */
  readonly follow: boolean;
}

export type World = Extract<PageEvent, { type: 'hello' }>;

/** A button or menu that was used and not answered yet. */
export interface Press {
  readonly messageId: string;
  readonly customId: string;
}

export interface OpenModal {
  readonly channelId: string;
  readonly interactionId: string;
  readonly modal: APIModalInteractionResponseCallbackData;
}

/** The sandbox as one person sees it, over one connection. */
export interface Session {
  readonly connected: boolean;
  readonly world: World | undefined;
  /** Channels whose messages have been fetched; others may still hold private messages. */
  readonly loaded: readonly string[];
  readonly messages: Readonly<Record<string, readonly PageMessage[]>>;
  readonly unread: Readonly<Record<string, number>>;
  readonly pressed: readonly Press[];
  /** "This interaction failed", by message. */
  readonly failures: Readonly<Record<string, string>>;
  /** Until when (ms) the bot is typing, by channel. */
  readonly typing: Readonly<Record<string, number>>;
  readonly modal: OpenModal | undefined;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'bad' | 'good';
}

export interface Picture {
  readonly url: string;
  readonly alt: string;
}

export interface State extends Kept {
  readonly sessions: Readonly<Record<string, Session>>;
  /** Unseen messages that pinged a person: person, channel, message ids. */
  readonly pings: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly toasts: readonly Toast[];
  readonly zoomed: Picture | undefined;
  /** On a phone the places and people are a drawer. */
  readonly drawer: boolean;
  /** Read aloud by screen readers. */
  readonly announcement: string;
}

export const NEW_SESSION: Session = {
  connected: false,
  world: undefined,
  loaded: [],
  messages: {},
  unread: {},
  pressed: [],
  failures: {},
  typing: {},
  modal: undefined,
};

export const mySession = (state: State): Session => (state.me && state.sessions[state.me]) || NEW_SESSION;
