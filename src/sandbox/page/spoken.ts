import type { APIMessageComponent } from 'discord-api-types/v10';
import type { PageMessage } from '../page-api.js';
import { PART } from './discord.js';
import { formatTime } from './markdown/time.js';
import type { World } from './state/model.js';

const LONGEST = 400;

/** A message as a screen reader says it: who and the words, without markup. */
export function spoken({ message, thinking }: PageMessage, world: World | undefined): string {
  const name = message.author.global_name ?? message.author.username;
  if (thinking) return `${name} is thinking`;
  const embeds = message.embeds.flatMap(({ title, description }) => [title ?? '', description ?? '']);
  const words = [message.content, ...embeds, ...(message.components ?? []).map(wordsOf)].filter(Boolean);
  return `${name}: ${withoutMarkup(sentences(words), world)}`.slice(0, LONGEST);
}

/** Parts as sentences: a full stop between them where none stands. */
const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .reduce((before, part) => (before ? `${before}${/[.!?…]\s*$/.test(before) ? '' : '.'} ${part}` : part), '');

function wordsOf(part: APIMessageComponent): string {
  switch (part.type) {
    case PART.text:
      return part.content;
    case PART.container:
    case PART.section:
      return sentences(part.components.map(wordsOf));
    case PART.gallery:
      return sentences(part.items.map(({ description }) => description ?? ''));
    default:
      return '';
  }
}

const nameOf = (world: World | undefined, id: string): string =>
  world?.users.find((user) => user.id === id)?.name ?? '';

function withoutMarkup(text: string, world: World | undefined): string {
  const locale = world?.users.find(({ id }) => id === world.me)?.locale ?? 'en-US';
  return text
    .replace(/<@!?(\d+)>/g, (_, id: string) => `@${nameOf(world, id)}`)
    .replace(/<\/([^:>]+):\d+>/g, '/$1')
    .replace(/<t:(\d+)(?::(\w))?>/g, (_, at: string, style = 'f') =>
      formatTime(Number(at), style, Date.now() / 1000, locale),
    )
    .replace(/<[@#]&?\d+>/g, '')
    .replace(/[*_~`|>#]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
