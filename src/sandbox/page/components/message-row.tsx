import type { PageMessage } from '../../page-api.js';
import { useClient, useView } from '../client.js';
import { MESSAGE_FLAG } from '../discord.js';
import { Markdown } from '../markdown/markdown.js';
import { messageTime } from '../markdown/time.js';
import { memo } from '../memo.js';
import { mySession } from '../state/model.js';
import { Attachments } from './attachments.js';
import { Avatar } from './avatar.js';
import { Embeds } from './embeds.js';
import { Icon } from './icon.js';
import { MessageMenu } from './message-menu.js';
import { Parts } from './parts.js';
import { ReplyLine } from './reply-line.js';
import { systemText } from './system-text.js';
import { ThreadLink } from './thread-link.js';

interface Props {
  readonly shown: PageMessage;
  readonly channelId: string;
  /** Without a head: it goes with the message above. */
  readonly joined: boolean;
}

export const MessageRow = memo(({ shown, channelId, joined }: Props) => {
  const { message, ephemeral } = shown;
  const pinged = useView((state) => message.mentions.some(({ id }) => id === state.me));
  const locale = useLocale();
  const name = useName(message.author.id) ?? message.author.global_name ?? message.author.username;
  const time = messageTime(message.timestamp, new Date(), locale);
  const system = systemText(message);
  if (system) {
    return (
      <li class="message system" aria-label={`${name} ${system}`}>
        <Icon name="thread" />
        <p>
          <strong>{name}</strong> {system}
          {message.type === 18 && <ThreadLink threadId={message.message_reference?.channel_id} plain />}
          <time dateTime={message.timestamp}>{time}</time>
        </p>
      </li>
    );
  }
  return (
    <li
      class={`message ${joined ? 'joined' : ''} ${ephemeral ? 'private' : ''} ${pinged ? 'pinged' : ''}`}
      aria-label={`${name}, ${time}${ephemeral ? ', only you can see this' : ''}`}
      data-message-id={message.id}
    >
      <UsedBy shown={shown} />
      {message.referenced_message && <ReplyLine message={message.referenced_message} />}
      <div class="message-body">
        {joined ? (
          <time class="side-time" dateTime={message.timestamp}>
            {time}
          </time>
        ) : (
          <Avatar userId={message.author.id} name={name} />
        )}
        <div class="message-content">
          {!joined && (
            <p class="message-head">
              <strong class="author">{name}</strong>
              {message.author.bot && <span class="app-tag">BOT</span>}
              <time dateTime={message.timestamp} title={new Date(message.timestamp).toLocaleString(locale)}>
                {time}
              </time>
              {message.edited_timestamp && <span class="edited">(edited)</span>}
            </p>
          )}
          <Body shown={shown} channelId={channelId} />
          {joined && message.edited_timestamp && <span class="edited">(edited)</span>}
        </div>
        <MessageMenu shown={shown} channelId={channelId} />
      </div>
    </li>
  );
});

function Body({ shown, channelId }: { readonly shown: PageMessage; readonly channelId: string }) {
  const client = useClient();
  const { message, ephemeral, thinking, failed } = shown;
  const failure = useView((state) => mySession(state).failures[message.id]);
  if (failed) return <p class="failure">The application did not respond</p>;
  if (thinking) return <Thinking />;
  const v2 = ((message.flags ?? 0) & MESSAGE_FLAG.componentsV2) !== 0;
  return (
    <>
      {message.content && <Markdown text={message.content} />}
      {!v2 && <Attachments attachments={message.attachments} />}
      <Embeds embeds={message.embeds} />
      <Parts parts={message.components ?? []} channelId={channelId} messageId={message.id} />
      {message.thread && <ThreadLink threadId={message.thread.id} />}
      {failure && (
        <p class="failure" role="alert">
          This interaction failed
        </p>
      )}
      {ephemeral && (
        <p class="only-you">
          <Icon name="eye" /> Only you can see this ·{' '}
          <button type="button" class="link" onClick={() => void client.ask({ op: 'dismiss', messageId: message.id })}>
            Dismiss message
          </button>
        </p>
      )}
    </>
  );
}

function Thinking() {
  return (
    <p class="thinking">
      <span class="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      thinking…
    </p>
  );
}

function UsedBy({ shown }: { readonly shown: PageMessage }) {
  const name = useName(shown.usedBy?.userId);
  if (!shown.usedBy) return null;
  return (
    <p class="used-by">
      <Icon name="reply" />
      <strong>{name ?? 'Someone'}</strong> used <span class="mention">/{shown.usedBy.command.replace(/^\//, '')}</span>
    </p>
  );
}

const useName = (userId: string | undefined): string | undefined =>
  useView((state) => mySession(state).world?.users.find((user) => user.id === userId)?.name);

const useLocale = (): string =>
  useView((state) => {
    const world = mySession(state).world;
    return world?.users.find((user) => user.id === world.me)?.locale ?? 'en-US';
  });
