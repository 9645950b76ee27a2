import type { Refusal } from '../../table/api.js';
import type { Table } from '../../table/model.js';
import { named } from '../../table/names.js';
import { refusalText } from '../../table/refusals.js';
import type { Language } from '../../text/index.js';
import { screen, words } from '../components.js';
import type { Part, Screen } from '../screen.js';
import { tell, ui } from '../words.js';

/** The sentence of a refusal with the rule's number, in the reader's language. */
export function refusalLine(language: Language, table: Table | undefined, refusal: Refusal): string {
  const sentence = refusalText(table?.game ?? 'table', refusal);
  const line = tell(language, table ? named(table, sentence) : sentence);
  return line.includes(refusal.rule) ? line : `${line} (${refusal.rule})`;
}

/** What is wrong, the rule, and what can be done now. */
export const refusalScreen = (
  language: Language,
  table: Table | undefined,
  refusal: Refusal,
  controls: readonly Part[] = [],
): Screen => screen([words(refusalLine(language, table, refusal)), ...controls]);

export const noteScreen = (line: string, controls: readonly Part[] = []): Screen => screen([words(line), ...controls]);

/** Our own fault: said plainly, with a reference that the log has too. */
export const brokenScreen = (language: Language, reference: string): Screen =>
  noteScreen(ui(language, 'error.broken', { reference }));
