import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { CartState } from '../cart/cart-state.ts';

/**
 * Takes the pieces the cart needs from stock, all or nothing: reserved pieces first, then unreserved ones.
 * Releases the cart's reservation.
 */
export async function takeStock(
  step: Transaction<Database>,
  { row, demand }: CartState,
): Promise<Result<null>> {
  const held = row.reserved_until === null ? [] : await removeReservations(step, row.id);
  const heldOf = new Map(held.map(({ product_id: id, qty }) => [id, qty]));
  const ids = [...new Set([...demand.keys(), ...heldOf.keys()])];
  if (ids.length === 0) return ok(null);
  const wanted = ids.map((id) => ({
    id,
    pieces: demand.get(id) ?? 0,
    held: heldOf.get(id) ?? 0,
  }));
  const stock = await takePieces(step, wanted);
  return stock === null ? ok(null) : fail('outOfStock', { params: { stock } });
}

interface Wanted {
  readonly id: number;
  readonly pieces: number;
  /** Pieces reserved by the cart. */
  readonly held: number;
}

/**
 * Locks the products in id order (see `lockProducts`) and takes the pieces, in one statement. If a product
 * has too few, nothing is taken and its available number is returned; null when all were taken.
 */
async function takePieces(
  step: Transaction<Database>,
  wanted: readonly Wanted[],
): Promise<number | null> {
  const { rows } = await sql<{
    stock: number;
  }>`WITH wanted AS MATERIALIZED (SELECT * FROM json_to_recordset(${JSON.stringify(wanted)})
      AS wanted(id integer, pieces integer, held integer)),
    locked AS MATERIALIZED (SELECT id, available FROM products
      WHERE id IN (SELECT id FROM wanted) ORDER BY id FOR NO KEY UPDATE),
    short AS MATERIALIZED (SELECT id, available + held AS stock
      FROM locked JOIN wanted USING (id) WHERE available + held < pieces),
    taken AS (UPDATE products p
      SET stock = p.stock - wanted.pieces, reserved = p.reserved - wanted.held
      FROM locked JOIN wanted USING (id)
      WHERE p.id = locked.id AND NOT EXISTS (SELECT FROM short))
    SELECT stock FROM short ORDER BY id LIMIT 1`.execute(step);
  return rows[0]?.stock ?? null;
}

function removeReservations(step: Transaction<Database>, cartId: string) {
  return step
    .deleteFrom('stock_reservations')
    .where('cart_id', '=', cartId)
    .returning(['product_id', 'qty'])
    .execute();
}

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
