import i18next from 'i18next';
import type { Text } from '../engine/index.js';
import enLichKing from './en/lich-king.json' with { type: 'json' };
import enSmallWorld from './en/small-world.json' with { type: 'json' };
import enTable from './en/table.json' with { type: 'json' };
import enUi from './en/ui.json' with { type: 'json' };
import enWroth from './en/wroth.json' with { type: 'json' };
import plLichKing from './pl/lich-king.json' with { type: 'json' };
import plSmallWorld from './pl/small-world.json' with { type: 'json' };
import plTable from './pl/table.json' with { type: 'json' };
import plUi from './pl/ui.json' with { type: 'json' };
import plWroth from './pl/wroth.json' with { type: 'json' };

/** One catalogue a language, one namespace a subject: the table's own sentences, the controls, each game. */
export const CATALOGUES = {
  en: { table: enTable, ui: enUi, 'small-world': enSmallWorld, 'lich-king': enLichKing, wroth: enWroth },
  pl: { table: plTable, ui: plUi, 'small-world': plSmallWorld, 'lich-king': plLichKing, wroth: plWroth },
};

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const catalogue = i18next.createInstance();
await catalogue.init({
  resources: CATALOGUES,
  lng: 'en',
  fallbackLng: 'en',
  ns: Object.keys(CATALOGUES.en),
  defaultNS: 'ui',
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
});

const lists = { en: new Intl.ListFormat('en'), pl: new Intl.ListFormat('pl') };

/** Puts a text into words. A key that is missing says so in the text itself, so that it is seen and never crashes. */
export function say(language: Language, { key, facts }: Text): string {
  const words: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts ?? {})) {
    if (typeof fact !== 'object') words[name] = fact;
    else if ('key' in fact) words[name] = say(language, fact);
    else words[name] = lists[language].format(fact.map((item) => say(language, item)));
  }
  return catalogue.t(key, { ...words, lng: language });
}
