import texts from 'virtual:texts/app/templates';
import {
  type LocalizedText,
  languages,
  type TextsByLanguage,
  textsIn,
} from '#schemas/languages.ts';
import type en from './texts/en.json';

const byLanguage = texts as TextsByLanguage<typeof en>;

/** Returns a text of the engine in each language of the site. */
export const text = (key: keyof typeof en): LocalizedText =>
  Object.fromEntries(languages.map((language) => [language, textsIn(byLanguage, language)[key]]));

/** Returns the same text for each language of the site. */
export const inAll = (same: string): LocalizedText =>
  Object.fromEntries(languages.map((language) => [language, same]));
