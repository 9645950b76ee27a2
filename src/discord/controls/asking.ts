import type { BaseMove, Decision, Option } from '../../engine/index.js';
import { labelOf, text } from '../../engine/index.js';
import { type Language, say } from '../../text/index.js';
import { formatId } from '../custom-id.js';
import { ui } from '../words.js';

/** For whom controls are made: a table at a version, in a language. */
export interface Asking {
  readonly table: string;
  readonly version: number;
  readonly language: Language;
}

export type AnyDecision = Decision<BaseMove>;
export type AnyOption = Option<BaseMove>;

export const idFor = ({ table, version }: Asking, op: string, ...args: readonly string[]): string =>
  formatId({ table, version, op, args });

const percent = (odds: number): string => `${Math.round(odds * 100)} %`;

/** The words of an option; the chance is named before it is used. */
export function optionLabel(language: Language, option: AnyOption): string {
  const label = say(language, labelOf(option));
  return option.odds === undefined || label.includes('%') ? label : `${label} · ${percent(option.odds)}`;
}

export const optionWhy = (language: Language, option: AnyOption): string | undefined =>
  option.why ? say(language, text(option.why, option.facts)) : undefined;

export const promptOf = (language: Language, { prompt, facts }: AnyDecision): string =>
  say(language, text(prompt, facts));

/**
 * Whether one more press is asked for: chance or a reveal picked from a menu, going into decline, and ending the turn
 * while something else could still be done.
 */
export function asksAgain(
  decision: AnyDecision,
  option: AnyOption,
  { fromMenu, others }: { readonly fromMenu: boolean; readonly others: boolean },
): boolean {
  if (decision.verb === 'decline' || (decision.kind === 'choice' && option.id === 'decline')) return true;
  if (option.ends === 'turn') return others && (decision.verb === 'end' || decision.verb === 'pass');
  return fromMenu && (option.ends === 'chance' || option.ends === 'reveal');
}

/** What cannot be taken back, in words, for the confirmation. */
export const consequence = (language: Language, option: AnyOption): string =>
  ui(language, `confirm.${option.ends ?? 'plain'}`);
