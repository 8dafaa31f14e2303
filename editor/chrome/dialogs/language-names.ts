import type { Language } from '#schemas/languages.ts';

export const languageNames: Readonly<Record<Language, string>> = {
  hr: 'Hrvatski',
  en: 'English',
  de: 'Deutsch',
};
