import type { Transaction } from 'kysely';
import type { TaxRow } from '#schemas/entities/cart.ts';
import { localTime } from '#schemas/rules/zoned-time.ts';
import type { SiteSettings } from '#schemas/site-data.ts';
import type { Database } from '../../../db/schema.ts';
import type { FiscalPaper } from '../../../fiscalisation/fiscaliser.ts';
import { homeFiscaliser } from '../../../fiscalisation/home-fiscaliser.ts';
import type { OrderRow } from '../order-view.ts';
import { readFiscalPremises } from './fiscal-premises.ts';

interface IssuedPaper {
  /** The row of the paper. */
  readonly of: { readonly invoice_id: number } | { readonly credit_note_id: number };
  readonly sequence: number;
  readonly issuedAt: Date;
  readonly seller: SiteSettings['company'];
  readonly currency: string;
  /** Negative for a credit note. */
  readonly total: number;
  readonly taxes: readonly TaxRow[];
  readonly hasVoucher: boolean;
}

/** Queues the report of an issued paper to the tax office; a job sends it. Returns whether the paper is reported. */
export async function reportPaper(
  step: Transaction<Database>,
  order: Pick<OrderRow, 'id' | 'company' | 'payment_type'>,
  issued: IssuedPaper,
): Promise<boolean> {
  const place = await readFiscalPremises(step);
  if (!homeFiscaliser || !place || issued.currency !== homeFiscaliser.currency) return false;
  const { sequence, total, taxes, seller } = issued;
  const paper: FiscalPaper = {
    ...place,
    sequence,
    total,
    taxes,
    issuedAt: localTime(issued.issuedAt),
    seller: { taxNumber: seller['oib'] ?? '', isTaxed: Boolean(seller['vatId']) },
    buyer: (order.company as { readonly oib?: string } | null)?.oib || null,
    payment: issued.hasVoucher ? 'other' : payments[order.payment_type],
  };
  if (!homeFiscaliser.isReported(paper)) return false;
  await step
    .insertInto('fiscal_papers')
    .values({ ...issued.of, order_id: order.id, paper: JSON.stringify(paper) })
    .execute();
  return true;
}

const payments: Readonly<Record<OrderRow['payment_type'], FiscalPaper['payment']>> = {
  COD: 'cash',
  HPF: 'card',
  BANK: 'transfer',
  PAYPAL: 'other',
  FREE: 'other',
};
