import type { Kysely, Transaction } from 'kysely';
import type { TaxRow } from '#schemas/entities/cart.ts';
import type { Money } from '#schemas/money.ts';
import type { Database } from '../../../db/schema.ts';
import { shopYear } from '../../order-number.ts';
import { spread } from '../../pricing/spread.ts';
import { taxOf } from '../../pricing/tax.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { readInvoice } from './invoice-rows.ts';
import { nextNumber } from './next-number.ts';

/** Content of a credit note: which part of which invoice is no longer owed. */
export interface CreditNoteDocument
  extends Pick<InvoiceDocument, 'orderNumber' | 'language' | 'currency' | 'seller' | 'buyer'> {
  readonly invoiceNumber: string;
  readonly invoiceIssuedAt: string;
  /** The credited amount, tax included; not negative. */
  readonly total: Money;
  /** The part of the total returned to a gift voucher; missing when no voucher was used. */
  readonly voucher?: Money;
  readonly taxes: readonly TaxRow[];
}

export interface CreditNote {
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
}

/**
 * Credits an amount of the order's invoice. Returns the credit note's number; null when the order has no
 * invoice, the invoice is already credited, or the amount is 0.
 */
export async function issueCreditNote(
  step: Transaction<Database>,
  { orderId, money, voucher, userId }: NewCreditNote,
  now = new Date(),
): Promise<string | null> {
  const amount = money + voucher;
  const invoice = await readInvoice(step, orderId);
  const isCredited = (await readCreditNote(step, orderId)) !== null;
  if (!invoice || isCredited || amount === 0) return null;
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
    taxes: amount === sold.total ? sold.taxes : taxesOf(sold.taxes, amount),
  };
  const year = shopYear(now);
  const sequence = await nextNumber(step, 'credit_note_counters', year);
  await step
    .insertInto('credit_notes')
    .values({
      invoice_id: invoice.id,
      year,
      sequence,
      document: JSON.stringify(document),
      user_id: userId,
      issued_at: now.toISOString(),
    })
    .execute();
  return creditNoteNumber(year, sequence);
}

/** A partial amount is distributed over the invoice's tax rates in proportion. */
function taxesOf(taxes: readonly TaxRow[], amount: Money): readonly TaxRow[] {
  const parts = spread(
    amount,
    taxes.map(({ base, tax }) => base + tax),
  );
  const grosses = taxes.map(({ rate }, index) => ({ rate, amount: parts[index] ?? 0 }));
  return taxOf(
    grosses.filter(({ amount }) => amount > 0),
    'included',
  ).rows;
}

/** Displayed number, e.g. `CN-2026-000003`; the prefix distinguishes it from an invoice. */
function creditNoteNumber(year: number, sequence: number): string {
  return `CN-${year}-${String(sequence).padStart(6, '0')}`;
}

export async function readCreditNote(
  db: Kysely<Database>,
  orderId: number,
): Promise<CreditNote | null> {
  const row = await db
    .selectFrom('credit_notes')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .select(['credit_notes.year', 'credit_notes.sequence', 'credit_notes.document'])
    .select('credit_notes.issued_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row
    ? {
        number: creditNoteNumber(row.year, row.sequence),
        issuedAt: row.issued_at,
        document: row.document as unknown as CreditNoteDocument,
      }
    : null;
}
