import type { Kysely } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { mayWorkOnOrders } from '../account/order-rights.ts';
import { hashToken } from '../account/refresh-token.ts';
import { findCart } from '../cart/cart-row.ts';
import type { OrderRow } from './order-view.ts';

type Shown = Omit<EndpointInput<'checkout.order'>, 'orderSlug'>;

/** Kind of the tokens that give access to one order. */
export const accessTokenKind = 'orderAccess';

/**
 * Returns the order of this slug to staff with a scope for orders, its owner, the browser that bought it, or
 * the holder of a token.
 */
export async function openOrder(
  db: Kysely<Database>,
  orderSlug: string,
  shown: Shown,
  context: CallContext,
): Promise<Result<OrderRow>> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('slug', '=', orderSlug)
    .executeTakeFirst();
  if (!order) return fail('notFound');
  return (await maySee(db, order, shown, context)) ? ok(order) : fail('orderLocked');
}

async function maySee(
  db: Kysely<Database>,
  order: OrderRow,
  { cartId, protectCode, accessToken }: Shown,
  { actor, now }: CallContext,
): Promise<boolean> {
  if (mayWorkOnOrders(actor)) return true;
  if (actor.kind === 'customer' && actor.userId === order.user_id) return true;
  if (cartId === order.cart_id && protectCode) {
    return (await findCart(db, { cartId, protectCode })).ok;
  }
  return accessToken !== undefined && (await opens(db, order.id, accessToken, now));
}

async function opens(
  db: Kysely<Database>,
  orderId: number,
  accessToken: string,
  now: Date,
): Promise<boolean> {
  const token = await db
    .selectFrom('tokens')
    .select('payload')
    .where('hash', '=', hashToken(accessToken))
    .where('kind', '=', accessTokenKind)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return token?.payload['orderId'] === orderId;
}
