import texts from 'virtual:texts/app/feeds';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export const feedTexts = texts as TextsByLanguage<typeof en>;
