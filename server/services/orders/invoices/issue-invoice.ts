import type { Transaction } from 'kysely';
import { ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { queueOrderMail } from '../../../mail/queue-order-mails.ts';
import { reportPaper } from '../fiscalisation/report-paper.ts';
import type { OrderRow } from '../order-view.ts';
import { invoiceDocument } from './invoice-document.ts';
import { nextPaperNumber } from './paper-numbers.ts';

/** Stores the invoice with the next number and queues the mail with it. Returns the number. */
export async function issueInvoice(
  step: Transaction<Database>,
  order: OrderRow,
  userId: number,
  now = new Date(),
): Promise<Result<string>> {
  const document = await invoiceDocument(step, order);
  const numbered = await nextPaperNumber(step, 'invoice', now);
  const { id } = await step
    .insertInto('invoices')
    .values({
      ...numbered,
      order_id: order.id,
      document: JSON.stringify(document),
      user_id: userId,
      issued_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { seller, currency, total, taxes, voucher } = document;
  await reportPaper(step, order, {
    of: { invoice_id: id },
    sequence: numbered.sequence,
    issuedAt: now,
    seller,
    currency,
    total,
    taxes,
    hasVoucher: voucher !== undefined,
  });
  await queueOrderMail(step, order.id, 'order.invoice');
  return ok(numbered.number);
}
