import type { PageOption } from '../../page-api.js';
import { OPTION } from '../discord.js';
import { type Checked, readValue, type Surroundings, type Value } from './check.js';
import type { Choice, Leaf, Option } from './commands.js';

/** An option that is being filled in. */
export interface Pill {
  readonly option: Option;
  readonly text: string;
  /** Set when the text stands for a choice: what is sent instead of the text. */
  readonly chosen: string | number | undefined;
}

/** A command that is being filled in. `focus` is an option's name, or undefined for the place behind the pills. */
export interface Draft {
  readonly leaf: Leaf;
  readonly pills: readonly Pill[];
  readonly focus: string | undefined;
}

const emptyPill = (option: Option): Pill => ({ option, text: '', chosen: undefined });

/** Required options are there from the start, the first one under the cursor. */
export function startDraft(leaf: Leaf): Draft {
  const pills = leaf.options.filter((option) => option.required).map(emptyPill);
  return { leaf, pills, focus: pills[0]?.option.name };
}

const changePill = (draft: Draft, name: string, change: (pill: Pill) => Pill): Draft => ({
  ...draft,
  pills: draft.pills.map((pill) => (pill.option.name === name ? change(pill) : pill)),
});

export const typeInto = (draft: Draft, name: string, text: string): Draft =>
  changePill(draft, name, (pill) => ({ ...pill, text, chosen: undefined }));

export const focusOn = (draft: Draft, name: string | undefined): Draft => ({ ...draft, focus: name });

/** The next pill without a value, else the place behind the pills. */
export function focusNext(draft: Draft): Draft {
  const at = draft.pills.findIndex((pill) => pill.option.name === draft.focus);
  const empty = [...draft.pills.slice(at + 1), ...draft.pills.slice(0, Math.max(at, 0))].find((pill) => !pill.text);
  return focusOn(draft, empty?.option.name);
}

export function choose(draft: Draft, name: string, choice: Choice): Draft {
  return focusNext(changePill(draft, name, (pill) => ({ ...pill, text: choice.label, chosen: choice.value })));
}

export function addOption(draft: Draft, option: Option): Draft {
  if (draft.pills.some((pill) => pill.option.name === option.name)) return focusOn(draft, option.name);
  return { ...draft, pills: [...draft.pills, emptyPill(option)], focus: option.name };
}

/**
 * Backspace at the start of an empty pill, or behind the pills: the last optional pill goes, a required one gets the
 * cursor. Undefined when there is nothing left but the command's name.
 */
export function stepBack(draft: Draft): Draft | undefined {
  const at =
    draft.focus === undefined ? draft.pills.length : draft.pills.findIndex((p) => p.option.name === draft.focus);
  const here = draft.pills[at];
  const before = draft.pills[at - 1];
  if (here && !here.option.required) {
    return { ...draft, pills: draft.pills.toSpliced(at, 1), focus: before?.option.name };
  }
  return before ? focusOn(draft, before.option.name) : undefined;
}

export const optionsLeft = (draft: Draft): readonly Option[] =>
  draft.leaf.options.filter((option) => !draft.pills.some((pill) => pill.option.name === option.name));

export const checkPill = (pill: Pill, around: Surroundings): Checked =>
  pill.chosen !== undefined && pill.option.type !== OPTION.boolean
    ? { value: pill.chosen }
    : readValue(pill.option, pill.text, around);

/** What is wrong, by option name. An empty optional pill counts as not given. */
export function faultsOf(draft: Draft, around: Surroundings): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  for (const pill of draft.pills) {
    if (!pill.option.required && pill.text === '') continue;
    const checked = checkPill(pill, around);
    if ('error' in checked) faults.set(pill.option.name, checked.error);
  }
  return faults;
}

/** The options as the bot gets them, below the names of the subcommands. */
export function optionsOf(draft: Draft, around: Surroundings): readonly PageOption[] {
  const filled = draft.pills.flatMap((pill): readonly PageOption[] => {
    const checked = checkPill(pill, around);
    return 'error' in checked ? [] : [given(pill, checked.value)];
  });
  return nested(draft.leaf.path, filled);
}

/** For autocomplete: what was typed so far, unchecked, the option under the cursor marked. */
export function partialOptions(draft: Draft, around: Surroundings): readonly PageOption[] {
  const filled = draft.pills.flatMap((pill): readonly PageOption[] => {
    if (pill.option.name === draft.focus) return [{ ...given(pill, pill.text), focused: true }];
    const checked = checkPill(pill, around);
    return 'error' in checked ? [] : [given(pill, checked.value)];
  });
  return nested(draft.leaf.path, filled);
}

const given = (pill: Pill, value: Value): PageOption => ({ name: pill.option.name, type: pill.option.type, value });

function nested(path: readonly string[], options: readonly PageOption[]): readonly PageOption[] {
  const [, ...inner] = path;
  return inner.reduceRight<readonly PageOption[]>(
    (below, name, depth) => [
      { name, type: depth === inner.length - 1 ? OPTION.subcommand : OPTION.group, options: below },
    ],
    options,
  );
}

/** "/table open game:small-world", as it is shown while an answer is awaited and read back from typed text. */
export const draftText = (draft: Draft): string =>
  [`/${draft.leaf.shown}`, ...draft.pills.filter((p) => p.text).map((p) => `${p.option.shown}:${p.text}`)].join(' ');
