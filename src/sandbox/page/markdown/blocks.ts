import { parseInline } from './inline.js';
import type { Block, ListItem } from './nodes.js';

const FENCE = /```(?:([a-z0-9_+\-.#]+)\n)?\n?([\s\S]*?)\n?```/i;
const BULLET = /^( *)(?:[-*]|(\d{1,9})\.) +(.*)$/;

/** Discord's markup of a whole message. */
export function parseMarkdown(source: string): readonly Block[] {
  const fence = FENCE.exec(source);
  if (!fence || insideQuote(source, fence.index)) return parseLines(source.split('\n'));
  const before = source.slice(0, fence.index).replace(/\n$/, '');
  const after = source.slice(fence.index + fence[0].length).replace(/^\n/, '');
  return [
    ...(before ? parseLines(before.split('\n')) : []),
    { kind: 'codeBlock', language: fence[1] ?? '', text: fence[2] ?? '' },
    ...(after ? parseMarkdown(after) : []),
  ];
}

/** A code block whose line begins with `>` belongs to the quote. */
function insideQuote(source: string, index: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', index - 1) + 1, index);
  return line.startsWith('> ') || /(^|\n)>>> /.test(source.slice(0, index));
}

function parseLines(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let text: string[] = [];
  const flush = () => {
    if (text.length > 0) blocks.push({ kind: 'text', children: parseInline(text.join('\n')) });
    text = [];
  };
  let at = 0;
  while (at < lines.length) {
    const found = blockAt(lines, at);
    if (found) {
      flush();
      blocks.push(found.block);
      at = found.next;
    } else {
      text.push(lines[at] ?? '');
      at += 1;
    }
  }
  flush();
  return blocks;
}

function blockAt(lines: readonly string[], at: number): { readonly block: Block; readonly next: number } | undefined {
  const line = lines[at] ?? '';
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading) {
    const level = (heading[1] ?? '#').length as 1 | 2 | 3;
    return { block: { kind: 'heading', level, children: parseInline(heading[2] ?? '') }, next: at + 1 };
  }
  const small = /^-# +(\S.*)$/.exec(line);
  if (small) return { block: { kind: 'small', children: parseInline(small[1] ?? '') }, next: at + 1 };
  if (line.startsWith('>>> ')) {
    const rest = [line.slice(4), ...lines.slice(at + 1)].join('\n');
    return { block: { kind: 'quote', blocks: parseMarkdown(rest) }, next: lines.length };
  }
  if (/^> /.test(line)) {
    let next = at;
    while (/^>( |$)/.test(lines[next] ?? '')) next += 1;
    const inner = lines.slice(at, next).map((quoted) => quoted.replace(/^> ?/, ''));
    return { block: { kind: 'quote', blocks: parseMarkdown(inner.join('\n')) }, next };
  }
  if (BULLET.test(line)) return listAt(lines, at);
  return undefined;
}

function listAt(lines: readonly string[], at: number): { readonly block: Block; readonly next: number } {
  const first = BULLET.exec(lines[at] ?? '');
  const indent = (first?.[1] ?? '').length;
  const ordered = first?.[2] !== undefined;
  const items: ListItem[] = [];
  let next = at;
  while (next < lines.length) {
    const match = BULLET.exec(lines[next] ?? '');
    if (!match) break;
    const depth = (match[1] ?? '').length;
    if (depth < indent) break;
    const last = items.at(-1);
    if (depth > indent && last) {
      const nested = listAt(lines, next);
      items[items.length - 1] = { children: last.children, nested: [...last.nested, nested.block] };
      next = nested.next;
      continue;
    }
    if ((match[2] !== undefined) !== ordered) break;
    items.push({ children: parseInline(match[3] ?? ''), nested: [] });
    next += 1;
  }
  return { block: { kind: 'list', ordered, start: Number(first?.[2] ?? 1), items }, next };
}
