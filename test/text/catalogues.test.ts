import { describe, expect, test } from 'vitest';
import { CATALOGUES, LANGUAGES, type Language, say } from '../../src/text/index.js';

type Tree = { readonly [key: string]: string | Tree };

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every sentence of a catalogue by its full key. */
function sentences(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : sentences(value, `${path}${key}.`),
  );
}

const placeholders = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();

/** Keys without their plural endings, each with all placeholders its forms use. */
function meanings(language: Language, namespace: keyof (typeof CATALOGUES)['en']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, sentence] of sentences(CATALOGUES[language][namespace] as Tree)) {
    const meaning = key.replace(PLURAL, '');
    found.set(meaning, [...new Set([...(found.get(meaning) ?? []), ...placeholders(sentence)])].sort());
  }
  return found;
}

describe.each(Object.keys(CATALOGUES.en) as (keyof (typeof CATALOGUES)['en'])[])('the catalogue "%s"', (namespace) => {
  const english = meanings('en', namespace);

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'says the same in %s, with the same facts',
    (language) => {
      const other = meanings(language, namespace);
      expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [key, facts] of english) expect(other.get(key), key).toEqual(facts);
    },
  );

  test.each(LANGUAGES)('has every plural form of %s', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = new Set(sentences(CATALOGUES[language][namespace] as Tree).map(([key]) => key));
    const missing = [...keys]
      .filter((key) => PLURAL.test(key))
      .flatMap((key) => forms.map((form) => key.replace(PLURAL, `_${form}`)))
      .filter((key) => !keys.has(key));
    expect(missing).toEqual([]);
  });

  test.each(LANGUAGES)('leaves no sentence of %s empty', (language) => {
    const empty = sentences(CATALOGUES[language][namespace] as Tree).filter(([, sentence]) => sentence.trim() === '');
    expect(empty).toEqual([]);
  });
});

test('a fact that is a text is put into words first, in the same language', () => {
  expect(say('pl', { key: 'small-world:race.trolls' })).toBe('Trolle');
});
