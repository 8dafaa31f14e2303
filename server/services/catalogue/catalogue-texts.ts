import texts from 'virtual:texts/server/services/catalogue';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export const catalogueTexts = texts as TextsByLanguage<typeof en>;
