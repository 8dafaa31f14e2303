import type { Kysely } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { orderOfNumber } from './match-number.ts';
import { openOrder } from './order-access.ts';
import type { OrderRow } from './order-view.ts';

type Input = EndpointInput<'order.findForWithdrawal'>;

/**
 * Finds the buyer's order: by its slug with access, or by number and email address. A wrong number and a
 * wrong address give the same error.
 */
export async function findOwnOrder(
  db: Kysely<Database>,
  { orderSlug, orderNumber, email, ...shown }: Input,
  context: CallContext,
): Promise<Result<OrderRow>> {
  if (orderSlug !== undefined) return openOrder(db, orderSlug, shown, context);
  if (!orderNumber?.trim()) return fail('required', { field: 'orderNumber' });
  if (!email?.trim()) return fail('required', { field: 'email' });
  const order = await findByNumber(db, orderNumber, email.trim());
  return order ? ok(order) : fail('orderNotFound');
}

/** The address of the buyer comes first, so that a short number never finds the order of another buyer. */
async function findByNumber(
  db: Kysely<Database>,
  typed: string,
  email: string,
): Promise<OrderRow | undefined> {
  const account = db.selectFrom('users').select('id').where('email', '=', email);
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'order_number'])
    .where(({ or, eb }) => or([eb('guest_email', '=', email), eb('user_id', '=', account)]))
    .execute();
  const order = orderOfNumber(orders, typed);
  if (!order) return undefined;
  return db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirst();
}
