import texts from 'virtual:texts/app/order-admin';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export type OrderAdminText = keyof typeof en;

export const orderAdminMessages = texts as TextsByLanguage<typeof en>;
