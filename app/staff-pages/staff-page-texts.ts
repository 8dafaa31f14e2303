import texts from 'virtual:texts/app/staff-pages';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export const staffPageTexts = texts as TextsByLanguage<typeof en>;
