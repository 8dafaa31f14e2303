import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { CartRow, RowChanges } from './cart-row.ts';

/** Prices of one unit by line, as its holder has seen them now. */
export type SeenPrices = readonly { readonly itemId: number; readonly price: number }[];

/** A line as it is to be; without an id it is a new one. */
export interface LineToPut {
  readonly itemId: number | null;
  readonly productId: number;
  readonly qty: number;
  /** JSON. */
  readonly options: string;
  /** JSON. */
  readonly bundle: string;
  /** Price of one unit, as its holder sees it now. */
  readonly seenPrice: number;
}

export interface CartToWrite {
  /** As it is to be. */
  readonly row: CartRow;
  /** What it was read with. Null: it has been locked since. */
  readonly stamp: string | null;
  readonly changes: RowChanges;
  readonly line?: LineToPut | undefined;
  readonly seen?: SeenPrices;
}

/**
 * Writes row and line in one statement, all or nothing. Null, and nothing written, when the row is not
 * what was read any more. Without `line` the id is 0.
 *
 * Without a lock it is durable a moment after the response (`synchronous_commit`): a database that
 * crashes may forget the last half second of such changes. Where the cart is locked other rows come
 * along (stock it holds, lines of another cart, a user's card): that commit waits for the disk.
 */
export async function writeCart(db: Kysely<Database>, cart: CartToWrite): Promise<number | null> {
  const { row, stamp, changes, line, seen = [] } = cart;
  const isLocked = stamp === null;
  const { rows } = await sql<{ itemId: number | null }>`
    WITH cart AS (
      UPDATE carts SET ${sql.join(assignments(row, changes))}
      WHERE id = ${row.id}::uuid ${isLocked ? sql`` : sql`AND xmin = ${stamp}::xid`} RETURNING id)
      ${line ? sql`, put AS (${put(line)})` : sql``}
      ${seen.length > 0 ? sql`, seen AS (${seenPrices(seen)})` : sql``}
    SELECT ${line ? sql`(SELECT item_id FROM put)` : sql`0`} AS "itemId"
      ${isLocked ? sql`` : sql`, set_config('synchronous_commit', 'off', true)`} FROM cart`.execute(
    db,
  );
  return rows[0]?.itemId ?? null;
}

/** Columns hold JSON as text: pg would send an array as one of SQL. */
function assignments({ user_id, version }: CartRow, changes: RowChanges): RawBuilder<unknown>[] {
  return Object.entries({ ...changes, user_id, version }).map(([column, value]) => {
    const isJson = typeof value === 'object' && value !== null;
    return sql`${sql.ref(column)} = ${isJson ? JSON.stringify(value) : value}`;
  });
}

function put({ itemId, productId, qty, options, bundle, seenPrice }: LineToPut) {
  if (itemId !== null) {
    return sql`UPDATE cart_items SET qty = ${qty}, seen_price = ${seenPrice} FROM cart
      WHERE cart_id = cart.id AND item_id = ${itemId} RETURNING item_id`;
  }
  return sql`INSERT INTO cart_items (cart_id, product_id, qty, options, bundle, seen_price)
    SELECT id, ${productId}::int, ${qty}::int, ${options}::jsonb, ${bundle}::jsonb,
      ${seenPrice}::bigint FROM cart RETURNING item_id`;
}

/** Other lines that were put or changed remember what they cost, so that a new price can be marked. */
function seenPrices(seen: SeenPrices) {
  return sql`UPDATE cart_items SET seen_price = fresh.price
    FROM cart, json_to_recordset(${JSON.stringify(seen)}) AS fresh ("itemId" integer, price bigint)
    WHERE cart_id = cart.id AND item_id = fresh."itemId"`;
}
