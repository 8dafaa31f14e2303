import texts from 'virtual:texts/server/mail';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export type OrderTexts = (typeof en)['orders'];
export type OrderEvent = keyof (typeof en)['orderEvents'];
export type LinkMail = keyof (typeof en)['links'];

/** Texts of all mails. Those to the shop's staff are in the site's default language. */
export const mailTexts = texts as TextsByLanguage<typeof en>;
