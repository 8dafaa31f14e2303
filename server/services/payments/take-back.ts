import { type Kysely, sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { findCart } from '../cart/cart-row.ts';
import { createProtectCode, hashProtectCode } from '../cart/protect-code.ts';
import { invalidateAvailability } from '../catalogue/invalidate-availability.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { moveOrder } from '../orders/order-states.ts';
import { type OrderRow, orderHead } from '../orders/order-view.ts';
import { takenProducts } from '../orders/taken-products.ts';
import { inTransaction } from '../transaction.ts';
import { latestPayment } from './payment-rows.ts';
import { isPaidMeanwhile } from './query-provider.ts';
import { endPayment } from './settle-payment.ts';

/** Returns the order left unpaid at a provider, for the browser that bought it. */
export const findUnpaid =
  ({ db }: ServiceDependencies): Handler<'order.unpaid'> =>
  async (input, { now }) => {
    const cart = await findCart(db, input);
    if (!cart.ok) return cart;
    const order = await unpaidOf(db, cart.value.id, now);
    if (!order) return ok({ order: null });
    const { createdAt: _, ...head } = orderHead(order);
    return ok({ order: { ...head, payUntil: order.expires_at } });
  };

/**
 * Cancels an unpaid order and puts its goods into a new cart: both or neither, and only once. Refused if it
 * was paid in the meantime.
 */
export const takeBack =
  (deps: ServiceDependencies): Handler<'order.takeBack'> =>
  async (input, { now }) => {
    const held = await findCart(deps.db, input);
    if (!held.ok) return held;
    const order = await unpaidOf(deps.db, held.value.id, now);
    if (!order) return fail('paymentClosed');
    const payment = await latestPayment(deps.db, order.id);
    if (payment?.state === 'open' && (await isPaidMeanwhile(deps, payment)))
      return fail('paymentClosed');
    const protectCode = createProtectCode();
    const made = await inTransaction(deps.db, (step) =>
      exchange(step, order, hashProtectCode(protectCode), now),
    );
    if (!made.ok) return made;
    if (payment?.state === 'open') await endPayment(deps, payment.id, 'shop', 'goods taken back');
    await invalidateAvailability(deps, await takenProducts(deps.db, order.id));
    return ok({ cartId: made.value, protectCode });
  };

/** Only payments at a provider can be abandoned; a bank transfer can still be made at any time. */
function unpaidOf(db: Kysely<Database>, cartId: string, now: Date): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('state', 'in', ['pending_payment', 'payment_failed'])
    .where('payment_type', 'in', ['HPF', 'PAYPAL'])
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

async function exchange(
  step: Transaction<Database>,
  { id, cart_id }: OrderRow,
  codeHash: Buffer,
  now: Date,
): Promise<Result<string>> {
  const move = { actor: { kind: 'buyer' }, reason: 'goods taken back', now } as const;
  const moved = await moveOrder(step, id, 'cancelled', move);
  if (!moved.ok || !moved.value.moved) return fail('paymentClosed');
  const { rows } = await sql<{ id: string }>`
    WITH made AS (
      INSERT INTO carts (protect_code_hash, user_id, currency, language, coupon_id, voucher_id,
        member_card_barcode, guest_email, addresses, company, delivery_method_id,
        delivery_branch_id, payment_method_id, order_message)
      SELECT ${codeHash}, user_id, currency, language, coupon_id, voucher_id,
        member_card_barcode, guest_email, addresses, company, delivery_method_id,
        delivery_branch_id, payment_method_id, order_message
      FROM carts WHERE id = ${cart_id} RETURNING id),
    lines AS (
      INSERT INTO cart_items (cart_id, product_id, qty, options, bundle, seen_price)
      SELECT made.id, line.product_id, line.qty, line.options, line.bundle, line.seen_price
      FROM made, cart_items line WHERE line.cart_id = ${cart_id} ORDER BY line.item_id)
    SELECT id FROM made`.execute(step);
  const [cart] = rows;
  if (!cart) throw new Error(`order ${id} has no cart`);
  return ok(cart.id);
}
