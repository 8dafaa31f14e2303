import { textsIn } from '#schemas/languages.ts';
import { type AgreedPage, agreedPages } from '../services/orders/agreed-pages.ts';
import { fill } from './fill.ts';
import type { LetterPart } from './letter.ts';
import type { Attachment, MailContext } from './mail.ts';
import { mailTexts, type OrderTexts } from './mail-texts.ts';
import type { OrderFacts } from './order-facts.ts';
import { termsCopy } from './terms-copy.ts';

interface AgreedCopy {
  readonly page: AgreedPage;
  readonly href: string;
  readonly copy: Attachment;
}

/** Returns the terms that the buyer agreed to, as files, in the order's language. */
export async function agreedTo(
  { db, publicUrl, format }: MailContext,
  { row, language, number }: OrderFacts,
): Promise<AgreedCopy[]> {
  const t = textsIn(mailTexts, language).orders;
  const pages = await agreedPages(db, language, row.created_at);
  return pages.map((page) => {
    const href = `${publicUrl}${page.path}`;
    const date = format.date(row.created_at, language);
    const version = format.instant(page.version, language);
    const note = fill(t.termsNote, { number, date, version });
    return { page, href, copy: termsCopy(page, { language, note, address: href }) };
  });
}

/** Lists the attached texts and links to them in the shop. */
export function termsParts(copies: readonly AgreedCopy[], t: OrderTexts): LetterPart[] {
  if (copies.length === 0) return [];
  const links = copies.map(({ page: { title: label }, href }) => {
    return { kind: 'link', label: label.replaceAll('\u00ad', ''), href } as const;
  });
  return [{ kind: 'quiet', text: t.terms }, ...links];
}
