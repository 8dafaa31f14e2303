import type { Language } from '#schemas/languages.ts';

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  hr: 'Hrvatski',
  en: 'English',
  de: 'Deutsch',
};
