import { type Kysely, sql, type Transaction } from 'kysely';
import type { SavedPrice } from '#schemas/api/price-list-staff.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../transaction.ts';
import { refuse } from '../catalogue/product-rules.ts';
import { logChanges } from '../log-change.ts';
import { listPrices } from './list-prices.ts';

type Step = Transaction<Database>;

interface Known {
  readonly product_id: number;
  readonly sku: string;
  /** Null if the list has no price for the product. */
  readonly id: number | null;
  readonly price: number | null;
}

interface Changed {
  readonly product: Known;
  readonly price: number | null;
}

/** Sets and removes prices of a list, all or none. The field of an error begins with the number of its row. */
export async function savePrices(
  db: Kysely<Database>,
  list: number,
  rows: readonly SavedPrice[],
  actorId: number,
): Promise<Result<true>> {
  return inTransaction(db, async (step) => {
    const exists = await sql`SELECT FROM price_lists WHERE id = ${list} FOR UPDATE`.execute(step);
    if (exists.rows.length === 0) return fail('notFound');
    const found = await findProducts(step, list, rows);
    if (!found.ok) return found;
    const changed = found.value.filter(({ product, price }) => product.price !== price);
    const ids = await writePrices(step, list, changed);
    await logPrices(step, list, changed, ids, actorId);
    return ok(true);
  });
}

/** Two rows for one product are refused, because it is unclear which one is meant. */
async function findProducts(
  step: Step,
  list: number,
  rows: readonly SavedPrice[],
): Promise<Result<Changed[]>> {
  const skus = rows.map(({ sku }) => sku.trim());
  const { rows: known } = await sql<Known>`
    SELECT p.id AS product_id, p.sku, x.id, x.price FROM products p
    LEFT JOIN list_prices x ON x.product_id = p.id AND x.list_id = ${list}
    WHERE p.sku = ANY (${skus}::text[])`.execute(step);
  const bySku = new Map(known.map((product) => [product.sku, product]));
  const changed: Changed[] = [];
  for (const [at, { price }] of rows.entries()) {
    const sku = skus[at] ?? '';
    const product = bySku.get(sku);
    if (!product) return refuse(`${at}/sku`, 'noSku');
    if (skus.indexOf(sku) < at) return refuse(`${at}/sku`, 'twice');
    changed.push({ product, price });
  }
  return ok(changed);
}

/** Returns the ids of the prices by product, including those of removed prices. */
async function writePrices(step: Step, list: number, changed: readonly Changed[]) {
  const kept = changed.filter(({ price }) => price !== null);
  const gone = changed.flatMap(({ product, price }) => (price === null ? (product.id ?? []) : []));
  await sql`DELETE FROM list_prices WHERE id = ANY (${gone}::int[])`.execute(step);
  const { rows } = await sql<{ id: number; product_id: number }>`
    INSERT INTO list_prices (list_id, product_id, price)
    SELECT ${list}, * FROM unnest(${kept.map(({ product }) => product.product_id)}::int[],
      ${kept.map(({ price }) => price)}::bigint[])
    ON CONFLICT (list_id, product_id) DO UPDATE SET price = excluded.price
    RETURNING id, product_id`.execute(step);
  return new Map(rows.map(({ id, product_id }) => [product_id, id]));
}

async function logPrices(
  step: Step,
  list: number,
  changed: readonly Changed[],
  ids: ReadonlyMap<number, number>,
  actorId: number,
): Promise<void> {
  const logged = changed.flatMap(({ product, price }) => {
    const { product_id, id: known, price: former } = product;
    const id = known ?? ids.get(product_id);
    if (id === undefined) return [];
    const names = { list_id: list, product_id };
    const action = known === null ? 'create' : price === null ? 'remove' : 'change';
    return [
      {
        collection: listPrices,
        actorId,
        id: String(id),
        action,
        before: former === null ? {} : { ...(price === null && names), price: former },
        after: price === null ? {} : { ...(known === null && names), price },
      } as const,
    ];
  });
  await logChanges(step, logged);
}
