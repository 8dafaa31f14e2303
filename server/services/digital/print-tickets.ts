import type { Kysely } from 'kysely';
import { parseLanguage, textsIn } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { fill } from '../../mail/fill.ts';
import type { MailFormat } from '../../mail/mail-format.ts';
import { senderOf } from '../../mail/sender.ts';
import { pdfLanguage } from '../../pdf/pdf-language.ts';
import { siteSetting } from '../site/site-options.ts';
import { digitalTexts } from './digital-texts.ts';
import { loadTickets } from './load-tickets.ts';
import { ticketPdf } from './ticket-pdf.ts';

export interface PrintParts {
  readonly db: Kysely<Database>;
  readonly publicUrl: string;
  readonly format: Pick<MailFormat, 'date' | 'minute' | 'price'>;
}

export interface TicketsFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Returns the valid tickets of an order as a file in the order's language; null when there are none. */
export async function printTickets(
  { db, publicUrl, format }: PrintParts,
  orderId: number,
): Promise<TicketsFile | null> {
  const order = await db
    .selectFrom('orders')
    .select(['order_number', 'language'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const ordered = parseLanguage(order?.language ?? '');
  if (!order || !ordered) return null;
  const language = pdfLanguage(ordered);
  const all = await loadTickets(db, { orderId }, language);
  const tickets = all.filter(({ state }) => state === 'valid');
  if (tickets.length === 0) return null;
  const number = order.order_number;
  const sender = senderOf((await siteSetting(db, 'company')) ?? {}, publicUrl);
  const content = await ticketPdf(tickets, { orderNumber: number, language, sender, format });
  return { name: fill(textsIn(digitalTexts, language).ticketsFile, { order: number }), content };
}
