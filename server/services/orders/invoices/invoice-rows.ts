import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { OrderState, OrdersTable } from '../../../db/tables/orders.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/** Number, date and content of an issued invoice. */
export interface Invoice {
  readonly id: number;
  readonly number: string;
  readonly issuedAt: string;
  readonly document: InvoiceDocument;
}

const withoutInvoice: ReadonlySet<OrderState> = new Set([
  'pending_payment',
  'payment_failed',
  'cancelled',
  'refunded',
  'returned',
  'withdrawn',
]);

/** An order that is neither paid nor in progress gets no invoice. */
export function mayHaveInvoice({ state }: Pick<Selectable<OrdersTable>, 'state'>): boolean {
  return !withoutInvoice.has(state);
}

export async function readInvoice(db: Kysely<Database>, orderId: number): Promise<Invoice | null> {
  const row = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'issued_at', 'document'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        number: row.number,
        issuedAt: row.issued_at,
        document: row.document as unknown as InvoiceDocument,
      }
    : null;
}
