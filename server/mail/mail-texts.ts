import texts from 'virtual:texts/server/mail';
import { defaultLanguage, type TextsByLanguage, textsIn } from '#schemas/languages.ts';
import type en from './texts/en.json';

export type MailTexts = typeof en;
export type OrderTexts = (typeof en)['orders'];
export type OrderEvent = keyof (typeof en)['orderEvents'];
export type LinkMail = keyof (typeof en)['links'];

/** Texts of all mails. Those to the shop's staff are in the site's default language. */
export const mailTexts = texts as TextsByLanguage<typeof en>;

const keyed = (group: 'orderEvents' | 'links' | 'notices'): string[] =>
  Object.keys(textsIn(mailTexts, defaultLanguage)[group]).map((key) => `${group}.${key}`);

/** Paths of the mail texts that staff may change. */
export const mailNames: readonly string[] = [
  ...keyed('orderEvents'),
  'orderAccess.code',
  'reviewInvitation',
  'formReceipt',
  'newsletter',
  ...keyed('links'),
  ...keyed('notices'),
];
