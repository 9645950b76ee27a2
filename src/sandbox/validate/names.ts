import { Locale } from 'discord-api-types/v10';
import type { Issue } from '../rest/errors.js';
import { issue, type Path } from './issue.js';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const LOCALES: ReadonlySet<string> = new Set(Object.values(Locale));

export type Translations = Readonly<Record<string, string | null>> | null | undefined;

/** Names are lower case wherever their script has cases, in every language. */
export function nameIssues(name: string, translations: Translations, path: Path): Issue[] {
  const judge = (text: string, at: Path): Issue[] =>
    NAME.test(text) && text === text.toLowerCase()
      ? []
      : [issue(at, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid')];
  return [
    ...judge(name, [...path, 'name']),
    ...Object.entries(translations ?? {}).flatMap(([locale, text]) =>
      text === null ? [] : judge(text, [...path, 'name_localizations', locale]),
    ),
  ];
}

export function localeIssues(translations: Translations, path: Path): Issue[] {
  return Object.keys(translations ?? {}).flatMap((locale) =>
    LOCALES.has(locale)
      ? []
      : [issue([...path, locale], 'BASE_TYPE_CHOICES', `"${locale}" is not a locale of Discord.`)],
  );
}
