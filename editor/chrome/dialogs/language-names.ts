import type { Language } from '#schemas/languages.ts';

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  hr: 'Hrvatski',
  en: 'English',
  de: 'Deutsch',
};
