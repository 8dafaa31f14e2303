import type { Kysely } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { orderNumber as numberOf } from '../order-number.ts';
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

/** Ignores spaces and case; the prefix is optional. */
async function findByNumber(
  db: Kysely<Database>,
  given: string,
  email: string,
): Promise<OrderRow | null> {
  const [, year, digits] = /(\d{4})-?(\d{1,12})$/.exec(given.replace(/\s/g, '')) ?? [];
  if (!year || !digits) return null;
  const order = await db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .where('number', '=', Number(digits))
    .where(({ or, eb }) => or([eb('guest_email', '=', email), eb('users.email', '=', email)]))
    .executeTakeFirst();
  if (!order) return null;
  return numberOf(order.number, new Date(order.created_at)).includes(`-${year}-`) ? order : null;
}
