import { type Kysely, sql } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { openOrder } from './order-access.ts';
import type { OrderRow } from './order-view.ts';

type Input = EndpointInput<'order.findForWithdrawal'>;

/**
 * Finds the buyer's order: by its slug with access, or by number and e-mail address. A wrong number and a
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

/** Compares the digits only: spaces, case and letters do not matter. */
async function findByNumber(
  db: Kysely<Database>,
  given: string,
  email: string,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .where(sql<boolean>`digits_of(order_number) = digits_of(${given})`)
    .where(({ or, eb }) => or([eb('guest_email', '=', email), eb('users.email', '=', email)]))
    .executeTakeFirst();
}
