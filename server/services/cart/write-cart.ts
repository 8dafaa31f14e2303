import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { CartRow, RowChanges } from './cart-row.ts';

/** Unit prices by line, as the holder has now seen them. */
export type SeenPrices = readonly { readonly itemId: number; readonly price: number }[];

/** The line's new values; without an id it is a new line. */
export interface LineToPut {
  readonly itemId: number | null;
  readonly productId: number;
  readonly qty: number;
  /** JSON text. */
  readonly options: string;
  /** JSON text. */
  readonly bundle: string;
  /** Unit price, as the holder now sees it. */
  readonly seenPrice: number;
}

export interface CartToWrite {
  /** The row's new values. */
  readonly row: CartRow;
  /** Stamp of the row when it was read; null when the row has been locked since then. */
  readonly stamp: string | null;
  readonly changes: RowChanges;
  readonly line?: LineToPut | undefined;
  readonly seen?: SeenPrices;
}

/**
 * Writes row and line in one statement, all or nothing. Returns the line's id, 0 without `line`, or null with
 * nothing written when the row has changed since it was read. Without a lock the write becomes durable
 * shortly after the response (`synchronous_commit`): a database crash may lose the last half second of such
 * changes. With a lock other rows are written too (stock reservations, lines of another cart, a user's card),
 * so that commit waits for the disk.
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

/** Passes JSON columns as text: pg would send an array as a SQL array. */
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

/** Stores the prices of the other changed lines, so that a new price can be marked. */
function seenPrices(seen: SeenPrices) {
  return sql`UPDATE cart_items SET seen_price = fresh.price
    FROM cart, json_to_recordset(${JSON.stringify(seen)}) AS fresh ("itemId" integer, price bigint)
    WHERE cart_id = cart.id AND item_id = fresh."itemId"`;
}
