import texts from 'virtual:texts/app/offline';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export const offlineTexts = texts as TextsByLanguage<typeof en>;
