import texts from 'virtual:texts/server/services/deletion';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export const deletionTexts = texts as TextsByLanguage<typeof en>;
