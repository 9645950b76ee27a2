import type { Text } from '../src/engine/index.js';
import { type Language, say } from '../src/text/index.js';

/** Discord's limit for the description of a file. */
export const ALT_LIMIT = 1024;

/** Joins sentences as far as there is room, the closing one in any case. */
export function altText(language: Language, sentences: readonly Text[]): string {
  const closing = say(language, { key: 'ui:picture.alt.closing' });
  let words = '';
  for (const sentence of sentences.map((text) => say(language, text))) {
    if (words.length + sentence.length + closing.length + 2 > ALT_LIMIT) break;
    words += `${sentence} `;
  }
  return words + closing;
}
