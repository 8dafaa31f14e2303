import { type Kysely, sql } from 'kysely';
import type { PriceFile } from '#schemas/api/price-list-staff.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import type { ReadFile, ReadPrice } from './read-price-file.ts';

interface Known {
  readonly sku: string;
  readonly retailPrice: number;
  /** Null if the list has no price for the product. */
  readonly price: number | null;
}

/**
 * Compares a file with a price list, and changes nothing. Of several lines for one product, only the first is
 * accepted, because it is unclear which one is meant.
 */
export async function planPrices(
  db: Kysely<Database>,
  list: number,
  { rows, problems, ...file }: ReadFile,
): Promise<Result<PriceFile>> {
  const known = await readKnown(db, list, rows);
  if (!known) return fail('notFound');
  const refused = [...problems];
  const changes: PriceFile['changes'] = [];
  const seen = new Set<string>();
  let unchanged = 0;
  for (const row of rows) {
    const { line, sku, price } = row;
    const product = known.get(sku);
    if (!product || seen.has(sku)) {
      const code = product ? 'duplicateSku' : 'unknownSku';
      refused.push({ line, sku, column: file.skuColumn ?? '', value: sku, code });
      continue;
    }
    seen.add(sku);
    const { price: former, retailPrice } = product;
    if (former === price) unchanged += 1;
    else changes.push({ sku, retailPrice, former, price });
  }
  refused.sort((one, other) => one.line - other.line);
  return ok({ ...file, columns: [...file.columns], changes, unchanged, problems: refused });
}

/** Reads the prices that a list has for the SKUs of the file; null if there is no such list. */
async function readKnown(
  db: Kysely<Database>,
  list: number,
  rows: readonly ReadPrice[],
): Promise<ReadonlyMap<string, Known> | null> {
  const exists = await sql`SELECT FROM price_lists WHERE id = ${list}`.execute(db);
  if (exists.rows.length === 0) return null;
  const skus = rows.map(({ sku }) => sku);
  const { rows: known } = await sql<Known>`
    SELECT p.sku, p.retail_price AS "retailPrice", x.price FROM products p
    LEFT JOIN list_prices x ON x.product_id = p.id AND x.list_id = ${list}
    WHERE p.sku = ANY (${skus}::text[])`.execute(db);
  return new Map(known.map((product) => [product.sku, product]));
}
