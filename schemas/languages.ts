/** Languages of the storefront: two-letter codes in URLs and documents, three-letter on the wire. */
export const languages = ['hr', 'en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Has no path prefix; missing texts in other languages fall back to it (I18N-04). */
export const defaultLanguage: Language = 'hr';

export const wireLanguage = { hr: 'hrv', en: 'eng', de: 'deu' } as const satisfies Record<
  Language,
  string
>;

/** Text in every language; only the default one is certain to exist. */
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
  return languages.find((l) => l === code || wireLanguage[l] === code) ?? null;
}
