import type { Language } from '#schemas/languages.ts';

/** Returns the language of a PDF: its own, or English if it has a script whose letters our fonts lack. */
export function pdfLanguage(language: Language): Language {
  return scripts.includes(new Intl.Locale(language).maximize().script ?? '') ? language : 'en';
}

const scripts: readonly string[] = ['Latn', 'Arab'];
