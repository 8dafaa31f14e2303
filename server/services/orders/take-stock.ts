import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { CartState } from '../cart/cart-state.ts';
import { lockProducts } from './lock-products.ts';

/**
 * Takes what the cart needs from the shelf, all or nothing: first what it holds, then what nobody
 * holds. What it held is let go.
 */
export async function takeStock(
  step: Transaction<Database>,
  { row, demand }: CartState,
): Promise<Result<null>> {
  const held = row.reserved_until === null ? [] : await letGo(step, row.id);
  const heldOf = new Map(held.map(({ product_id: id, qty }) => [id, qty]));
  const ids = [...new Set([...demand.keys(), ...heldOf.keys()])];
  if (ids.length === 0) return ok(null);
  const locked = await lockProducts(step, ids);
  const free = (available: number, id: number) => available + (heldOf.get(id) ?? 0);
  const short = locked.find(
    ({ id, available }) => available !== null && free(available, id) < (demand.get(id) ?? 0),
  );
  if (short) return fail('outOfStock', { params: { stock: free(short.available ?? 0, short.id) } });
  const changes = ids.map((id) => ({
    id,
    pieces: demand.get(id) ?? 0,
    held: heldOf.get(id) ?? 0,
  }));
  await sql`UPDATE products p
    SET stock = p.stock - change.pieces, reserved = p.reserved - change.held
    FROM json_to_recordset(${JSON.stringify(changes)})
      AS change(id integer, pieces integer, held integer)
    WHERE p.id = change.id`.execute(step);
  return ok(null);
}

function letGo(step: Transaction<Database>, cartId: string) {
  return step
    .deleteFrom('stock_reservations')
    .where('cart_id', '=', cartId)
    .returning(['product_id', 'qty'])
    .execute();
}

/** Counts one use of the cart's coupon; one that is used up changes the price. */
export async function spendCoupon(
  step: Transaction<Database>,
  { priced, extras }: CartState,
): Promise<Result<null>> {
  if (!priced.couponHolds || !extras.coupon) return ok(null);
  const used = await sql`UPDATE coupons SET usage_count = usage_count + 1
    WHERE id = ${extras.coupon.id} AND (usage_limit IS NULL OR usage_count < usage_limit)`.execute(
    step,
  );
  return used.numAffectedRows === 1n ? ok(null) : fail('cartChanged');
}
