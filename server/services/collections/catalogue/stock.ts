import { type Kysely, sql, type Transaction } from 'kysely';
import type { ProductStock, StockReason } from '#schemas/api/catalogue-staff.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../transaction.ts';
import { refuse } from './product-rules.ts';

/** Maximum number of movements that a record shows. */
const shown = 50;

/** Reads the stock of a product with its latest movements; null if there is no such product. */
export async function readStock(db: Kysely<Database>, id: number): Promise<ProductStock | null> {
  const { rows } = await sql<ProductStock>`SELECT stock, reserved, coalesce((
      SELECT json_agg(latest ORDER BY latest.id DESC) FROM (
        SELECT m.id, m.at, m.quantity, m.stock, m.reason, m.note, users.email AS actor
        FROM stock_movements m LEFT JOIN users ON users.id = m.actor_id
        WHERE m.product_id = products.id ORDER BY m.id DESC LIMIT ${shown}) AS latest), '[]')
      AS movements
    FROM products WHERE products.id = ${id}`.execute(db);
  const [stock] = rows;
  if (!stock) return null;
  const movements = stock.movements.map((each) => ({
    ...each,
    at: new Date(each.at).toISOString(),
  }));
  return { ...stock, movements };
}

interface Movement {
  /** Difference in pieces; with `isCount` the counted pieces, or null to stop counting. */
  readonly quantity: number | null;
  readonly isCount?: boolean;
  readonly reason: StockReason;
  readonly note?: string;
  readonly cause: string;
  readonly actor: number;
}

/** Changes the stock, once per cause. Pieces that carts have reserved stay reserved. */
export async function moveStock(
  db: Kysely<Database>,
  id: number,
  movement: Movement,
): Promise<Result<ProductStock>> {
  return inTransaction(db, async (step) => {
    const held = await step
      .selectFrom('products')
      .select(['stock', 'reserved'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!held) return fail('notFound');
    if (!(await isKnown(step, id, movement.cause))) {
      const stock = stockAfter(held.stock, movement);
      if (stock !== null && stock < held.reserved) {
        return refuse('quantity', 'belowReserved', { reserved: held.reserved });
      }
      if (stock === null && held.reserved > 0) {
        return refuse('quantity', 'belowReserved', { reserved: held.reserved });
      }
      await explainStock(step, movement);
      await step.updateTable('products').set({ stock }).where('id', '=', id).execute();
    }
    const read = await readStock(step, id);
    return read ? ok(read) : fail('notFound');
  });
}

function stockAfter(stock: number | null, { quantity, isCount }: Movement): number | null {
  return isCount || quantity === null ? quantity : (stock ?? 0) + quantity;
}

async function isKnown(step: Transaction<Database>, id: number, cause: string): Promise<boolean> {
  const known = await step
    .selectFrom('stock_movements')
    .select('id')
    .where('product_id', '=', id)
    .where('cause', '=', cause)
    .executeTakeFirst();
  return known !== undefined;
}

interface Explanation {
  readonly reason: StockReason | 'import' | 'opening';
  readonly note?: string;
  readonly cause?: string;
  readonly actor: number;
}

/** Sets the reason for the following stock changes of this transaction; the trigger stores it. */
export async function explainStock(
  step: Transaction<Database>,
  { reason, note = '', cause, actor }: Explanation,
): Promise<void> {
  const why = JSON.stringify({ reason, note, actor, ...(cause !== undefined && { cause }) });
  await sql`SELECT set_config('app.stock_movement', ${why}, true)`.execute(step);
}
