import type { JsonObject } from '#schemas/document/element.ts';
import { defaultLanguage, parseLanguage } from '#schemas/languages.ts';
import { hashToken } from '../services/account/refresh-token.ts';
import { linkConfirmsNewsletter } from '../services/newsletter/account-link.ts';
import { fill } from './fill.ts';
import { type Compose, type Mail, type MailContext, screenUrl } from './mail.ts';
import type { LinkMail } from './mail-texts.ts';

/** The screen that the link of a mail opens, and the query parameter of its token. */
const screens: Readonly<Record<LinkMail, readonly [screen: string, token: string]>> = {
  verifyEmail: ['login', 'verificationToken'],
  setPassword: ['forgot-password', 'token'],
  inviteStaff: ['forgot-password', 'token'],
  logIn: ['login', 'loginToken'],
  changeEmail: ['confirm-email', 'token'],
  releaseEmail: ['confirm-email', 'token'],
  keepAccount: ['confirm-email', 'token'],
  confirmForm: ['confirm-email', 'token'],
  confirmNewsletter: ['confirm-email', 'token'],
};

export const linkComposers: Readonly<Record<`mail.${LinkMail}`, Compose>> = {
  'mail.verifyEmail': composeVerification,
  'mail.setPassword': composer('setPassword'),
  'mail.inviteStaff': composer('inviteStaff'),
  'mail.logIn': composer('logIn'),
  'mail.changeEmail': composer('changeEmail'),
  'mail.releaseEmail': composer('releaseEmail'),
  'mail.keepAccount': composer('keepAccount'),
  'mail.confirmForm': composer('confirmForm'),
  'mail.confirmNewsletter': composer('confirmNewsletter'),
};

function composer(kind: LinkMail): Compose {
  return async (context, payload) => compose(kind, context, payload);
}

/** A registration that asks for the newsletter says what its link confirms. */
async function composeVerification(context: MailContext, payload: JsonObject) {
  const mail = compose('verifyEmail', context, payload);
  const hash = hashToken(String(payload['token']));
  if (!mail || !(await linkConfirmsNewsletter(context.db, hash))) return mail;
  const { newsletter } = context.texts(mail.letter.language).links.verifyEmail;
  const [lead, ...rest] = mail.letter.parts;
  const parts = [...(lead ? [lead] : []), { kind: 'text', text: newsletter } as const, ...rest];
  return { ...mail, letter: { ...mail.letter, parts } };
}

function compose(
  kind: LinkMail,
  context: MailContext,
  { email, newEmail = '', language: wanted, token }: JsonObject,
): Mail | null {
  if (typeof email !== 'string' || typeof token !== 'string') return null;
  const language = parseLanguage(String(wanted)) ?? defaultLanguage;
  const { subject, title, lead: text, button, ignore } = context.texts(language).links[kind];
  const lead = fill(text, { email: String(newEmail) });
  const [screen, name] = screens[kind];
  const href = screenUrl(context, language, screen, { [name]: token });
  return {
    to: email,
    letter: {
      language,
      subject,
      preview: lead,
      title,
      parts: [
        { kind: 'text', text: lead },
        { kind: 'button', label: button, href },
        { kind: 'quiet', text: ignore },
      ],
    },
  };
}
