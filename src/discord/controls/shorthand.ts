import { fail, labelOf, ok, type Result } from '../../engine/index.js';
import { LANGUAGES, say } from '../../text/index.js';
import { type AnyDistribution, change, currentDraft, type Draft, handOf, kindsOf, presetDraft } from './draft.js';
import { cellNamed, folded, type Unread, unread } from './reading.js';

const REST = new Set(['rest', 'reszta']);
const ALL = new Set(['all', 'wszystko']);
/** Short words for presets, in both languages; the first preset of these ids that a decision has is meant. */
const PRESET_WORDS: Readonly<Record<string, readonly string[]>> = {
  even: ['even'],
  rowno: ['even'],
  front: ['frontline', 'front'],
  keep: ['asitis', 'keepall', 'keep'],
  'bez zmian': ['asitis', 'keepall', 'keep'],
};

/** `4`, `+2`, `-1`, `2+1b`, `3b`: counts, each with the first letters of its kind. */
const AMOUNT = /^[+-]?\d+[a-z]*(?:\+\d*[a-z]+)*$/;

const presetNamed = (decision: AnyDistribution, words: string): Draft | undefined => {
  const wanted = folded(words);
  const ids = PRESET_WORDS[wanted] ?? [wanted];
  const preset = decision.presets.find(
    (option) =>
      ids.includes(folded(option.id)) ||
      LANGUAGES.some((language) => folded(say(language, labelOf(option))) === wanted),
  );
  return preset && presetDraft(decision, preset.id);
};

const leastDraft = (decision: AnyDistribution): Draft =>
  decision.cells.map(({ min }) => kindsOf(decision).map((_kind, k) => (k === 0 ? min : 0)));

/** What is not named stays as it is; where pieces may be kept back, it gets its minimum. */
const startingDraft = (decision: AnyDistribution): Draft =>
  decision.all ? currentDraft(decision) : leastDraft(decision);

const allToCell = (decision: AnyDistribution, draft: Draft, cell: number): Draft =>
  handOf(decision, draft).reduce((next, left, kind) => (left > 0 ? change(next, cell, kind, left) : next), draft);

/** One amount put on a cell; a sign changes what stands there, a bare number replaces it. */
function amountOn(decision: AnyDistribution, draft: Draft, cell: number, word: string): Draft | undefined {
  const kinds = kindsOf(decision);
  let next = draft;
  const signed = /^[+-]/.test(word);
  const parts = signed ? [word] : word.split('+');
  for (const part of parts) {
    const [, sign = '', digits = '', letters = ''] = /^([+-]?)(\d*)([a-z]*)$/.exec(part) ?? [];
    const kind = letters ? kinds.findIndex((name) => folded(name).startsWith(letters)) : 0;
    if (kind < 0) return undefined;
    const count = digits ? Number(digits) : 1;
    const present = next[cell]?.[kind] ?? 0;
    const wanted = sign === '+' ? present + count : sign === '-' ? Math.max(0, present - count) : count;
    next = change(next, cell, kind, wanted - present);
  }
  return next;
}

/** Reads a typed plan: `L3 4, M1 +2, rest L5`, a preset's name, `all L5`. */
export function readPlan(decision: AnyDistribution, typed: string): Result<Draft, Unread> {
  const preset = presetNamed(decision, typed);
  if (preset) return ok(preset);
  let draft = startingDraft(decision);
  const known = [...decision.cells.map(({ code }) => code), ...decision.presets.map(({ id }) => id), 'rest', 'all'];
  const cellAt = (word: string): number | undefined => {
    const cell = cellNamed(decision.cells, word);
    return cell && decision.cells.indexOf(cell);
  };
  const rests: number[] = [];
  for (const entry of typed.split(/[,;\n]+/)) {
    const words = folded(entry)
      .split(/[\s=:]+/)
      .filter((word) => word !== '');
    let cell: number | undefined;
    let counted = true;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      if (REST.has(word) || ALL.has(word)) {
        const target = cellAt(words[at + 1] ?? '');
        if (target === undefined) return fail(unread(words[at + 1] ?? word, known));
        if (ALL.has(word)) draft = leastDraft(decision);
        rests.push(target);
        counted = true;
        at += 1;
      } else if (cell !== undefined && AMOUNT.test(word) && !(counted && cellAt(word) !== undefined)) {
        const next = amountOn(decision, draft, cell, word);
        if (!next) return fail(unread(word, kindsOf(decision)));
        draft = next;
        counted = true;
      } else {
        cell = cellAt(word);
        if (cell === undefined) return fail(unread(word, known));
        counted = false;
      }
    }
    if (!counted) return fail(unread(words.at(-1) ?? '', []));
  }
  for (const cell of rests) draft = allToCell(decision, draft, cell);
  return ok(draft);
}

/** The draft as it would be typed. */
export function writePlan(decision: AnyDistribution, draft: Draft): string {
  const kinds = kindsOf(decision);
  return decision.cells
    .map(({ code }, index) => {
      const counts = kinds.flatMap((kind, k) => {
        const count = draft[index]?.[k] ?? 0;
        return k === 0 ? [String(count)] : count > 0 ? [`${count}${kind}`] : [];
      });
      return `${code} ${counts.join('+')}`;
    })
    .join(', ');
}
