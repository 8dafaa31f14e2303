import { type LocalizedText, languages, textsIn } from '#schemas/languages.ts';

/** Returns a text of the engine in each language of the site. */
export function text(hr: string, en: string, de: string): LocalizedText {
  const texts = { hr, en, de };
  return Object.fromEntries(languages.map((language) => [language, textsIn(texts, language)]));
}
