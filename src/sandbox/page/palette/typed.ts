import type { Leaf, Option } from './commands.js';
import { addOption, type Draft, startDraft, typeInto } from './draft.js';

/** The command a typed line begins with: the longest name that fits, and what follows it. */
export function splitTyped(leaves: readonly Leaf[], line: string): readonly [leaf: Leaf, rest: string] | undefined {
  const typed = line.replace(/^\//, '');
  const names = leaves.flatMap((leaf) => [leaf.shown, leaf.path.join(' ')].map((name) => ({ leaf, name })));
  const fits = names
    .filter(({ name }) => typed.toLowerCase() === name || typed.toLowerCase().startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return fits && [fits.leaf, typed.slice(fits.name.length).trim()];
}

/**
 * Reads a whole line, "/table open game:small-world seats:3", into a draft. Text before the first `name:` goes to the
 * first option.
 */
export function readTyped(leaves: readonly Leaf[], line: string): Draft | undefined {
  const split = splitTyped(leaves, line);
  if (!split) return undefined;
  const [leaf, rest] = split;
  const start = startDraft(leaf);
  const filled = new Map<Option, string>();
  const marks = [...rest.matchAll(/(^|\s)([^\s:]+):/g)].flatMap((match) => {
    const option = optionNamed(leaf, match[2] ?? '');
    return option ? [{ option, from: match.index, to: match.index + match[0].length }] : [];
  });
  const lead = rest.slice(0, marks[0]?.from ?? rest.length).trim();
  const first = leaf.options[0];
  if (lead && !first) return undefined;
  if (lead && first) filled.set(first, lead);
  for (const [index, mark] of marks.entries()) {
    filled.set(mark.option, rest.slice(mark.to, marks[index + 1]?.from ?? rest.length).trim());
  }
  const required = start.pills.map((pill) => ({ ...pill, text: filled.get(pill.option) ?? '' }));
  const optional = [...filled]
    .filter(([option]) => !option.required)
    .map(([option, text]) => ({ option, text, chosen: undefined }));
  const pills = [...required, ...optional];
  return { leaf, pills, focus: pills.find((pill) => !pill.text)?.option.name };
}

export const optionNamed = (leaf: Leaf, name: string): Option | undefined => {
  const wanted = name.toLowerCase();
  return (
    leaf.options.find((option) => option.shown === wanted) ?? leaf.options.find((option) => option.name === wanted)
  );
};

/**
 * Text typed into a pill (or behind the pills: `into` undefined). A `name:` at its end moves on to that option, so
 * that a whole command can be typed without another key.
 */
export function typedInto(draft: Draft, into: string | undefined, text: string): Draft {
  const mark = /^(?:(.*)\s)?([^\s:]+):$/s.exec(text);
  const option = mark ? optionNamed(draft.leaf, mark[2] ?? '') : undefined;
  const before = mark?.[1]?.trim() ?? '';
  if (!option || (into === undefined && before)) return into === undefined ? draft : typeInto(draft, into, text);
  const kept = into === undefined || (option.name === into && !before) ? draft : typeInto(draft, into, before);
  return addOption(option.name === into ? typeInto(draft, into, '') : kept, option);
}
