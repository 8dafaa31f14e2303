import type { Language } from '#schemas/languages.ts';

/** Returns the language of a PDF: its own, or English if it has another script, whose letters our font lacks. */
export function pdfLanguage(language: Language): Language {
  return new Intl.Locale(language).maximize().script === 'Latn' ? language : 'en';
}
