import { type Amounts, type BaseMove, type Distribution, type DistributionCell, sha256 } from '../../engine/index.js';

export type AnyDistribution = Distribution<BaseMove>;

/** How many of each kind stand on each cell, in the decision's order of cells and kinds. Nothing of it is stored. */
export type Draft = readonly (readonly number[])[];

export const kindsOf = ({ pieces }: AnyDistribution): readonly string[] => Object.keys(pieces);

export const totalOn = (draft: Draft, cell: number): number =>
  (draft[cell] ?? []).reduce((sum, count) => sum + count, 0);

export const fromAmounts = (decision: AnyDistribution, amounts: Amounts): Draft =>
  decision.cells.map(({ id }) => kindsOf(decision).map((kind) => amounts[id]?.[kind] ?? 0));

/** The answer to the decision; cells and kinds without pieces are left out. */
export function toAmounts(decision: AnyDistribution, draft: Draft): Amounts {
  const kinds = kindsOf(decision);
  const amounts: Record<string, Record<string, number>> = {};
  for (const [index, { id }] of decision.cells.entries()) {
    for (const [k, kind] of kinds.entries()) {
      const count = draft[index]?.[k] ?? 0;
      if (count > 0) amounts[id] = { ...amounts[id], [kind]: count };
    }
  }
  return amounts;
}

const isAmounts = (value: unknown): value is Amounts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A preset of the game as a draft. */
export function presetDraft(decision: AnyDistribution, preset: string): Draft | undefined {
  const option = decision.presets.find(({ id }) => id === preset);
  const amounts = (option?.move as Readonly<Record<string, unknown>> | undefined)?.[decision.field];
  return isAmounts(amounts) ? fromAmounts(decision, amounts) : undefined;
}

/** The draft an editor opens with: the game's suggestion. */
export const firstDraft = (decision: AnyDistribution): Draft =>
  presetDraft(decision, decision.presets[0]?.id ?? '') ?? currentDraft(decision);

/** What stands on the board now. */
export const currentDraft = (decision: AnyDistribution): Draft =>
  decision.cells.map(({ now }) => kindsOf(decision).map((kind) => now[kind] ?? 0));

/** What is left to place, by kind. Below 0 when more was placed than there is. */
export const handOf = (decision: AnyDistribution, draft: Draft): readonly number[] =>
  kindsOf(decision).map(
    (kind, k) => (decision.pieces[kind] ?? 0) - draft.reduce((sum, counts) => sum + (counts[k] ?? 0), 0),
  );

const roomFor = (cell: DistributionCell, kind: string, count: number): boolean =>
  count < (cell.max?.[kind] ?? Number.POSITIVE_INFINITY);

export const change = (draft: Draft, cell: number, kind: number, by: number): Draft =>
  draft.map((counts, c) => (c === cell ? counts.map((count, k) => (k === kind ? count + by : count)) : counts));

/** Where the next piece comes from when the hand is empty: the cell that can spare most, never `target` itself. */
export function donorOf(decision: AnyDistribution, draft: Draft, kind: number, target: number): number | undefined {
  let donor: number | undefined;
  let most = 0;
  for (const [index, cell] of decision.cells.entries()) {
    const spare = Math.min(totalOn(draft, index) - cell.min, draft[index]?.[kind] ?? 0);
    if (index !== target && spare >= most && spare > 0) [donor, most] = [index, spare];
  }
  return donor;
}

/** One piece more on a cell: from the hand, else from the donor. Unchanged when there is none or no room. */
export function tap(decision: AnyDistribution, draft: Draft, cell: number, kind: number): Draft {
  const place = decision.cells[cell];
  const name = kindsOf(decision)[kind];
  if (!place || name === undefined || !roomFor(place, name, draft[cell]?.[kind] ?? 0)) return draft;
  if ((handOf(decision, draft)[kind] ?? 0) > 0) return change(draft, cell, kind, 1);
  const donor = donorOf(decision, draft, kind, cell);
  return donor === undefined ? draft : change(change(draft, donor, kind, -1), cell, kind, 1);
}

/** One piece back into the hand. */
export const take = (draft: Draft, cell: number, kind: number): Draft =>
  (draft[cell]?.[kind] ?? 0) > 0 ? change(draft, cell, kind, -1) : draft;

/** Why a draft cannot be confirmed yet. */
export type DraftFault =
  | { readonly kind: 'over'; readonly by: number }
  | { readonly kind: 'left'; readonly placed: number; readonly of: number; readonly cell?: string }
  | { readonly kind: 'few'; readonly cell: string; readonly min: number }
  | { readonly kind: 'many'; readonly cell: string; readonly max: number };

export function faultOf(decision: AnyDistribution, draft: Draft): DraftFault | undefined {
  const kinds = kindsOf(decision);
  const hand = handOf(decision, draft);
  const over = hand.reduce((sum, left) => sum + Math.max(0, -left), 0);
  if (over > 0) return { kind: 'over', by: over };
  const short = decision.cells.find((cell, index) => {
    const total = totalOn(draft, index);
    return total < cell.min && !(total === 0 && cell.mayBeEmpty);
  });
  const left = hand.reduce((sum, count) => sum + count, 0);
  if (decision.all && left > 0) {
    const of = Object.values(decision.pieces).reduce((sum, count) => sum + count, 0);
    return { kind: 'left', placed: of - left, of, ...(short ? { cell: short.code } : {}) };
  }
  if (short) return { kind: 'few', cell: short.code, min: short.min };
  for (const [index, cell] of decision.cells.entries()) {
    for (const [k, kind] of kinds.entries()) {
      const max = cell.max?.[kind];
      if (max !== undefined && (draft[index]?.[k] ?? 0) > max) return { kind: 'many', cell: cell.code, max };
    }
  }
  return undefined;
}

const PRINT_LENGTH = 3;

/** Tells whether a draft was made for this very decision: cells, pieces and their order. */
const fingerprint = (decision: AnyDistribution): string =>
  Number.parseInt(
    sha256(JSON.stringify([decision.id, decision.pieces, decision.cells.map(({ id }) => id)])).slice(0, 8),
    16,
  )
    .toString(36)
    .padStart(PRINT_LENGTH, '0')
    .slice(-PRINT_LENGTH);

const A = 'A'.charCodeAt(0);
const RUN_MAX = 27;

const digit = (count: number): string => (count < 36 ? count.toString(36) : `_${count.toString(36).padStart(2, '0')}`);

/** A draft as few characters as fit into a custom id: a digit a count, a capital letter a run of noughts. */
export function encodeDraft(decision: AnyDistribution, draft: Draft): string {
  let code = fingerprint(decision);
  let noughts = 0;
  for (const count of [...draft.flat(), Number.NaN]) {
    if (count === 0 && noughts < RUN_MAX) {
      noughts += 1;
      continue;
    }
    if (noughts > 0) code += noughts === 1 ? '0' : String.fromCharCode(A + noughts - 2);
    noughts = count === 0 ? 1 : 0;
    if (count > 0) code += digit(count);
  }
  return code;
}

/** The draft, or nothing if it belongs to another decision or is no draft at all. */
export function decodeDraft(decision: AnyDistribution, code: string): Draft | undefined {
  if (!code.startsWith(fingerprint(decision))) return undefined;
  const counts: number[] = [];
  for (const [token] of code.slice(PRINT_LENGTH).matchAll(/_[0-9a-z]{2}|[0-9a-zA-Z]|./g)) {
    const run = token.charCodeAt(0) - A + 2;
    if (/^[A-Z]$/.test(token)) counts.push(...Array<number>(Math.min(run, RUN_MAX)).fill(0));
    else if (/^_[0-9a-z]{2}$/.test(token)) counts.push(Number.parseInt(token.slice(1), 36));
    else if (/^[0-9a-z]$/.test(token)) counts.push(Number.parseInt(token, 36));
    else return undefined;
  }
  const kinds = kindsOf(decision).length;
  if (counts.length !== kinds * decision.cells.length) return undefined;
  return decision.cells.map((_cell, index) => counts.slice(index * kinds, (index + 1) * kinds));
}
