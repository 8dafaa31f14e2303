import texts from 'virtual:texts/editor/back-office/orders';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from '../../editor/back-office/orders/texts/en.json';

export type OrderAdminText = keyof typeof en;

/** The same words as in the back office. */
export const orderAdminMessages = texts as TextsByLanguage<typeof en>;
