import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useClient, useView } from '../client.js';
import { useNow } from '../now.js';
import { leavesOf } from '../palette/commands.js';
import { usePane } from '../pane.js';
import { mySession } from '../state/model.js';
import { parseMarkdown } from './blocks.js';
import type { Block, Inline } from './nodes.js';
import { formatTime } from './time.js';

/** Text with Discord's markup. */
export function Markdown({ text }: { readonly text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return <div class="md">{blocks.map(blockView)}</div>;
}

function blockView(block: Block): ComponentChildren {
  switch (block.kind) {
    case 'text':
      return <div class="md-text">{inlineViews(block.children)}</div>;
    case 'heading': {
      // The page's own headings end at level 2.
      const Tag = `h${block.level + 2}` as 'h3' | 'h4' | 'h5';
      return <Tag class={`md-h${block.level}`}>{inlineViews(block.children)}</Tag>;
    }
    case 'small':
      return <div class="md-small">{inlineViews(block.children)}</div>;
    case 'quote':
      return <blockquote>{block.blocks.map(blockView)}</blockquote>;
    case 'list': {
      const items = block.items.map((item) => (
        <li>
          {inlineViews(item.children)}
          {item.nested.map(blockView)}
        </li>
      ));
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'codeBlock':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
  }
}

const inlineViews = (inlines: readonly Inline[]): ComponentChildren => inlines.map(inlineView);

function inlineView(inline: Inline): ComponentChildren {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'bold':
      return <strong>{inlineViews(inline.children)}</strong>;
    case 'italic':
      return <em>{inlineViews(inline.children)}</em>;
    case 'underline':
      return <u>{inlineViews(inline.children)}</u>;
    case 'strike':
      return <s>{inlineViews(inline.children)}</s>;
    case 'spoiler':
      return <Spoiler>{inlineViews(inline.children)}</Spoiler>;
    case 'code':
      return <code>{inline.text}</code>;
    case 'link':
      return (
        <a href={inline.href} target="_blank" rel="noreferrer noopener">
          {inlineViews(inline.children)}
        </a>
      );
    case 'everyone':
      return <span class="mention">{inline.text}</span>;
    case 'emoji':
      return `:${inline.name}:`;
    case 'command':
      return <CommandMention name={inline.name} id={inline.id} />;
    case 'time':
      return <Time seconds={inline.seconds} style={inline.style} />;
    default:
      return <Mention kind={inline.kind} id={inline.id} />;
  }
}

function Spoiler({ children }: { readonly children: ComponentChildren }) {
  const [shown, show] = useState(false);
  if (shown) return <span class="spoiler shown">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label="Spoiler, press to show" onClick={() => show(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

function Mention({ kind, id }: { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }) {
  const client = useClient();
  const world = useView((state) => mySession(state).world);
  if (kind === 'channel') {
    const channel = world?.channels.find((other) => other.id === id);
    return (
      <button type="button" class="mention" disabled={!channel} onClick={() => client.open(id)}>
        #{channel?.name ?? 'unknown'}
      </button>
    );
  }
  if (kind === 'role') return <span class="mention">@{id === world?.guild.id ? 'everyone' : 'role'}</span>;
  const name = world?.users.find((user) => user.id === id)?.name ?? 'unknown-user';
  return <span class={`mention ${id === world?.me ? 'me' : ''}`}>@{name}</span>;
}

/** Shown in the reader's language; a press puts the command into the composer. */
function CommandMention({ name, id }: { readonly name: string; readonly id: string }) {
  const { compose } = usePane();
  const world = useView((state) => mySession(state).world);
  const locale = world?.users.find((user) => user.id === world.me)?.locale ?? 'en-US';
  const leaf = leavesOf(world?.commands ?? [], locale).find(
    (other) => other.path.join(' ') === name && (id === '0' || other.commandId === id),
  );
  return (
    <button type="button" class="mention" onClick={() => compose(name)}>
      /{leaf?.shown ?? name}
    </button>
  );
}

function Time({ seconds, style }: { readonly seconds: number; readonly style: string }) {
  const now = useNow(style === 'R');
  const world = useView((state) => mySession(state).world);
  const locale = world?.users.find((user) => user.id === world.me)?.locale ?? 'en-US';
  return (
    <time
      class="timestamp"
      dateTime={new Date(seconds * 1000).toISOString()}
      title={formatTime(seconds, 'F', now, locale)}
    >
      {formatTime(seconds, style, now, locale)}
    </time>
  );
}
