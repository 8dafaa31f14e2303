import texts from 'virtual:written-texts/app/setup';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export type SetupText = keyof typeof en;

/** Includes languages that the site does not have: the owner may read others than the visitors. */
export const setupTexts = texts as TextsByLanguage<typeof en>;
