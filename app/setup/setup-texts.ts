import texts from 'virtual:written-texts/app/setup';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export type SetupText = keyof typeof en;

/** Not only the languages of the site: an owner may read others than the shop's visitors. */
export const setupTexts = texts as TextsByLanguage<typeof en>;
