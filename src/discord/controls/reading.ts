import { closest } from 'fastest-levenshtein';
import { type Cell, labelOf } from '../../engine/index.js';
import { LANGUAGES, say } from '../../text/index.js';

/** A word that could not be read, with the nearest that can. */
export interface Unread {
  readonly word: string;
  readonly nearest?: string;
}

/** Lower case, without accents: how typed words are compared. */
export const folded = (words: string): string =>
  words.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').trim();

export function unread(word: string, known: readonly string[]): Unread {
  return known.length > 0 ? { word, nearest: closest(folded(word), [...known]) } : { word };
}

const NAME_MIN = 3;

/** The cell that a word names: by its code, or by the beginning of its name in any language. */
export function cellNamed<C extends Cell>(cells: readonly C[], word: string): C | undefined {
  const wanted = folded(word);
  const byCode = cells.find(({ code, id }) => folded(code) === wanted || folded(id) === wanted);
  if (byCode || wanted.length < NAME_MIN) return byCode;
  const byName = cells.filter((cell) =>
    LANGUAGES.some((language) => folded(say(language, labelOf(cell))).startsWith(wanted)),
  );
  return byName.length === 1 ? byName[0] : undefined;
}
