import type { PageEvent } from '../../page-api.js';
import { isDm, isThread, parentOf } from '../discord.js';
import { spoken } from '../spoken.js';
import type { Action } from './actions.js';
import { mySession, NEW_SESSION, type Session, type State } from './model.js';
import { fetched, read, sessionAfter } from './session.js';

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'event':
      return afterEvent(state, action.userId, action.event, action.now);
    case 'connection':
      return withSession(state, action.userId, (session) => ({ ...session, connected: action.connected }));
    case 'loaded':
      return withSession(state, action.userId, (session) => fetched(session, action.channelId, action.messages));
    case 'become':
      return seen(inPlace({ ...state, me: action.userId, zoomed: undefined }));
    case 'openChannel':
      return openChannel(state, action.channelId);
    case 'openThread':
      return seen({ ...state, threadId: action.channelId, drawer: false });
    case 'pressed':
      return withSession(state, action.userId, (session) => ({
        ...session,
        pressed: [...session.pressed, action.press],
        failures: Object.fromEntries(Object.entries(session.failures).filter(([id]) => id !== action.press.messageId)),
      }));
    case 'settled':
      return withSession(state, action.userId, (session) => ({
        ...session,
        pressed: session.pressed.filter((press) => press !== action.press),
      }));
    case 'closeModal':
      return state.me ? withSession(state, state.me, (session) => ({ ...session, modal: undefined })) : state;
    case 'theme':
      return { ...state, theme: action.theme };
    case 'textOnly':
      return { ...state, textOnly: action.on };
    case 'follow':
      return { ...state, follow: action.on };
    case 'zoom':
      return { ...state, zoomed: action.picture };
    case 'drawer':
      return { ...state, drawer: action.open };
    case 'toast':
      return { ...state, toasts: [...state.toasts.slice(-3), action.toast] };
    case 'toastGone':
      return { ...state, toasts: state.toasts.filter(({ id }) => id !== action.id) };
  }
}

function withSession(state: State, userId: string, change: (session: Session) => Session): State {
  return { ...state, sessions: { ...state.sessions, [userId]: change(state.sessions[userId] ?? NEW_SESSION) } };
}

export const watched = (state: State): readonly string[] =>
  [state.channelId, state.threadId].filter((id) => id !== undefined);

function afterEvent(state: State, userId: string, event: PageEvent, now: number): State {
  const watching = userId === state.me ? watched(state) : [];
  const next = withSession(state, userId, (session) => sessionAfter(session, event, watching, now));
  if (event.type === 'hello') return afterHello(next, userId, event.me);
  if (event.type === 'channels') return seen(inPlace(next));
  if (event.type === 'message' && event.isNew) return afterMessage(next, userId, event);
  return next;
}

/** Before the first hello the page does not know who it is. */
function afterHello(state: State, userId: string, me: string): State {
  const { [userId]: session, ...others } = state.sessions;
  const named = session ? { ...state, sessions: { ...others, [me]: session } } : state;
  const known = session?.world?.users.some((user) => user.id === state.me) ?? false;
  return seen(inPlace(known ? named : { ...named, me }));
}

function afterMessage(state: State, userId: string, event: Extract<PageEvent, { type: 'message' }>): State {
  const pinged = event.mentions.filter((id) => !isBot(state, id));
  const noted = pinged.reduce((to, id) => withPing(to, id, event.channelId, event.message.message.id), state);
  const heard =
    userId === state.me && watched(state).includes(event.channelId)
      ? { ...noted, announcement: spoken(event.message, mySession(noted).world) }
      : noted;
  const asked = pinged.at(-1);
  if (!state.follow || !asked || pinged.includes(state.me ?? '')) return seen(heard);
  return seen(inPlace(openChannel({ ...heard, me: asked }, event.channelId)));
}

const isBot = (state: State, id: string): boolean =>
  mySession(state).world?.users.some((user) => user.id === id && user.bot) ?? false;

function withPing(state: State, userId: string, channelId: string, messageId: string): State {
  const mine = state.pings[userId] ?? {};
  const here = mine[channelId] ?? [];
  if (here.includes(messageId)) return state;
  return { ...state, pings: { ...state.pings, [userId]: { ...mine, [channelId]: [...here, messageId] } } };
}

function openChannel(state: State, channelId: string): State {
  const channel = mySession(state).world?.channels.find(({ id }) => id === channelId);
  const parent = channel && parentOf(channel);
  if (parent) return seen({ ...state, channelId: parent, threadId: channelId, drawer: false });
  const thread = threadOf(state, state.threadId);
  return seen({ ...state, channelId, threadId: thread === channelId ? state.threadId : undefined, drawer: false });
}

function threadOf(state: State, threadId: string | undefined): string | undefined {
  const thread = mySession(state).world?.channels.find(({ id }) => id === threadId);
  return thread && parentOf(thread);
}

/** Stay in a place that exists and that this person can see: else the first channel. */
function inPlace(state: State): State {
  const channels = mySession(state).world?.channels;
  if (!channels) return state;
  const has = (id: string | undefined) => channels.some((channel) => channel.id === id);
  const first = channels.find((channel) => !isThread(channel) && !isDm(channel)) ?? channels[0];
  return {
    ...state,
    channelId: has(state.channelId) ? state.channelId : first?.id,
    threadId: has(state.threadId) ? state.threadId : undefined,
  };
}

/** What is in view is read. */
function seen(state: State): State {
  const { me } = state;
  if (!me) return state;
  const inView = watched(state);
  const pings = Object.fromEntries(Object.entries(state.pings[me] ?? {}).filter(([id]) => !inView.includes(id)));
  return withSession({ ...state, pings: { ...state.pings, [me]: pings } }, me, (session) =>
    inView.reduce(read, session),
  );
}
