import { sql } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { LocalizedText } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { inputFields, type RecordWrite } from '../collection.ts';
import { readRow } from '../read-row.ts';
import { createProduct } from './product-service.ts';
import { products } from './products.ts';

/** Copies a product without its stock, sales and variants; the copy is hidden and has its own number. */
export async function duplicateProduct(
  write: RecordWrite,
  id: number,
): Promise<Result<{ readonly id: number }>> {
  const row = await readRow(write.deps.db, products, String(id));
  if (!row) return fail('notFound');
  const { slugs: _slugs, sale_price: _sale, ...rest } = row.values;
  const values = Object.fromEntries(
    inputFields(products)
      .filter((key) => rest[key] !== undefined && rest[key] !== null)
      .map((key) => [key, rest[key] ?? null]),
  );
  const sku = await freeSku(write, String(row.values.sku));
  const copy: JsonObject = { ...values, sku, name: named(row.values.name), state: 'hidden' };
  const created = await createProduct(products, write, copy);
  return created.ok ? ok({ id: Number(created.value.id) }) : created;
}

const named = (name: unknown): JsonObject =>
  Object.fromEntries(
    Object.entries(name as LocalizedText).map(([language, text]) => [language, `${text} (2)`]),
  );

async function freeSku({ deps }: RecordWrite, sku: string): Promise<string> {
  const { rows } = await sql<{ sku: string }>`
    SELECT sku FROM products WHERE starts_with(sku, ${`${sku}-`})`.execute(deps.db);
  const taken = new Set(rows.map((row) => row.sku));
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${sku}-${number}`)) return `${sku}-${number}`;
  }
}
