import { type Language, languages } from '#schemas/languages.ts';

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}
