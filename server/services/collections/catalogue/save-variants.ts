import { type Kysely, sql, type Transaction } from 'kysely';
import type { ProductVariants, SavedVariant } from '#schemas/api/catalogue-staff.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { type LocalizedText, languages, localize } from '#schemas/languages.ts';
import { type AppError, fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../transaction.ts';
import { logChange } from '../log-change.ts';
import { checkProduct, refuse } from './product-rules.ts';
import { variants } from './products.ts';
import { readVariants } from './read-variants.ts';
import { refusable } from './refusable.ts';
import { explainStock } from './stock.ts';
import { insertProduct, updateProduct } from './write-product.ts';

type Step = Transaction<Database>;
type Known = ProductVariants['rows'][number];

interface Family {
  readonly id: number;
  readonly known: ProductVariants;
  readonly actorId: number;
}

/** Adds and changes variants, all or none. The field of an error begins with the number of its row. */
export async function saveVariants(
  db: Kysely<Database>,
  id: number,
  rows: readonly SavedVariant[],
  actorId: number,
): Promise<Result<ProductVariants>> {
  return inTransaction(db, async (step) => {
    const main = await step
      .selectFrom('products')
      .select(['format'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const known = await readVariants(step, id);
    if (!main || !known) return fail('notFound');
    if (main.format !== 'Configurable') return refuse('rows', 'formatFixed');
    for (const [at, row] of rows.entries()) {
      const saved = await saveRow(step, { id, known, actorId }, row);
      if (!saved.ok) return { ok: false, error: atRow(saved.error, at) };
    }
    const all = await readVariants(step, id);
    if (!all) return fail('notFound');
    const twice = firstRepeated(all.rows);
    if (twice === null) return ok(all);
    const at = rows.findLastIndex((row) => choiceKey(row.choice) === twice);
    return refuse(`${at}/choice`, 'sameChoice');
  });
}

const atRow = (error: AppError, at: number): AppError => ({
  ...error,
  field: `${at}/${fieldNames[error.field ?? ''] ?? error.field ?? ''}`,
});

const fieldNames: Readonly<Record<string, string>> = { retail_price: 'price' };

async function saveRow(step: Step, family: Family, row: SavedVariant): Promise<Result<number>> {
  const { sku, price, state } = row;
  const values = { sku, retail_price: price, state };
  const priced = checkProduct(values);
  if (!priced.ok) return priced;
  if (row.id === null) return addVariant(step, family, row);
  const held = family.known.rows.find((each) => each.id === row.id);
  if (!held) return fail('notFound');
  if (held.revision !== row.revision) return fail('conflict', { params: { reason: 'changed' } });
  return changeVariant(step, family, row, held);
}

async function changeVariant(
  step: Step,
  { actorId }: Family,
  row: SavedVariant,
  held: Known,
): Promise<Result<number>> {
  const before: Record<string, string | number | null> = {};
  const after: Record<string, string | number | null> = {};
  const compare = (key: string, was: string | number | null, is: string | number | null) => {
    if (was === is) return;
    before[key] = was;
    after[key] = is;
  };
  compare('sku', held.sku, row.sku);
  compare('retail_price', held.price, row.price);
  compare('state', held.state, row.state);
  if (Object.keys(after).length > 0) {
    const written = await updateProduct(step, held.id, after);
    if (!written.ok) return written;
    const id = String(held.id);
    await logChange(step, { collection: variants, actorId, id, action: 'change', before, after });
  }
  if (row.stock === undefined || row.stock === held.stock) return ok(held.id);
  return countStock(step, held.id, row.stock, actorId);
}

async function countStock(
  step: Step,
  id: number,
  stock: number | null,
  actor: number,
): Promise<Result<number>> {
  await explainStock(step, { reason: 'corrected', actor });
  const { rows } = await sql<{ reserved: number; isKept: boolean }>`
    WITH held AS (SELECT id, reserved FROM products WHERE id = ${id} FOR NO KEY UPDATE),
    moved AS (UPDATE products SET stock = ${stock}::integer FROM held
      WHERE products.id = held.id AND coalesce(${stock}::integer, 0) >= held.reserved RETURNING products.id)
    SELECT reserved, NOT EXISTS (SELECT FROM moved) AS "isKept" FROM held`.execute(step);
  const [held] = rows;
  return held?.isKept ? refuse('stock', 'belowReserved', { reserved: held.reserved }) : ok(id);
}

async function addVariant(
  step: Step,
  { id, known, actorId }: Family,
  { choice, sku, price, state, stock }: SavedVariant,
): Promise<Result<number>> {
  const labels = Object.entries(choice).map(([code, key]) =>
    known.axes.find((axis) => axis.code === code)?.values.find((value) => value.key === key),
  );
  const isKnown = labels.length > 0 && labels.every((value) => value !== undefined);
  if (!isKnown) return refuse('choice', 'gone');
  const main = await step
    .selectFrom('products')
    .select(['name', 'tax_id', 'weight_grams', 'manufacturer_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const names = languages.map((language) => [
    language,
    `${localize(main.name, language)} – ${labels
      .map((value) => localize((value?.label ?? {}) as LocalizedText, language))
      .join(', ')}`,
  ]);
  const values: JsonObject = {
    ...main,
    name: Object.fromEntries(names),
    sku,
    format: 'Simple',
    retail_price: price,
    state,
  };
  const inserted = await insertProduct(step, values);
  if (!inserted.ok) return inserted;
  await explainStock(step, { reason: 'opening', actor: actorId });
  const placed = await refusable(() =>
    placeInFamily(step, id, inserted.value, choice, stock ?? null),
  );
  if (!placed.ok) return placed;
  await logChange(step, {
    collection: variants,
    actorId,
    id: String(inserted.value),
    action: 'create',
    before: {},
    after: { sku, retail_price: price, state, ...choice },
  });
  return inserted;
}

/** A variant is not listed as a product of its own; it initially has the pictures of its product. */
async function placeInFamily(
  step: Step,
  mainId: number,
  id: number,
  choice: SavedVariant['choice'],
  stock: number | null,
): Promise<void> {
  const chosen = JSON.stringify(choice);
  await sql`UPDATE products SET main_product_id = ${mainId}, variant_attributes = ${chosen}::jsonb,
    visible_individually = false, stock = ${stock}::integer WHERE id = ${id}`.execute(step);
  await sql`INSERT INTO product_attribute_values (product_id, list_product_id, attribute_id, value_id)
    SELECT ${id}, ${mainId}, a.id, v.id FROM jsonb_each_text(${chosen}::jsonb) AS given
    JOIN attributes a ON a.code = given.key
    JOIN attribute_values v ON v.attribute_id = a.id AND v.key = given.value`.execute(step);
  await sql`INSERT INTO product_media (product_id, position, media_id)
    SELECT ${id}, position, media_id FROM product_media WHERE product_id = ${mainId}`.execute(step);
}

const choiceKey = (choice: SavedVariant['choice']): string =>
  JSON.stringify(Object.entries(choice).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Returns a choice of values that two variants share; null if all differ. */
function firstRepeated(rows: readonly Known[]): string | null {
  const seen = new Set<string>();
  for (const { choice } of rows) {
    const key = choiceKey(choice);
    if (seen.has(key)) return key;
    seen.add(key);
  }
  return null;
}
