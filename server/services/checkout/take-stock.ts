import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { CartState } from '../cart/cart-state.ts';

/**
 * Takes what the cart needs from the shelf, all or nothing. Products are locked in id order, so that
 * two orders never wait for each other.
 */
export async function takeStock(
  step: Transaction<Database>,
  { demand }: CartState,
): Promise<Result<null>> {
  const ids = [...demand.keys()].sort((a, b) => a - b);
  if (ids.length === 0) return ok(null);
  const locked = await step
    .selectFrom('products')
    .select(['id', 'stock'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const short = locked.find(({ id, stock }) => stock !== null && stock < (demand.get(id) ?? 0));
  if (short) return fail('outOfStock', { params: { stock: short.stock ?? 0 } });
  const pieces = ids.map((id) => demand.get(id) ?? 0);
  const taken = await sql`UPDATE products p SET stock = p.stock - need.pieces
    FROM unnest(${ids}::int[], ${pieces}::int[]) AS need(id, pieces)
    WHERE p.id = need.id AND (p.stock IS NULL OR p.stock >= need.pieces)`.execute(step);
  return taken.numAffectedRows === BigInt(ids.length)
    ? ok(null)
    : fail('outOfStock', { params: { stock: 0 } });
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
