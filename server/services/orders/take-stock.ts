import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { CartState } from '../cart/cart-state.ts';

interface Taken {
  /** Number of available pieces of a product of which there are too few; null when all were taken. */
  readonly stock: number | null;
}

/**
 * Locks the cart, then the products in id order (see `lockProducts`), and takes the pieces that the cart needs, all
 * or nothing: reserved pieces first, then unreserved ones. Releases the cart's reservation. Returns false with
 * nothing taken if the cart has changed since it was read with this stamp.
 */
export async function takeStock(
  step: Transaction<Database>,
  { row, demand }: CartState,
  stamp: string,
): Promise<Result<boolean>> {
  const needs = JSON.stringify([...demand].map(([id, pieces]) => ({ id, pieces })));
  const held = row.reserved_until === null ? noneHeld : released;
  const { rows } = await sql<Taken>`WITH claimed AS MATERIALIZED (SELECT id FROM carts
      WHERE id = ${row.id}::uuid AND xmin = ${stamp}::xid FOR UPDATE),
    held AS (${held}),
    wanted AS MATERIALIZED (SELECT id, coalesce(need.pieces, 0) AS pieces, coalesce(held.qty, 0) AS held
      FROM json_to_recordset(${needs}) AS need(id integer, pieces integer) FULL JOIN held USING (id)),
    locked AS MATERIALIZED (SELECT id, available FROM products
      WHERE id IN (SELECT id FROM wanted) AND EXISTS (SELECT FROM claimed) ORDER BY id FOR NO KEY UPDATE),
    short AS MATERIALIZED (SELECT id, available + held AS stock
      FROM locked JOIN wanted USING (id) WHERE available + held < pieces),
    taken AS (UPDATE products p
      SET stock = p.stock - wanted.pieces, reserved = p.reserved - wanted.held
      FROM locked JOIN wanted USING (id)
      WHERE p.id = locked.id AND NOT EXISTS (SELECT FROM short))
    SELECT (SELECT stock FROM short ORDER BY id LIMIT 1) AS stock FROM claimed`.execute(step);
  const [taken] = rows;
  if (!taken) return ok(false);
  return taken.stock === null ? ok(true) : fail('outOfStock', { params: { stock: taken.stock } });
}

/** Table `held` of the statement: pieces that the cart had reserved and now releases. */
const released = sql`DELETE FROM stock_reservations own USING claimed WHERE own.cart_id = claimed.id
  RETURNING own.product_id AS id, own.qty`;

const noneHeld = sql`SELECT NULL::integer AS id, NULL::integer AS qty WHERE false`;

/** Counts one use of each promotion, in id order; if one is used up, the price has changed. */
export async function spendPromotions(
  step: Transaction<Database>,
  { priced }: CartState,
): Promise<Result<null>> {
  const ids = priced.promotions.map(({ promotion }) => promotion.id);
  if (ids.length === 0) return ok(null);
  const used = await sql`UPDATE promotions SET usage_count = usage_count + 1
    WHERE id IN (SELECT id FROM promotions WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE)
      AND (usage_limit IS NULL OR usage_count < usage_limit)`.execute(step);
  return used.numAffectedRows === BigInt(ids.length) ? ok(null) : fail('cartChanged');
}
