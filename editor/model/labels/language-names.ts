import type { Language } from '#schemas/languages.ts';

/** Returns the name of a language in the language of the user interface, as in running text: `hrvatski`. */
export const languageInText = (language: Language, uiLanguage: Language): string =>
  new Intl.DisplayNames(uiLanguage, { type: 'language' }).of(language) ?? language;

/** Returns the name of a language as a title: `Hrvatski`. */
export function languageTitle(language: Language, uiLanguage: Language): string {
  const name = languageInText(language, uiLanguage);
  return name.charAt(0).toLocaleUpperCase(uiLanguage) + name.slice(1);
}
