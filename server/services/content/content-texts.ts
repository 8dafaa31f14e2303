import texts from 'virtual:texts/server/services/content';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export const contentTexts = texts as TextsByLanguage<typeof en>;
