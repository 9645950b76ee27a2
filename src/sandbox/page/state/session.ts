import type { PageEvent, PageMessage } from '../../page-api.js';
import { byAge } from '../discord.js';
import type { Session } from './model.js';

const TYPING_MS = 10_000;

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => {
  const { [key]: _gone, ...rest } = record;
  return rest;
};

/** Puts a message where its age says, in place of its former version. */
export function placed(messages: readonly PageMessage[], message: PageMessage): readonly PageMessage[] {
  const id = message.message.id;
  const at = messages.findIndex((other) => other.message.id === id);
  if (at >= 0) return messages.with(at, message);
  const before = messages.findLastIndex((other) => byAge(other.message.id, id) < 0);
  return messages.toSpliced(before + 1, 0, message);
}

/**
 * The fetched messages of a channel, with the private ones this page has been given since it was opened. Private
 * messages of before are gone, as in Discord.
 */
export function fetched(session: Session, channelId: string, messages: readonly PageMessage[]): Session {
  const known = session.messages[channelId] ?? [];
  const mine = known.filter((message) => message.ephemeral);
  const shared = messages.filter((message) => !message.ephemeral);
  return {
    ...session,
    loaded: [...session.loaded.filter((id) => id !== channelId), channelId],
    messages: { ...session.messages, [channelId]: mine.reduce(placed, shared) },
  };
}

/** `watching`: the channels this person has in view. */
export function sessionAfter(session: Session, event: PageEvent, watching: readonly string[], now: number): Session {
  switch (event.type) {
    case 'hello':
      return hello(session, event);
    case 'users':
    case 'channels':
    case 'commands':
      return session.world ? { ...session, world: { ...session.world, ...event, type: 'hello' } } : session;
    case 'bot':
      return session.world ? { ...session, world: { ...session.world, botOnline: event.online } } : session;
    case 'message':
      return withMessage(session, event, watching);
    case 'messageGone':
      return {
        ...session,
        messages: {
          ...session.messages,
          [event.channelId]: (session.messages[event.channelId] ?? []).filter(
            ({ message }) => message.id !== event.messageId,
          ),
        },
        pressed: session.pressed.filter((press) => press.messageId !== event.messageId),
      };
    case 'modal':
      return { ...session, modal: event, pressed: [] };
    case 'failed':
      return event.messageId === undefined
        ? session
        : {
            ...session,
            failures: { ...session.failures, [event.messageId]: event.reason },
            pressed: session.pressed.filter((press) => press.messageId !== event.messageId),
          };
    case 'typing':
      return { ...session, typing: { ...session.typing, [event.channelId]: now + TYPING_MS } };
    case 'answer':
      return session;
  }
}

/** A hello on a living connection is a reset: private messages go too. After a lost connection they stay. */
function hello(session: Session, world: Extract<PageEvent, { type: 'hello' }>): Session {
  const kept = session.connected && session.world ? {} : privateOnly(session.messages);
  return {
    ...session,
    connected: true,
    world,
    loaded: [],
    messages: kept,
    pressed: [],
    failures: {},
    modal: undefined,
  };
}

function privateOnly(messages: Session['messages']): Session['messages'] {
  return Object.fromEntries(
    Object.entries(messages).map(([channelId, list]) => [channelId, list.filter((message) => message.ephemeral)]),
  );
}

function withMessage(
  session: Session,
  event: Extract<PageEvent, { type: 'message' }>,
  watching: readonly string[],
): Session {
  const { channelId, message, isNew } = event;
  const id = message.message.id;
  const seen = !isNew || watching.includes(channelId) || message.message.author.id === session.world?.me;
  const store = message.ephemeral || session.loaded.includes(channelId);
  return {
    ...session,
    messages: store
      ? { ...session.messages, [channelId]: placed(session.messages[channelId] ?? [], message) }
      : session.messages,
    unread: seen ? session.unread : { ...session.unread, [channelId]: (session.unread[channelId] ?? 0) + 1 },
    pressed: session.pressed.filter((press) => press.messageId !== id && !message.ephemeral),
    failures: without(session.failures, id),
    typing: without(session.typing, channelId),
  };
}

export const read = (session: Session, channelId: string): Session =>
  session.unread[channelId] ? { ...session, unread: without(session.unread, channelId) } : session;
