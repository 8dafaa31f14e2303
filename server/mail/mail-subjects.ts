import { type Language, textsIn } from '#schemas/languages.ts';
import { digitalTexts } from '../services/digital/digital-texts.ts';
import { composers } from './composers.ts';
import { mailNames } from './mail-texts.ts';
import { textsOfMail } from './own-mail-texts.ts';

/** Paths of texts whose name differs from that of their kind of mail. */
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

/** Returns the default subject of a kind of mail; null for one without its own. */
export function subjectOfKind(kind: string, language: Language): string | null {
  if (kind === 'order.digital') return textsIn(digitalTexts, language).subject.replace(holes, '…');
  const [, name = ''] = kind.split('.');
  const place =
    elsewhere[kind] ?? mailNames.find((each) => each === name || each.endsWith(`.${name}`));
  return (place && shippedSubject(place, language)) ?? null;
}

/** Returns the default subject of a mail by the path of its texts, with `…` for values. */
export const shippedSubject = (name: string, language: Language): string | null =>
  textsOfMail(name, language)['subject']?.replace(holes, '…') ?? null;
