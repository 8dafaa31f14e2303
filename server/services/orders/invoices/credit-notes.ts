import type { Kysely, Transaction } from 'kysely';
import type { TaxRow } from '#schemas/entities/cart.ts';
import type { Money } from '#schemas/money.ts';
import type { Database } from '../../../db/schema.ts';
import type { TaxedAmount } from '../../pricing/tax.ts';
import { reportPaper } from '../fiscalisation/report-paper.ts';
import { taxesLeft, taxesOfAmount, taxesOfLines } from './credited-taxes.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { readInvoice } from './invoice-rows.ts';
import { nextPaperNumber } from './paper-numbers.ts';

/** Content of a credit note: the part of an invoice that is no longer owed. */
export interface CreditNoteDocument
  extends Pick<
    InvoiceDocument,
    'orderNumber' | 'language' | 'currency' | 'seller' | 'buyer' | 'taxMode'
  > {
  readonly invoiceNumber: string;
  readonly invoiceIssuedAt: string;
  /** The credited amount, tax included; not negative. */
  readonly total: Money;
  /** The part of the total returned to a gift voucher; missing when no voucher was used. */
  readonly voucher?: Money;
  readonly taxes: readonly TaxRow[];
}

export interface CreditNote {
  readonly id: number;
  readonly number: string;
  readonly issuedAt: string;
  readonly document: CreditNoteDocument;
}

interface NewCreditNote {
  readonly orderId: number;
  /** Amount paid back as money. */
  readonly money: Money;
  /** Amount returned to a gift voucher. */
  readonly voucher: Money;
  readonly userId: number;
  /** Lines that the money is for, and its tax; absent if it is for none. */
  readonly lines?: readonly TaxedAmount[];
}

/**
 * Credits an amount of the order's invoice, at most what earlier credit notes left of it. Returns null when the
 * order has no invoice, nothing is left, or the amount is 0.
 */
export async function issueCreditNote(
  step: Transaction<Database>,
  { orderId, money, voucher, userId, lines = [] }: NewCreditNote,
  now = new Date(),
): Promise<{ readonly id: number; readonly number: string } | null> {
  const invoice = await readInvoice(step, orderId);
  if (!invoice) return null;
  const earlier = (await readCreditNotes(step, orderId)).map((note) => note.document);
  const rest = earlier.reduce((left, note) => left - note.total, invoice.document.total);
  const amount = Math.min(money + voucher, rest);
  if (amount === 0) return null;
  const { orderNumber, language, currency, seller, buyer, ...sold } = invoice.document;
  const document: CreditNoteDocument = {
    orderNumber,
    language,
    currency,
    seller,
    buyer,
    invoiceNumber: invoice.number,
    invoiceIssuedAt: invoice.issuedAt,
    total: amount,
    ...(voucher > 0 && { voucher }),
    ...(sold.taxMode && { taxMode: sold.taxMode }),
    taxes: creditedTaxes(sold.taxes, earlier, { amount, rest, lines }),
  };
  const numbered = await nextPaperNumber(step, 'creditNote', now);
  const { id } = await step
    .insertInto('credit_notes')
    .values({
      ...numbered,
      invoice_id: invoice.id,
      document: JSON.stringify(document),
      user_id: userId,
      issued_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await reportCredit(step, orderId, { id, document, sequence: numbered.sequence, issuedAt: now });
  return { id, number: numbered.number };
}

interface Credited {
  readonly amount: Money;
  /** What earlier credit notes left of the invoice. */
  readonly rest: Money;
  readonly lines: readonly TaxedAmount[];
}

function creditedTaxes(
  taxes: readonly TaxRow[],
  earlier: readonly CreditNoteDocument[],
  { amount, rest, lines }: Credited,
): readonly TaxRow[] {
  const left = taxesLeft(
    taxes,
    earlier.flatMap((note) => note.taxes),
  );
  if (amount === rest) return left;
  return lines.length > 0 ? taxesOfLines(left, lines) : taxesOfAmount(taxes, amount);
}

interface IssuedCredit {
  readonly id: number;
  readonly document: CreditNoteDocument;
  readonly sequence: number;
  readonly issuedAt: Date;
}

/** Reports a credit note to the tax office, like an invoice with a negative total. */
async function reportCredit(
  step: Transaction<Database>,
  orderId: number,
  { id, document, sequence, issuedAt }: IssuedCredit,
): Promise<void> {
  const order = await step
    .selectFrom('orders')
    .select(['id', 'company', 'payment_type'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { seller, currency, total, taxes, voucher } = document;
  await reportPaper(step, order, {
    of: { credit_note_id: id },
    sequence,
    issuedAt,
    seller,
    currency,
    total: -total,
    taxes: taxes.map(({ rate, base, tax }) => ({ rate, base: -base, tax: -tax })),
    hasVoucher: voucher !== undefined,
  });
}

/** Credit notes of an order, oldest first. */
export async function readCreditNotes(
  db: Kysely<Database>,
  orderId: number,
): Promise<CreditNote[]> {
  const rows = await creditNoteRows(db)
    .where('order_id', '=', orderId)
    .orderBy('credit_notes.id')
    .execute();
  return rows.map(toCreditNote);
}

/** The latest credit note of an order. */
export async function readCreditNote(
  db: Kysely<Database>,
  orderId: number,
): Promise<CreditNote | null> {
  return (await readCreditNotes(db, orderId)).at(-1) ?? null;
}

export async function readCreditNoteById(
  db: Kysely<Database>,
  id: number,
): Promise<CreditNote | null> {
  const row = await creditNoteRows(db).where('credit_notes.id', '=', id).executeTakeFirst();
  return row ? toCreditNote(row) : null;
}

const creditNoteRows = (db: Kysely<Database>) =>
  db
    .selectFrom('credit_notes')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .select(['credit_notes.id', 'credit_notes.number'])
    .select(['credit_notes.document', 'credit_notes.issued_at']);

type CreditNoteRow = Awaited<ReturnType<ReturnType<typeof creditNoteRows>['execute']>>[number];

const toCreditNote = (row: CreditNoteRow): CreditNote => ({
  id: row.id,
  number: row.number,
  issuedAt: row.issued_at,
  document: row.document as unknown as CreditNoteDocument,
});
