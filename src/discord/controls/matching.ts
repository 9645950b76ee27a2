import { optionsOf, SLOTS, type Slot, type Verb } from '../../engine/index.js';
import { LANGUAGES } from '../../text/index.js';
import { type AnyDecision, type AnyOption, optionLabel } from './asking.js';
import { folded, type Unread, unread } from './reading.js';

/** An option with the decision it answers. */
export interface Candidate {
  readonly decision: AnyDecision;
  readonly option: AnyOption;
}

export type Given = Readonly<Partial<Record<Slot, string>>>;

const spelled = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

export const givenSlots = (options: Readonly<Record<string, string | number | boolean>>): Given =>
  Object.fromEntries(SLOTS.flatMap((slot) => (options[slot] === undefined ? [] : [[slot, spelled(options[slot])]])));

/** The decisions that a verb speaks of; `choose` speaks of all. */
export const decisionsFor = (decisions: readonly AnyDecision[], verb: Verb): readonly AnyDecision[] =>
  verb === 'choose' ? decisions : decisions.filter((decision) => decision.verb === verb);

export const candidatesIn = (decisions: readonly AnyDecision[]): readonly Candidate[] =>
  decisions.flatMap((decision) => optionsOf(decision).map((option) => ({ decision, option })));

const labelsOf = (option: AnyOption): readonly string[] =>
  LANGUAGES.map((language) => folded(optionLabel(language, option)));

/** A typed value names a slot by its code, or the option by words of its label. */
function fits({ option }: Candidate, slot: Slot, typed: string): 'exactly' | 'in words' | undefined {
  const wanted = folded(typed);
  const value = option.slots?.[slot];
  if (value !== undefined && folded(value) === wanted) return 'exactly';
  if (value === undefined || wanted.length < 3) return undefined;
  return labelsOf(option).some((label) => label.includes(wanted)) ? 'in words' : undefined;
}

/** The candidates that a command's options leave, or the first option that leaves none. */
export function matching(candidates: readonly Candidate[], given: Given): readonly Candidate[] | Unread {
  let left = candidates;
  for (const slot of SLOTS) {
    const typed = given[slot];
    if (typed === undefined) continue;
    const exact = left.filter((candidate) => fits(candidate, slot, typed) === 'exactly');
    const next = exact.length > 0 ? exact : left.filter((candidate) => fits(candidate, slot, typed) !== undefined);
    if (next.length === 0) {
      const known = left.flatMap(({ option }) => option.slots?.[slot] ?? []);
      return unread(typed, [...new Set(known)]);
    }
    left = next;
  }
  return left;
}

/** Among several, the one that needs nothing beyond what was typed. */
export function plainest(candidates: readonly Candidate[], given: Given): Candidate | undefined {
  if (candidates.length === 1) return candidates[0];
  const bare = candidates.filter(({ option }) =>
    SLOTS.every((slot) => slot === 'name' || (option.slots?.[slot] === undefined) === (given[slot] === undefined)),
  );
  return bare.length === 1 ? bare[0] : undefined;
}

export const choiceValue = ({ decision, option }: Candidate): string => `${decision.id}/${option.id}`;

/** What `/choose` was given: a value from its list, or words of a label. */
export function chosen(candidates: readonly Candidate[], typed: string): Candidate | Unread {
  const exact = candidates.find((candidate) => choiceValue(candidate) === typed);
  if (exact) return exact;
  const wanted = folded(typed);
  const byId = candidates.filter(
    ({ option }) => folded(option.id) === wanted || folded(option.slots?.target ?? '') === wanted,
  );
  const byWords = candidates.filter(({ option }) => labelsOf(option).some((label) => label.includes(wanted)));
  const found = byId.length > 0 ? byId : byWords;
  if (wanted !== '' && found.length === 1 && found[0]) return found[0];
  return unread(
    typed,
    candidates.flatMap(({ option }) => option.slots?.target ?? option.id),
  );
}
