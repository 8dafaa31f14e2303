import texts from 'virtual:texts/app/storefront';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export const storefrontTexts = texts as TextsByLanguage<typeof en>;
