import type { Selectable, Transaction } from 'kysely';
import type { Money } from '#schemas/money.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrdersTable } from '../../../db/tables/orders.ts';
import { spread } from '../../pricing/spread.ts';
import type { TaxedAmount } from '../../pricing/tax.ts';
import { issueCreditNote } from '../invoices/credit-notes.ts';

export interface RefundedPieces {
  readonly id: number;
  readonly qty: number;
  readonly amount: Money;
  /** Tax rate of the line in percent. */
  readonly taxRate: number;
}

interface NewRefund {
  readonly amount: Money;
  readonly reason: string;
  /** Lines that are refunded; empty if the amount is not for lines. */
  readonly items: readonly RefundedPieces[];
  /** Whether the order ends, so that the voucher gets its part back. */
  readonly isEnd: boolean;
  readonly userId: number;
}

/** Stores a refund with its credit note. The order's row must be locked. */
export async function recordRefund(
  step: Transaction<Database>,
  order: Pick<Selectable<OrdersTable>, 'id' | 'voucher_total'>,
  { amount, reason, items, isEnd, userId }: NewRefund,
): Promise<{ readonly id: number; readonly creditNote: string | null }> {
  const note = await issueCreditNote(step, {
    orderId: order.id,
    money: amount,
    voucher: isEnd ? order.voucher_total : 0,
    userId,
    lines: taxedLines(items, amount),
  });
  const { id } = await step
    .insertInto('refunds')
    .values({
      order_id: order.id,
      amount,
      reason,
      credit_note_id: note?.id ?? null,
      user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (items.length > 0) {
    const rows = items.map((item) => ({
      refund_id: id,
      order_item_id: item.id,
      qty: item.qty,
      amount: item.amount,
    }));
    await step.insertInto('refund_items').values(rows).execute();
  }
  return { id, creditNote: note?.number ?? null };
}

/** Refunded lines with their tax. Another amount than their price is distributed over them. */
function taxedLines(items: readonly RefundedPieces[], amount: Money): TaxedAmount[] {
  const priced = items.filter((item) => item.amount > 0);
  if (priced.length === 0) return [];
  const parts = spread(
    amount,
    priced.map((item) => item.amount),
  );
  return priced.map(({ taxRate }, at) => ({ rate: taxRate, amount: parts[at] ?? 0 }));
}
