import type { Inline } from './nodes.js';

type Match = readonly [node: Inline, length: number];
type Rule = (rest: string, before: string) => Match | undefined;

const node = (found: Inline, match: RegExpExecArray): Match => [found, match[0].length];

/** A rule that looks for `pattern` at the start of the rest and builds a node from its groups. */
const rule =
  (pattern: RegExp, build: (groups: readonly string[]) => Inline | undefined): Rule =>
  (rest) => {
    const match = pattern.exec(rest);
    if (!match) return undefined;
    const built = build(match.map((group) => group ?? ''));
    return built && node(built, match);
  };

const span = (kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler', pattern: RegExp): Rule =>
  rule(pattern, ([, inner = '']) => ({ kind, children: parseInline(inner) }));

const link = (href: string, label: string): Inline | undefined =>
  /^https?:\/\//i.test(href) ? { kind: 'link', href, children: [{ kind: 'text', text: label }] } : undefined;

/** `_` inside a word is a letter of that word, as in `snake_case`. */
const underscoreItalic: Rule = (rest, before) =>
  /\w$/.test(before)
    ? undefined
    : span('italic', /^_(?=\S)((?:\\[\s\S]|__|[^\\_])+?)_(?![_\p{L}\p{N}])/u)(rest, before);

const TRAILING = /[).,:;"'!?]+$/;

const bareLink: Rule = (rest) => {
  const match = /^https?:\/\/[^\s<]+/i.exec(rest);
  if (!match) return undefined;
  const href = match[0].replace(TRAILING, '');
  const found = link(href, href);
  return found && [found, href.length];
};

/** By their first character, in the order in which Discord tries them. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  '\\': [rule(/^\\([^0-9A-Za-z\s])/, ([, char = '']) => ({ kind: 'text', text: char }))],
  '`': [
    rule(/^(`+)([\s\S]*?[^`])\1(?!`)/, ([, , text = '']) => ({
      kind: 'code',
      text: text.replace(/^ (?=`)|(?<=`) $/g, ''),
    })),
  ],
  '*': [
    rule(/^\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/, ([, inner = '']) => ({
      kind: 'italic',
      children: [{ kind: 'bold', children: parseInline(inner) }],
    })),
    span('bold', /^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/),
    span('italic', /^\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/),
  ],
  _: [span('underline', /^__((?:\\[\s\S]|[^\\])+?)__(?!_)/), underscoreItalic],
  '~': [span('strike', /^~~([\s\S]+?)~~(?!~)/)],
  '|': [span('spoiler', /^\|\|([\s\S]+?)\|\|/)],
  '<': [
    rule(/^<@!?(\d{17,20})>/, ([, id = '']) => ({ kind: 'user', id })),
    rule(/^<@&(\d{17,20})>/, ([, id = '']) => ({ kind: 'role', id })),
    rule(/^<#(\d{17,20})>/, ([, id = '']) => ({ kind: 'channel', id })),
    rule(/^<\/([^:>\n]{1,100}):(\d{1,20})>/, ([, name = '', id = '']) => ({ kind: 'command', name, id })),
    rule(/^<a?:(\w{2,32}):\d{17,20}>/, ([, name = '']) => ({ kind: 'emoji', name })),
    rule(/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, ([, seconds, style]) => ({
      kind: 'time',
      seconds: Number(seconds),
      style: style || 'f',
    })),
    rule(/^<(https?:\/\/[^\s>]+)>/i, ([, href = '']) => link(href, href)),
  ],
  '[': [
    (rest) => {
      const match = /^\[((?:\\[\s\S]|[^\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?:\s+"[^"]*")?\)/i.exec(rest);
      if (!match) return undefined;
      return node({ kind: 'link', href: match[2] ?? '', children: parseInline(match[1] ?? '') }, match);
    },
  ],
  '@': [rule(/^@(?:everyone|here)\b/, ([text = '']) => ({ kind: 'everyone', text }))],
  h: [bareLink],
  H: [bareLink],
};

/** Discord's markup inside a line (or several lines without block markup). What does not match stays as it is. */
export function parseInline(source: string): readonly Inline[] {
  const out: Inline[] = [];
  let text = '';
  let at = 0;
  const flush = () => {
    if (text) out.push({ kind: 'text', text });
    text = '';
  };
  while (at < source.length) {
    const char = source.charAt(at);
    const found = firstMatch(RULES[char], source.slice(at), source.slice(Math.max(0, at - 1), at));
    if (found) {
      const [inline, length] = found;
      if (inline.kind === 'text') text += inline.text;
      else {
        flush();
        out.push(inline);
      }
      at += length;
    } else {
      text += char;
      at += 1;
    }
  }
  flush();
  return out;
}

function firstMatch(rules: readonly Rule[] | undefined, rest: string, before: string): Match | undefined {
  for (const attempt of rules ?? []) {
    const found = attempt(rest, before);
    if (found) return found;
  }
  return undefined;
}
