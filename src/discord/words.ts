import type { Fact, Facts, Text } from '../engine/index.js';
import { type Language, say } from '../text/index.js';

/** Discord's locale of a person; everything but Polish reads English. */
export const languageOf = (locale: string | undefined): Language => (locale?.startsWith('pl') ? 'pl' : 'en');

const NAME_MAX = 32;

const escaped = (words: string): string => words.replace(/[\\*_~`|>#[\]()<@-]/g, '\\$&');

/** A name as it stands, without markup, on one line. */
export const plain = (name: string): string => escaped(name.replace(/\s+/g, ' ').trim().slice(0, NAME_MAX));

const plainFact = (fact: Fact): Fact => {
  if (typeof fact === 'string') return escaped(fact);
  if (typeof fact === 'number') return fact;
  return 'key' in fact ? plainFacts(fact) : fact.map(plainFacts);
};

const plainFacts = ({ key, facts }: Text): Text =>
  facts
    ? { key, facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plainFact(fact)])) }
    : { key };

/** Puts a text into words for a message: facts that came from people or games cannot bring markup with them. */
export const tell = (language: Language, text: Text): string => say(language, plainFacts(text));

/** The words of the controls. */
export const ui = (language: Language, key: string, facts?: Facts): string =>
  say(language, facts ? { key: `ui:${key}`, facts } : { key: `ui:${key}` });
