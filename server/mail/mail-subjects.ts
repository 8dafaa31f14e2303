import { type Language, textsIn } from '#schemas/languages.ts';
import { digitalTexts } from '../services/digital/digital-texts.ts';
import { composers } from './composers.ts';
import { mailNames } from './mail-texts.ts';
import { textsOfMail } from './own-mail-texts.ts';

/** Places of texts that are named otherwise than their kind of mail. */
const elsewhere: Readonly<Record<string, string>> = {
  'mail.emailChangeAsked': 'notices.emailChangeRequested',
  'mail.newsletterWelcome': 'newsletter',
  'mail.formEntry': 'staff.form',
  'order.code': 'orderAccess.code',
  'order.withdrawal': 'orderAccess.withdrawal',
  'shop.withdrawal': 'staff.withdrawal',
  'shop.webhookPaused': 'staff.webhookPaused',
};

const holes = /%\{\w+\}/g;

/** The kinds of mails that the shop sends. */
export const mailKinds: readonly string[] = Object.keys(composers);

/** The shipped subject of a kind of mail; null for one that has none of its own. */
export function subjectOfKind(kind: string, language: Language): string | null {
  if (kind === 'order.digital') return textsIn(digitalTexts, language).subject.replace(holes, '…');
  const [, name = ''] = kind.split('.');
  const place =
    elsewhere[kind] ?? mailNames.find((each) => each === name || each.endsWith(`.${name}`));
  return (place && shippedSubject(place, language)) ?? null;
}

/** The subject of a mail by the place of its texts, with `…` for what is filled in. */
export const shippedSubject = (name: string, language: Language): string | null =>
  textsOfMail(name, language)['subject']?.replace(holes, '…') ?? null;
