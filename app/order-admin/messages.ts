import { type TextsByLanguage } from '#schemas/languages.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { hr, type OrderAdminText } from './texts/hr.ts';

export type { OrderAdminText };

export const orderAdminMessages: TextsByLanguage<Readonly<Record<OrderAdminText, string>>> = {
  hr,
  en,
  de,
};
