import { site } from './site/site.ts';

/** BCP 47 tag of a language of the site; also its key in URLs and documents. */
export type Language = string;

export const languages: readonly [Language, ...Language[]] = [
  site.languages[0].code,
  ...site.languages.slice(1).map(({ code }) => code),
];

/** Has no path prefix; missing texts in other languages fall back to it (I18N-04). */
export const [defaultLanguage] = languages;

const facts = new Map(site.languages.map((language) => [language.code, language]));

/** Returns the three-letter code that the API uses: `hr` gives `hrv`. */
export const wireLanguage = (language: Language): string => facts.get(language)?.wire ?? language;

/** Returns the language's own name, for example `Deutsch`. */
export const languageName = (language: Language): string => facts.get(language)?.name ?? language;

/** Returns the locale of dates and numbers, for example `en-GB`. */
export const localeOf = (language: Language): string => facts.get(language)?.locale ?? language;

/** Returns a price with `0` for the number and `¤` for the sign of the currency; undefined for `0 ¤`. */
export const pricePatternIn = (language: Language): string | undefined =>
  facts.get(language)?.pricePattern;

/** Returns the direction in which a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  facts.get(language)?.isRightToLeft ? 'rtl' : 'ltr';

/** Returns the attributes of an HTML document in this language. */
export const documentLanguage = (language: Language): string =>
  directionOf(language) === 'rtl' ? `lang="${language}" dir="rtl"` : `lang="${language}"`;

/** A value for each language of the site. */
export type ByLanguage<T> = (language: Language) => T;

/** Makes a value for each language of the site once. A language that the site lacks gets the default's. */
export function byLanguage<T>(make: (language: Language) => T): ByLanguage<T> {
  const values = new Map(languages.map((language) => [language, make(language)]));
  const first = values.get(defaultLanguage) as T;
  return (language) => values.get(language) ?? first;
}

/** Text by language; only the default one is certain to exist. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Returns the text in `language`, else in the default language. */
export function localize(text: LocalizedText, language: Language): string {
  return text[language] ?? text[defaultLanguage] ?? '';
}

/** Returns the language in which `localize` finds the text. */
export function languageOf(text: LocalizedText, language: Language): Language {
  return text[language] === undefined ? defaultLanguage : language;
}

/** Accepts `hr` and `hrv`; returns null for anything else. */
export function parseLanguage(code: unknown): Language | null {
  return languages.find((l) => l === code || wireLanguage(l) === code) ?? null;
}

/** Texts in each language of the site. */
export type TextsByLanguage<T> = Readonly<Record<Language, T>>;

/** Returns the texts for a language. Texts from outside may lack it: they give those of its base language or English. */
export function textsIn<T>(texts: TextsByLanguage<T>, language: Language): T {
  const [base = language] = language.split('-');
  const found = texts[language] ?? texts[base] ?? texts.en ?? Object.values(texts)[0];
  return found as T;
}
