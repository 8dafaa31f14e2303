import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PaymentsTable } from '../../db/tables/payments.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** Returns the payment attempt that counts: the open one, otherwise the last. */
export function latestPayment(
  db: Kysely<Database>,
  orderId: number,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy((eb) => eb('state', '=', 'open'), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Locks the order before its payments, so that settling a payment waits for a move of the order. */
export async function lockPayments(
  step: Transaction<Database>,
  orderId: number,
): Promise<{ readonly order: LockedOrder; readonly payments: PaymentRow[] } | null> {
  const order = await step
    .selectFrom('orders')
    .select(['id', 'state', 'payment_type', 'payment_method_id'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return null;
  const payments = await step
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return { order, payments };
}

export type LockedOrder = Pick<
  Selectable<Database['orders']>,
  'id' | 'state' | 'payment_type' | 'payment_method_id'
>;
