import texts from 'virtual:texts/app/pay';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export type PayText = keyof typeof en;

/** Texts of the payment page. It is not one of the screens and loads none of their texts. */
export const payMessages = texts as TextsByLanguage<typeof en>;
