import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '../../../src/sandbox/page/markdown/blocks.js';
import { parseInline } from '../../../src/sandbox/page/markdown/inline.js';
import type { Block, Inline } from '../../../src/sandbox/page/markdown/nodes.js';
import { formatTime, messageTime, relativeTime } from '../../../src/sandbox/page/markdown/time.js';

/** Nodes written as tags, so that a table of cases stays readable. */
const shown = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      if (inline.kind === 'link') return `<link ${inline.href}>${shown(inline.children)}</link>`;
      if ('children' in inline) return `<${inline.kind}>${shown(inline.children)}</${inline.kind}>`;
      if (inline.kind === 'time') return `<time ${inline.seconds} ${inline.style}>`;
      if (inline.kind === 'command') return `<command ${inline.name}>`;
      return `<${inline.kind} ${'id' in inline ? inline.id : 'text' in inline ? inline.text : inline.name}>`;
    })
    .join('');

const blocks = (list: readonly Block[]): string =>
  list
    .map((block) => {
      switch (block.kind) {
        case 'codeBlock':
          return `[code ${block.language}|${block.text}]`;
        case 'quote':
          return `[quote ${blocks(block.blocks)}]`;
        case 'list':
          return `[${block.ordered ? `ol ${block.start}` : 'ul'}${block.items
            .map((item) => ` (${shown(item.children)}${blocks(item.nested)})`)
            .join('')}]`;
        default:
          return `[${block.kind}${block.kind === 'heading' ? block.level : ''} ${shown(block.children)}]`;
      }
    })
    .join('');

describe('markup in a line', () => {
  test.each([
    ['**a *b* c**', '<bold>a <italic>b</italic> c</bold>'],
    ['***both***', '<italic><bold>both</bold></italic>'],
    ['__u__ ~~s~~ ||x||', '<underline>u</underline> <strike>s</strike> <spoiler>x</spoiler>'],
    ['_i_ and snake_case_word', '<italic>i</italic> and snake_case_word'],
    ['2 * 3 * 4 = 24', '2 * 3 * 4 = 24'],
    ['\\*plain\\* C:\\dir', '*plain* C:\\dir'],
    ['**unclosed', '**unclosed'],
    ['`a *b*` ``c`d``', '<code a *b*> <code c`d>'],
    [
      '[Rules](https://example.org/a) <https://b.c/d>',
      '<link https://example.org/a>Rules</link> <link https://b.c/d>https://b.c/d</link>',
    ],
    ['see https://b.c/d?e=f, then', 'see <link https://b.c/d?e=f>https://b.c/d?e=f</link>, then'],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    [
      '<@111111111111111111> <@!111111111111111111> <@&222222222222222222> <#333333333333333333>',
      '<user 111111111111111111> <user 111111111111111111> <role 222222222222222222> <channel 333333333333333333>',
    ],
    ['</table open:444444444444444444>', '<command table open>'],
    ['<t:1700000000:R> <t:1700000000>', '<time 1700000000 R> <time 1700000000 f>'],
    ['@everyone, me@here.org', '<everyone @everyone>, me<everyone @here>.org'],
    ['<:coin:555555555555555555>', '<emoji coin>'],
    ['a < b && c > d', 'a < b && c > d'],
  ])('%s', (source, expected) => {
    expect(shown(parseInline(source))).toBe(expected);
  });
});

describe('blocks', () => {
  test.each([
    ['# One\n## Two\n### Three\n#### not', '[heading1 One][heading2 Two][heading3 Three][text #### not]'],
    ['#nospace', '[text #nospace]'],
    ['text\n-# small **b**\nmore', '[text text][small small <bold>b</bold>][text more]'],
    ['> a\n> b\nc', '[quote [text a\nb]][text c]'],
    ['a\n>>> b\nc', '[text a][quote [text b\nc]]'],
    ['- a\n- b\n  - c\n- d', '[ul (a) (b[ul (c)]) (d)]'],
    ['3. a\n4. b', '[ol 3 (a) (b)]'],
    ['- a\n1. b', '[ul (a)][ol 1 (b)]'],
    ['-5 coins', '[text -5 coins]'],
    ['before\n```ts\nconst a = **1**;\n```\nafter', '[text before][code ts|const a = **1**;][text after]'],
    ['```plain text```', '[code |plain text]'],
    ['one\n\ntwo', '[text one\n\ntwo]'],
  ])('%j', (source, expected) => {
    expect(blocks(parseMarkdown(source))).toBe(expected);
  });

  test('a bold phrase may run over a line break', () => {
    expect(blocks(parseMarkdown('**a\nb**'))).toBe('[text <bold>a\nb</bold>]');
  });
});

describe('times', () => {
  test.each([
    [59, 'in 59 seconds'],
    [-61, '1 minute ago'],
    [17 * 3600, 'in 17 hours'],
    [36 * 3600, 'in 2 days'],
    [0, 'in 0 seconds'],
  ])('%i seconds from now: %s', (away, expected) => {
    expect(relativeTime(1_000_000 + away, 1_000_000, 'en-US')).toBe(expected);
  });

  test('speak the reader’s language', () => {
    expect(relativeTime(1_000_000 + 5 * 60, 1_000_000, 'pl')).toBe('za 5 minut');
  });

  test('an impossible time does not break the message', () => {
    expect(formatTime(9_999_999_999_999, 'F', 0, 'en-US')).toBe('Invalid date');
  });

  test('a message of today shows the hour alone, an older one its day too', () => {
    const now = new Date(2026, 4, 12, 18, 30);
    expect(messageTime(new Date(2026, 4, 12, 9, 5).toISOString(), now, 'en-GB')).toBe('09:05');
    expect(messageTime(new Date(2026, 4, 11, 9, 5).toISOString(), now, 'en-GB')).toBe('11/05/2026, 09:05');
  });
});
