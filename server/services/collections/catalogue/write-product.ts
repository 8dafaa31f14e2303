import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { defaultLanguage, type LocalizedText } from '#schemas/languages.ts';
import { fail, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { cleanTexts } from '../../../html/clean-html.ts';
import { productParts } from './product-parts.ts';
import { wantedProductSlugs, writeSlugs } from './product-slugs.ts';
import { storedLanguages } from './publishing-fields.ts';
import { refusable } from './refusable.ts';
import { writeDetails } from './write-details.ts';

type Step = Transaction<Database>;

/** Fields that are columns of `products`. */
const columns = [
  'sku',
  'format',
  'retail_price',
  'sale_price',
  'membership_price',
  'tax_id',
  'weight_grams',
  'category_priority',
  'featured',
  'is_ticket',
  'code_kind',
  'code_months',
  'measure_amount',
  'measure_unit',
  'manufacturer_id',
  'shown_from',
  'shown_until',
] as const;

/** Columns with a value even when a field is emptied. */
const emptied: Readonly<Record<string, boolean | number>> = {
  category_priority: 0,
  featured: false,
  is_ticket: false,
};

const noText = { [defaultLanguage]: '' };
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/**
 * Returns the columns of `products` for these values. Triggers update the price history, the lowest price of
 * 30 days, search texts and cached responses.
 */
function columnsOf(values: JsonObject): Record<string, RawBuilder<unknown>> {
  const found: Record<string, RawBuilder<unknown>> = {};
  for (const key of columns) {
    if (Object.hasOwn(values, key)) found[key] = sql`${values[key] ?? emptied[key] ?? null}`;
  }
  if (values.name) found.name = json(values.name);
  for (const key of ['excerpt', 'description'] as const) {
    if (!Object.hasOwn(values, key)) continue;
    const texts = { ...noText, ...(values[key] as LocalizedText | null) };
    found[key] = json(key === 'description' ? cleanTexts(texts) : texts);
  }
  if (Object.hasOwn(values, 'warnings')) {
    found.warnings = values.warnings === null ? sql`NULL` : json(values.warnings);
  }
  if (Object.hasOwn(values, 'state')) found.hidden = sql`${values.state === 'hidden'}`;
  if (Object.hasOwn(values, 'languages')) {
    found.languages = sql`${storedLanguages(values.languages as readonly string[] | null)}::text[]`;
  }
  const categories = values.categories as readonly number[] | null | undefined;
  if (categories !== undefined) found.main_category_id = sql`${categories?.[0] ?? null}`;
  return found;
}

/** Inserts a product and its parts; returns its id. */
export async function insertProduct(step: Step, values: JsonObject): Promise<Result<number>> {
  const slugs = await wantedProductSlugs(step, null, values);
  if (!slugs.ok) return slugs;
  const row = {
    excerpt: json(noText),
    description: json(noText),
    ...columnsOf(values),
    slugs: json(slugs.value),
  };
  const inserted = await refusable(async () => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO products (${sql.join(Object.keys(row).map((key) => sql.ref(key)))})
      VALUES (${sql.join(Object.values(row))}) RETURNING id`.execute(step);
    return rows[0]?.id ?? 0;
  });
  return inserted.ok
    ? writeParts(step, inserted.value, { ...values, slugs: slugs.value })
    : inserted;
}

/** Writes the fields of `values`; the caller must hold the lock of the product. */
export async function updateProduct(
  step: Step,
  id: number,
  values: JsonObject,
): Promise<Result<number>> {
  const all = { ...values };
  const row = columnsOf(values);
  if (Object.hasOwn(values, 'slugs')) {
    const slugs = await wantedProductSlugs(step, id, values);
    if (!slugs.ok) return slugs;
    all.slugs = slugs.value;
    row.slugs = json(slugs.value);
  }
  // A change of parts is also a change of the product, so its row is always updated.
  const sets = Object.entries({ ...row, revision: sql`revision` }).map(
    ([key, value]) => sql`${sql.ref(key)} = ${value}`,
  );
  const updated = await refusable(async () => {
    await sql`UPDATE products SET ${sql.join(sets)} WHERE id = ${id}`.execute(step);
    return id;
  });
  return updated.ok ? writeParts(step, id, all) : updated;
}

async function writeParts(step: Step, id: number, values: JsonObject): Promise<Result<number>> {
  if (values.slugs) await writeSlugs(step, id, values.slugs as LocalizedText);
  for (const [field, write] of Object.entries(productParts)) {
    if (!Object.hasOwn(values, field)) continue;
    const members = (values[field] ?? []) as readonly (string | number)[];
    const written = await refusable(() => write(step, id, members), field);
    if (!written.ok) return written;
    if (!written.value) return fail('badRequest', { field });
  }
  return writeDetails(step, id, values);
}
