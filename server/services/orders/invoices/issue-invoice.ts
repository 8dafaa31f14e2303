import { sql, type Transaction } from 'kysely';
import { ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { shopYear } from '../order-number.ts';
import type { OrderRow } from '../order-view.ts';
import { invoiceDocument } from './invoice-document.ts';
import { invoiceNumber } from './invoice-rows.ts';

/**
 * Takes the next number and writes the invoice in the same transaction: an undone one gives its number
 * back, and the next one waits at the counter's row until this one is committed. Answers the number.
 */
export async function issueInvoice(
  step: Transaction<Database>,
  order: OrderRow,
  userId: number,
  now = new Date(),
): Promise<Result<string>> {
  const document = JSON.stringify(await invoiceDocument(step, order));
  const year = shopYear(now);
  const sequence = await nextNumber(step, year);
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
  return ok(invoiceNumber(year, sequence));
}

async function nextNumber(step: Transaction<Database>, year: number): Promise<number> {
  const { last } = await step
    .insertInto('invoice_counters')
    .values({ year, last: 1 })
    .onConflict((known) =>
      known.column('year').doUpdateSet({ last: sql`invoice_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
