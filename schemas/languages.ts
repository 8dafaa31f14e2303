import { site } from './site/site.ts';

/** Two letters in URLs and documents, three on the wire. */
export type Language = 'hr' | 'en' | 'de';

export const languages: readonly Language[] = site.languages.map(({ code }) => code as Language);

/** Has no path prefix; missing texts in other languages fall back to it (I18N-04). */
export const defaultLanguage: Language = site.languages[0].code as Language;

const facts = new Map(site.languages.map((language) => [language.code as Language, language]));

/** Returns the three-letter code of the wire: `hr` gives `hrv`. */
export const wireLanguage = (language: Language): string => facts.get(language)?.wire ?? language;

/** Returns the language's own name, for example `Deutsch`. */
export const languageName = (language: Language): string => facts.get(language)?.name ?? language;

/** Returns the locale of dates and numbers, for example `en-GB`. */
export const localeOf = (language: Language): string => facts.get(language)?.locale ?? language;

/** Text by language; only the default one is certain to exist. */
export type LocalizedText = { readonly hr: string; readonly en?: string; readonly de?: string };

/** Returns the text in `language`, else in the default language. */
export function localize(text: LocalizedText, language: Language): string {
  return text[language] ?? text.hr;
}

/** Returns the language in which `localize` finds the text. */
export function languageOf(text: LocalizedText, language: Language): Language {
  return text[language] === undefined ? defaultLanguage : language;
}

/** Accepts `hr` and `hrv`; returns null for anything else. */
export function parseLanguage(code: unknown): Language | null {
  return languages.find((l) => l === code || wireLanguage(l) === code) ?? null;
}
