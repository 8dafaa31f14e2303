import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { senderOf } from '../../../mail/sender.ts';
import { siteSetting } from '../../site/site-options.ts';
import { readFiscalFacts } from '../fiscalisation/read-fiscal.ts';
import { type CreditNote, readCreditNote, readCreditNoteById } from './credit-notes.ts';
import { readInvoice } from './invoice-rows.ts';
import { creditNotePaper, invoicePaper, type Paper, type PaperFormat } from './paper.ts';
import { paperPdf } from './paper-pdf.ts';

export interface PaperParts {
  readonly db: Kysely<Database>;
  readonly publicUrl: string;
  readonly format: PaperFormat;
}

export interface PaperFile {
  readonly name: string;
  readonly number: string;
  readonly content: Buffer;
}

/** Renders the invoice of an order as a file in the order's language; null when none was issued. */
export async function printInvoice(parts: PaperParts, orderId: number): Promise<PaperFile | null> {
  const invoice = await readInvoice(parts.db, orderId);
  if (!invoice) return null;
  const fiscal = await readFiscalFacts(parts.db, 'invoice_id', invoice.id);
  const currency = await siteSetting(parts.db, 'currency');
  return print(parts, invoicePaper(invoice, parts.format, currency, fiscal));
}

/** Renders a credit note as a file in the order's language; null when none was issued. */
async function printCreditNoteById(parts: PaperParts, id: number): Promise<PaperFile | null> {
  return printNote(parts, await readCreditNoteById(parts.db, id));
}

/** Renders the latest credit note of an order. */
export async function printCreditNote(
  parts: PaperParts,
  orderId: number,
): Promise<PaperFile | null> {
  return printNote(parts, await readCreditNote(parts.db, orderId));
}

async function printNote(parts: PaperParts, note: CreditNote | null): Promise<PaperFile | null> {
  if (!note) return null;
  const fiscal = await readFiscalFacts(parts.db, 'credit_note_id', note.id);
  const currency = await siteSetting(parts.db, 'currency');
  return print(parts, creditNotePaper(note, parts.format, currency, fiscal));
}

/** Functions that render papers, by the kind of their signed address. */
export const printPapers = { invoice: printInvoice, credit: printCreditNoteById };

async function print({ db, publicUrl }: PaperParts, paper: Paper): Promise<PaperFile> {
  const sender = senderOf((await siteSetting(db, 'company')) ?? {}, publicUrl);
  const name = `${paper.title.toLowerCase().replace(/\s+/g, '-')}-${paper.number}.pdf`;
  return { name, number: paper.number, content: await paperPdf(paper, sender) };
}
