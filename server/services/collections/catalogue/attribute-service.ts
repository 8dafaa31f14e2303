import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import type { Collection, RecordWrite } from '../collection.ts';
import { removeRecord } from '../write-record.ts';
import { refuse } from './product-rules.ts';
import { refusable } from './refusable.ts';
import { changeWithParts, createWithParts } from './write-parts.ts';

type Step = Transaction<Database>;
type Target = { readonly id: string; readonly revision: string };

export const createAttribute = (collection: Collection, write: RecordWrite, values: JsonObject) =>
  createWithParts(collection, write, values, writeAttribute);

export const changeAttribute = (
  collection: Collection,
  write: RecordWrite,
  target: Target,
  values: JsonObject,
): Promise<Result<CollectionRow>> =>
  changeWithParts(collection, write, target, values, writeAttribute);

/** Only an attribute that no product has is removed. */
export async function removeAttribute(
  collection: Collection,
  { deps, actorId }: RecordWrite,
  target: Target,
): Promise<Result<true>> {
  if (await isUsed(deps.db, Number(target.id))) return refuse('values', 'inUse');
  return removeRecord({ db: deps.db, collection, actorId }, target);
}

const columns = ['code', 'type', 'filterable', 'position'] as const;

async function writeAttribute(
  step: Step,
  id: number | null,
  values: JsonObject,
  all: JsonObject,
): Promise<Result<number>> {
  if (id !== null && Object.hasOwn(values, 'type') && (await isUsed(step, id))) {
    return refuse('type', 'inUse');
  }
  const row: Record<string, RawBuilder<unknown>> = {
    ...(id === null && { filterable: sql`false` }),
  };
  for (const key of columns) {
    if (Object.hasOwn(values, key)) row[key] = sql`${values[key] ?? defaults[key] ?? null}`;
  }
  if (values.label) row.label = sql`${JSON.stringify(values.label)}::jsonb`;
  const written = await refusable(() => (id === null ? insert(step, row) : update(step, id, row)));
  if (!written.ok || !Object.hasOwn(values, 'values')) return written;
  return writeValues(step, written.value, (all.values ?? []) as unknown as readonly Value[]);
}

const defaults: Readonly<Record<string, boolean | number>> = { filterable: false, position: 0 };

async function insert(step: Step, row: Record<string, RawBuilder<unknown>>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO attributes (${sql.join(Object.keys(row).map((key) => sql.ref(key)))})
    VALUES (${sql.join(Object.values(row))}) RETURNING id`.execute(step);
  return rows[0]?.id ?? 0;
}

/** Values count as a change of their attribute too. */
async function update(
  step: Step,
  id: number,
  row: Record<string, RawBuilder<unknown>>,
): Promise<number> {
  const sets = Object.entries({ code: sql`code`, ...row }).map(
    ([key, value]) => sql`${sql.ref(key)} = ${value}`,
  );
  await sql`UPDATE attributes SET ${sql.join(sets)} WHERE id = ${id}`.execute(step);
  return id;
}

interface Value {
  readonly key: string;
  readonly label: JsonObject;
  readonly swatch?: string;
}

/** A value that products have stays: removing it would take it from them. */
async function writeValues(
  step: Step,
  id: number,
  values: readonly Value[],
): Promise<Result<number>> {
  const keys = values.map(({ key }) => key);
  if (new Set(keys).size < keys.length) return refuse('values', 'taken');
  const used = await sql`SELECT FROM attribute_values v
    JOIN attributes a ON a.id = v.attribute_id
    WHERE attribute_id = ${id} AND NOT v.key = ANY (${keys}::text[]) AND (
      EXISTS (SELECT FROM product_attribute_values p WHERE p.value_id = v.id)
      OR EXISTS (SELECT FROM products WHERE variant_attributes ->> a.code = v.key))
    LIMIT 1`.execute(step);
  if (used.rows.length > 0) return refuse('values', 'inUse');
  await sql`DELETE FROM attribute_values
    WHERE attribute_id = ${id} AND NOT key = ANY (${keys}::text[])`.execute(step);
  await sql`INSERT INTO attribute_values (attribute_id, key, label, swatch, media_id, position)
    SELECT ${id}, given ->> 'key', given -> 'label', given ->> 'swatch',
      (SELECT media.id FROM media WHERE media.key = given ->> 'swatch'), number - 1
    FROM jsonb_array_elements(${JSON.stringify(values)}::jsonb) WITH ORDINALITY AS list (given, number)
    ON CONFLICT (attribute_id, key) DO UPDATE SET label = excluded.label, swatch = excluded.swatch,
      media_id = excluded.media_id, position = excluded.position`.execute(step);
  return ok(id);
}

async function isUsed(db: Pick<Step, 'selectFrom'>, id: number): Promise<boolean> {
  const used = await db
    .selectFrom('product_attribute_values')
    .select('id')
    .where('attribute_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}
