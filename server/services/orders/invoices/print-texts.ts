import texts from 'virtual:texts/server/services/orders/invoices';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export type PrintText = keyof typeof en;

export const printTexts = texts as TextsByLanguage<typeof en>;
