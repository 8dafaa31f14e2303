import { digitalTexts } from '../services/digital/digital-texts.ts';
import { type Download, loadDownloads } from '../services/digital/load-downloads.ts';
import { printTickets } from '../services/digital/print-tickets.ts';
import { linkDays, signedPath } from '../services/digital/signed-path.ts';
import type { LetterPart } from './letter.ts';
import { type Attachment, type Compose, type MailContext, screenUrl } from './mail.ts';
import { fill } from './messages/order-texts.ts';
import { loadOrderFacts, type OrderFacts } from './order-facts.ts';

/** The one mail that brings tickets and links to files; nothing once all of it was revoked. */
export const composeDigital: Compose = async (context, payload) => {
  const facts = await loadOrderFacts(context.db, payload['orderId']);
  if (!facts) return null;
  const { row, number, language, email } = facts;
  const tickets = await printTickets(context, row.id);
  const files = (await loadDownloads(context.db, { orderId: row.id })).filter(isOpen);
  if (!tickets && files.length === 0) return null;
  const t = digitalTexts[language];
  const lead = fill(t.lead, { number });
  return {
    to: email,
    letter: {
      language,
      subject: fill(t[subjectKey(tickets !== null, files.length > 0)], { number }),
      preview: lead,
      title: t.title,
      parts: [
        { kind: 'text', text: lead },
        ...(tickets ? ticketParts(facts) : []),
        ...(await fileParts(context, facts, files)),
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

const isOpen = ({ state }: Download) => state === 'open';

function subjectKey(hasTickets: boolean, hasFiles: boolean) {
  if (hasTickets && hasFiles) return 'subject';
  return hasTickets ? 'subjectTickets' : 'subjectFiles';
}

const attachment = (filename: string, content: Buffer): Attachment => ({
  filename,
  contentType: 'application/pdf',
  content,
});

function ticketParts({ language }: OrderFacts): LetterPart[] {
  const t = digitalTexts[language];
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
  const t = digitalTexts[language];
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
