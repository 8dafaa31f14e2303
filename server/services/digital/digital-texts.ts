import texts from 'virtual:texts/server/services/digital';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export const digitalTexts = texts as TextsByLanguage<typeof en>;
