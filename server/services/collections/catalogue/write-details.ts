import { sql, type Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { refuse } from './product-rules.ts';
import { refusable } from './refusable.ts';

type Step = Transaction<Database>;
type Members = readonly JsonObject[];

/** Writes the attributes, parts of a set and choices of a product that `values` hold. */
export async function writeDetails(
  step: Step,
  id: number,
  values: JsonObject,
): Promise<Result<number>> {
  for (const [field, write] of Object.entries(details)) {
    if (!Object.hasOwn(values, field)) continue;
    const members = (values[field] ?? []) as Members;
    const written = await refusable(() => write(step, id, members), field);
    if (!written.ok) return written;
    if (!written.value.ok) return written.value;
  }
  return ok(id);
}

type Write = (step: Step, id: number, members: Members) => Promise<Result<number>>;

const details: Readonly<Record<string, Write>> = {
  attribute_values: writeChoices,
  measures: writeMeasures,
  bundle_items: writeBundle,
  custom_options: writeOptions,
};

/** Lists show the main product for values of its variants. */
const listed = (id: number) =>
  sql`(SELECT coalesce(main_product_id, id) FROM products WHERE id = ${id})`;

async function writeChoices(step: Step, id: number, values: readonly unknown[]) {
  await sql`DELETE FROM product_attribute_values
    WHERE product_id = ${id} AND value_id IS NOT NULL`.execute(step);
  const { numAffectedRows } = await sql`INSERT INTO product_attribute_values
      (product_id, list_product_id, attribute_id, value_id)
    SELECT ${id}, ${listed(id)}, v.attribute_id, v.id
    FROM unnest(${values}::int[]) WITH ORDINALITY AS given (id, number)
    JOIN attribute_values v ON v.id = given.id ORDER BY number`.execute(step);
  if (numAffectedRows !== BigInt(values.length)) return refuse('attribute_values', 'gone');
  const { rows } = await sql`SELECT FROM product_attribute_values v
    JOIN attributes a ON a.id = v.attribute_id AND a.type <> 'multi select'
    WHERE v.product_id = ${id} AND value_id IS NOT NULL
    GROUP BY a.id HAVING count(*) > 1`.execute(step);
  return rows.length > 0 ? refuse('attribute_values', 'oneValue') : ok(id);
}

async function writeMeasures(step: Step, id: number, measures: Members): Promise<Result<number>> {
  await sql`DELETE FROM product_attribute_values
    WHERE product_id = ${id} AND value_id IS NULL`.execute(step);
  const kinds = await readKinds(step, measures);
  for (const { attribute, value } of measures) {
    const column = measured(kinds.get(Number(attribute)), String(value));
    if (!column) return refuse('measures', 'wrongKind');
    await sql`INSERT INTO product_attribute_values
        (product_id, list_product_id, attribute_id, ${sql.ref(column.name)})
      VALUES (${id}, ${listed(id)}, ${attribute}, ${column.value})`.execute(step);
  }
  return ok(id);
}

async function readKinds(step: Step, measures: Members): Promise<ReadonlyMap<number, string>> {
  const ids = measures.map(({ attribute }) => Number(attribute));
  if (ids.length === 0) return new Map();
  const rows = await step
    .selectFrom('attributes')
    .select(['id', 'type'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.type]));
}

/** Returns the column of a value, by the kind of its attribute; null if the text is not a valid value. */
function measured(kind: string | undefined, text: string) {
  if (kind === 'number') {
    const value = Number(text.replace(',', '.'));
    return Number.isFinite(value) ? { name: 'value_number', value } : null;
  }
  if (kind === 'yes/no') {
    const isKnown = text === 'true' || text === 'false';
    return isKnown ? { name: 'value_bool', value: text === 'true' } : null;
  }
  if (kind !== 'date' && kind !== 'datetime') return null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : { name: 'value_date', value: at.toISOString() };
}

async function writeBundle(step: Step, id: number, items: Members): Promise<Result<number>> {
  await step.deleteFrom('bundle_items').where('product_id', '=', id).execute();
  await sql`INSERT INTO bundle_items (product_id, position, item_product_id, qty)
    SELECT ${id}, number - 1, (item ->> 'product')::int, (item ->> 'qty')::int
    FROM jsonb_array_elements(${JSON.stringify(items)}::jsonb) WITH ORDINALITY AS given (item, number)`.execute(
    step,
  );
  const { rows } = await sql`WITH RECURSIVE parts (id) AS (
      SELECT item_product_id FROM bundle_items WHERE product_id = ${id}
      UNION SELECT b.item_product_id FROM parts JOIN bundle_items b ON b.product_id = parts.id
    ) SELECT FROM parts WHERE id = ${id}`.execute(step);
  return rows.length > 0 ? refuse('bundle_items', 'insideSet') : ok(id);
}

/** Choices keep their number where their key stays, because carts and orders name it. */
async function writeOptions(step: Step, id: number, options: Members): Promise<Result<number>> {
  const keys = options.map(({ key }) => String(key));
  if (new Set(keys).size < keys.length) return refuse('custom_options', 'taken');
  await sql`DELETE FROM custom_options
    WHERE product_id = ${id} AND NOT key = ANY (${keys}::text[])`.execute(step);
  await sql`INSERT INTO custom_options
      (product_id, key, position, label, type, required, max_length, choices)
    SELECT ${id}, given ->> 'key', number - 1, given -> 'label', given ->> 'type',
      (given ->> 'required')::boolean, (given ->> 'maxLength')::int, coalesce(given -> 'values', '[]')
    FROM jsonb_array_elements(${JSON.stringify(options)}::jsonb) WITH ORDINALITY AS list (given, number)
    ON CONFLICT (product_id, key) DO UPDATE SET position = excluded.position, label = excluded.label,
      type = excluded.type, required = excluded.required, max_length = excluded.max_length,
      choices = excluded.choices`.execute(step);
  return ok(id);
}
