import type { Transaction } from 'kysely';
import { ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { queueOrderMail } from '../../../mail/queue-order-mails.ts';
import { localYear } from '../../local-day.ts';
import type { OrderRow } from '../order-view.ts';
import { invoiceDocument } from './invoice-document.ts';
import { invoiceNumber } from './invoice-rows.ts';
import { nextNumber } from './next-number.ts';

/** Stores the invoice with the next number and queues the mail with it. Returns the number. */
export async function issueInvoice(
  step: Transaction<Database>,
  order: OrderRow,
  userId: number,
  now = new Date(),
): Promise<Result<string>> {
  const document = JSON.stringify(await invoiceDocument(step, order));
  const year = localYear(now);
  const sequence = await nextNumber(step, 'invoice_counters', year);
  await step
    .insertInto('invoices')
    .values({
      order_id: order.id,
      year,
      sequence,
      document,
      user_id: userId,
      issued_at: now.toISOString(),
    })
    .execute();
  await queueOrderMail(step, order.id, 'order.invoice');
  return ok(invoiceNumber(year, sequence));
}
