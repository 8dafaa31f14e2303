import type { Language } from '#schemas/languages.ts';

/** Locale of dates and numbers per language. */
export const locales: Readonly<Record<Language, string>> = {
  hr: 'hr-HR',
  en: 'en-GB',
  de: 'de-DE',
};
