import { sql } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { OutdatedTranslation } from '#schemas/entities/collection.ts';
import type { LocalizedText } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { inputFields, type RecordWrite } from '../collection.ts';
import { inOperation } from '../log-change.ts';
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
  const outdated = (row.outdated ?? []).map(copied);
  const created = await inOperation({ id: crypto.randomUUID(), outdated }, () =>
    createProduct(products, write, copy),
  );
  return created.ok ? ok({ id: Number(created.value.id) }) : created;
}

const asCopy = (name: string): string => `${name} (2)`;

const named = (name: unknown): JsonObject =>
  Object.fromEntries(
    Object.entries(name as LocalizedText).map(([language, text]) => [language, asCopy(text)]),
  );

const copied = ({ original, ...text }: OutdatedTranslation): OutdatedTranslation => ({
  ...text,
  original: text.path === 'name' ? asCopy(original) : original,
});

async function freeSku({ deps }: RecordWrite, sku: string): Promise<string> {
  const { rows } = await sql<{ sku: string }>`
    SELECT sku FROM products WHERE starts_with(sku, ${`${sku}-`})`.execute(deps.db);
  const taken = new Set(rows.map((row) => row.sku));
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${sku}-${number}`)) return `${sku}-${number}`;
  }
}
