import {
  type APIMessage,
  type APIThreadChannel,
  MessageFlags,
  type RESTPatchAPIChannelMessageJSONBody,
  Routes,
} from 'discord-api-types/v10';
import { type Sending, withForm } from './form.js';
import type { DiscordLink } from './rest.js';
import type { Screen } from './screen.js';

/** Seven days, the longest Discord keeps a thread open. */
const ARCHIVE_MINUTES = 10_080;
/** The token of a press lives 15 minutes; it is not used to the last second. */
const LENT_MS = 14 * 60_000;
const THREAD_NAME_MAX = 100;

export interface PostOptions {
  /** Repeating a post with the same nonce within minutes gives the first message instead of a second one. */
  readonly nonce: string;
}

export interface EditOptions {
  /** Keeps the files the message has; they stay visible where the screen still names them. */
  readonly keepFiles?: boolean;
}

/** Everything the bot asks of Discord's messages and threads. Nobody is pinged unless the screen says so. */
export interface Messenger {
  post(channelId: string, screen: Screen, options: PostOptions): Promise<string>;
  edit(channelId: string, messageId: string, screen: Screen, options?: EditOptions): Promise<void>;
  /** A line of text without notification sound. */
  say(channelId: string, content: string, options: PostOptions): Promise<void>;
  /** The thread that hangs on a message; it has the message's own id. */
  thread(channelId: string, messageId: string, name: string): Promise<string>;
  renameThread(threadId: string, name: string): Promise<void>;
  follow(threadId: string, userId: string): Promise<void>;
  /** A press on a message may carry the next edits of it: they then do not count against the bot's rate limit. */
  lend(messageId: string, token: string): void;
  /** Shows the answer to a press or command that was acknowledged. */
  answer(token: string, screen: Screen): Promise<void>;
  /** Tells one person something without touching the message they pressed. */
  whisper(token: string, screen: Screen): Promise<void>;
}

type Body = RESTPatchAPIChannelMessageJSONBody & {
  attachments?: { id: string; filename: string; description: string }[];
};

const bodyOf = ({ components, files, pings }: Screen, keepFiles = false): Body => ({
  flags: MessageFlags.IsComponentsV2,
  components: [...components],
  allowed_mentions: { parse: [], users: [...new Set(pings)] },
  ...(keepFiles
    ? {}
    : { attachments: files.map(({ name, alt }, id) => ({ id: String(id), filename: name, description: alt })) }),
});

export function createMessenger({ rest, answers, applicationId }: DiscordLink, now: () => number): Messenger {
  const lent = new Map<string, { readonly token: string; readonly until: number }>();
  const original = (token: string) => Routes.webhookMessage(applicationId, token, '@original');

  return {
    async post(channelId, screen, { nonce }) {
      const body = { ...bodyOf(screen), nonce, enforce_nonce: true };
      const post = (request: Sending) => rest.post(Routes.channelMessages(channelId), request);
      return ((await withForm(body, screen.files, post)) as APIMessage).id;
    },
    async edit(channelId, messageId, screen, { keepFiles = false } = {}) {
      await withForm(bodyOf({ ...screen, pings: [] }, keepFiles), screen.files, async (request) => {
        const loan = lent.get(messageId);
        if (loan && loan.until > now()) {
          try {
            await answers.patch(original(loan.token), { ...request, auth: false });
            return;
          } catch {
            lent.delete(messageId);
          }
        }
        await rest.patch(Routes.channelMessage(channelId, messageId), request);
      });
    },
    async say(channelId, content, { nonce }) {
      await rest.post(Routes.channelMessages(channelId), {
        body: {
          content,
          nonce,
          enforce_nonce: true,
          flags: MessageFlags.SuppressNotifications | MessageFlags.SuppressEmbeds,
          allowed_mentions: { parse: [] },
        },
      });
    },
    async thread(channelId, messageId, name) {
      const thread = (await rest.post(Routes.threads(channelId, messageId), {
        body: { name: name.slice(0, THREAD_NAME_MAX), auto_archive_duration: ARCHIVE_MINUTES },
      })) as APIThreadChannel;
      return thread.id;
    },
    async renameThread(threadId, name) {
      await rest.patch(Routes.channel(threadId), { body: { name: name.slice(0, THREAD_NAME_MAX) } });
    },
    async follow(threadId, userId) {
      await rest.put(Routes.threadMembers(threadId, userId));
    },
    lend(messageId, token) {
      for (const [id, { until }] of lent) if (until <= now()) lent.delete(id);
      lent.set(messageId, { token, until: now() + LENT_MS });
    },
    async answer(token, screen) {
      await withForm(bodyOf(screen), screen.files, (request) =>
        answers.patch(original(token), { ...request, auth: false }),
      );
    },
    async whisper(token, screen) {
      const body = { ...bodyOf(screen), flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral };
      const query = new URLSearchParams({ wait: 'true' });
      await withForm(body, screen.files, (request) =>
        answers.post(Routes.webhook(applicationId, token), { ...request, query, auth: false }),
      );
    },
  };
}
