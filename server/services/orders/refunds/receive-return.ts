import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { OrdersTable } from '../../../db/tables/orders.ts';
import { lockProducts } from '../../catalogue/lock-products.ts';

export interface ReturnedPieces {
  readonly id: number;
  readonly qty: number;
  /** Number of returned pieces that can be sold again. */
  readonly restocked: number;
}

interface NewReturn {
  readonly items: readonly ReturnedPieces[];
  readonly note: string;
  readonly userId: number;
}

/** Stores returned goods, and puts those that can be sold again into stock. The order's row must be locked. */
export async function receiveReturn(
  step: Transaction<Database>,
  { id: orderId }: Pick<Selectable<OrdersTable>, 'id'>,
  { items, note, userId }: NewReturn,
): Promise<number> {
  const { id } = await step
    .insertInto('returns')
    .values({ order_id: orderId, note, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = items.map((item) => ({
    return_id: id,
    order_item_id: item.id,
    qty: item.qty,
    restocked: item.restocked,
  }));
  await step.insertInto('return_items').values(rows).execute();
  await restock(step, id, userId);
  return id;
}

async function restock(step: Transaction<Database>, id: number, userId: number): Promise<void> {
  const { rows } = await sql<{ id: number; pieces: number }>`
    SELECT (taken ->> 'productId')::int AS id,
      sum((taken ->> 'qty')::int / i.qty * part.restocked)::int AS pieces
    FROM return_items part JOIN order_items i ON i.id = part.order_item_id,
      jsonb_array_elements(i.stock_taken) AS taken
    WHERE part.return_id = ${id} AND part.restocked > 0 GROUP BY 1`.execute(step);
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  await lockProducts(step, ids);
  // The trigger that logs stock movements reads this setting.
  const why = JSON.stringify({ reason: 'returned', cause: `return:${id}`, actor: userId });
  await sql`SELECT set_config('app.stock_movement', ${why}, true)`.execute(step);
  await sql`UPDATE products p SET stock = p.stock + back.pieces
    FROM unnest(${ids}::int[], ${rows.map(({ pieces }) => pieces)}::int[]) AS back(id, pieces)
    WHERE p.id = back.id`.execute(step);
  await sql`SELECT set_config('app.stock_movement', '', true)`.execute(step);
}
