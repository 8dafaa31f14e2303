import { textsIn } from '#schemas/languages.ts';
import { digitalTexts } from '../services/digital/digital-texts.ts';
import { loadCards, loadVouchers } from '../services/digital/load-codes.ts';
import { type Download, loadDownloads } from '../services/digital/load-downloads.ts';
import { printTickets, type TicketsFile } from '../services/digital/print-tickets.ts';
import { linkDays, signedPath } from '../services/digital/signed-path.ts';
import { cardParts, voucherParts } from './code-parts.ts';
import { fill } from './fill.ts';
import type { LetterPart } from './letter.ts';
import { type Attachment, type Compose, type MailContext, screenUrl } from './mail.ts';
import { loadOrderFacts, type OrderFacts } from './order-facts.ts';

/** Composes the one mail with all digital goods; null once all of them are revoked. */
export const composeDigital: Compose = async (context, payload) => {
  const facts = await loadOrderFacts(context.db, payload['orderId']);
  if (!facts) return null;
  const { row, number, language, email } = facts;
  const goods = await loadGoods(context, row.id);
  const subject = subjectOf(goods);
  if (!subject) return null;
  const { tickets } = goods;
  const t = textsIn(digitalTexts, language);
  const lead = fill(t.lead, { number });
  return {
    to: email,
    letter: {
      language,
      subject: fill(t[subject], { number }),
      preview: lead,
      title: t.title,
      parts: [
        { kind: 'text', text: lead },
        ...(tickets ? ticketParts(facts) : []),
        ...(await fileParts(context, facts, goods.files)),
        ...voucherParts(context, facts, goods.vouchers),
        ...cardParts(context, facts, goods.cards),
        {
          kind: 'button',
          label: t.open,
          href: screenUrl(context, language, 'checkout-success', { orderSlug: row.slug }),
        },
      ],
    },
    ...(tickets && { attachments: [attachment(tickets.name, tickets.content)] }),
  };
};

/** Loads the goods that are still valid. */
async function loadGoods(context: MailContext, orderId: number) {
  const { db } = context;
  const now = new Date();
  const isValid = ({ state }: { readonly state: string }) => state === 'valid';
  return {
    tickets: await printTickets(context, orderId),
    files: (await loadDownloads(db, { orderId })).filter(({ state }) => state === 'open'),
    vouchers: (await loadVouchers(db, orderId, now)).filter(isValid),
    cards: (await loadCards(db, orderId, now)).filter(isValid),
  };
}

interface Goods {
  readonly tickets: TicketsFile | null;
  readonly files: readonly unknown[];
  readonly vouchers: readonly unknown[];
  readonly cards: readonly unknown[];
}

/** Null if there are no goods. */
function subjectOf({ tickets, files, vouchers, cards }: Goods) {
  const kinds = [
    tickets ? (['subjectTickets'] as const) : [],
    files.length > 0 ? (['subjectFiles'] as const) : [],
    vouchers.length > 0 ? (['subjectVouchers'] as const) : [],
    cards.length > 0 ? (['subjectCards'] as const) : [],
  ].flat();
  const [first = null, second] = kinds;
  if (second === undefined) return first;
  return vouchers.length + cards.length > 0 ? 'subjectMixed' : 'subject';
}

const attachment = (filename: string, content: Buffer): Attachment => ({
  filename,
  contentType: 'application/pdf',
  content,
});

function ticketParts({ language }: OrderFacts): LetterPart[] {
  const t = textsIn(digitalTexts, language);
  return [
    { kind: 'heading', text: t.ticketsHead },
    { kind: 'text', text: t.ticketsLead },
  ];
}

async function fileParts(
  { db, publicUrl }: MailContext,
  { language }: OrderFacts,
  files: readonly Download[],
): Promise<LetterPart[]> {
  if (files.length === 0) return [];
  const t = textsIn(digitalTexts, language);
  const times = String(Math.max(...files.map(({ allowed }) => allowed)));
  const now = new Date();
  const links = files.map(async ({ id, name, file }) => ({
    kind: 'link' as const,
    label: `${name} (${file})`,
    href: `${publicUrl}${await signedPath(db, 'file', id, now)}`,
  }));
  return [
    { kind: 'heading', text: t.filesHead },
    { kind: 'text', text: fill(t.filesLead, { times, days: String(linkDays) }) },
    ...(await Promise.all(links)),
  ];
}
