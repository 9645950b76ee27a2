import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageMessage } from '../../page-api.js';
import { useView } from '../client.js';
import { useNow } from '../now.js';
import { mySession } from '../state/model.js';
import { Icon } from './icon.js';
import { MessageRow } from './message-row.js';
import { StartCard } from './start-card.js';

const NEAR_END = 80;
/** Messages of one author within this time share one head. */
const TOGETHER_MS = 7 * 60_000;
const NONE: readonly PageMessage[] = [];

export function MessageList({ channelId, label }: { readonly channelId: string; readonly label: string }) {
  const messages = useView((state) => mySession(state).messages[channelId] ?? NONE);
  const me = useView((state) => state.me);
  const loaded = useView((state) => mySession(state).loaded.includes(channelId));
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const [away, setAway] = useState(false);
  const toEnd = () => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  };

  useLayoutEffect(() => {
    if (atEnd.current) toEnd();
  }, [messages]);
  // Whoever comes to the page sees the newest first.
  useLayoutEffect(() => {
    atEnd.current = true;
    toEnd();
  }, [me]);
  // Pictures that load, edits and the window's size move the end; who was there stays there.
  useEffect(() => {
    const observer = new ResizeObserver(() => atEnd.current && toEnd());
    if (content.current) observer.observe(content.current);
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div class="messages-frame">
      <section
        class="messages"
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
          setAway(!atEnd.current);
        }}
      >
        {loaded && messages.length === 0 && <StartCard channelId={channelId} />}
        <ol class="message-list" ref={content}>
          {messages.map((message, index) => (
            <MessageRow
              key={message.message.id}
              shown={message}
              channelId={channelId}
              joined={joins(messages[index - 1], message)}
            />
          ))}
        </ol>
      </section>
      {away && (
        <button type="button" class="to-end" onClick={toEnd}>
          <Icon name="chevron" /> Jump to the newest
        </button>
      )}
      <Typing channelId={channelId} />
    </div>
  );
}

function joins(before: PageMessage | undefined, { message, usedBy, ephemeral }: PageMessage): boolean {
  if (!before || usedBy || ephemeral || before.ephemeral || message.type !== 0 || message.referenced_message)
    return false;
  if (before.message.type !== 0 && before.message.type !== 20) return false;
  const apart = Date.parse(message.timestamp) - Date.parse(before.message.timestamp);
  return before.message.author.id === message.author.id && apart < TOGETHER_MS;
}

function Typing({ channelId }: { readonly channelId: string }) {
  const until = useView((state) => mySession(state).typing[channelId] ?? 0);
  const now = useNow(until > Date.now()) * 1000;
  return <p class="typing">{until > now && 'The bot is typing…'}</p>;
}
