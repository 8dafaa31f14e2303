import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { productColumns } from './product-columns.ts';

/** Fields of a product by their keys in a patch: those of its columns, or as its form has them. */
const fields = JSON.stringify({
  ...Object.fromEntries(Object.entries(productColumns).map(([key, [column]]) => [key, column])),
  archived: 'state',
  options: 'options',
  categories: 'categories',
});

const text = sql`value #>> '{}'`;

const idOf = (table: string): RawBuilder<unknown> =>
  sql`(SELECT to_jsonb(id) FROM ${sql.table(table)} WHERE key = ${text})`;

/** Ids instead of the texts by which a file names records, in the order of the file. */
const idsOf = (table: string, column: string): RawBuilder<unknown> =>
  sql`(SELECT coalesce(jsonb_agg(named.id ORDER BY given.at), '[]')
    FROM jsonb_array_elements_text(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]' END)
      WITH ORDINALITY AS given (text, at)
    JOIN ${sql.table(table)} AS named ON named.${sql.ref(column)} = given.text)`;

/** Values as staff see and undo them: by the names of their fields, with the ids of related records. */
const loggedValues = (values: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(SELECT coalesce(jsonb_object_agg(coalesce(${fields}::jsonb ->> key, key), CASE key
        WHEN 'categories' THEN ${idsOf('categories', 'slug')}
        WHEN 'tags' THEN ${idsOf('tags', 'key')}
        WHEN 'tax' THEN ${idOf('taxes')}
        WHEN 'brand' THEN ${idOf('manufacturers')}
        WHEN 'archived' THEN to_jsonb(CASE ${text} WHEN 'true' THEN 'hidden' ELSE 'active' END)
        ELSE value END), '{}')
    FROM jsonb_each(${values}))`;

/** Records what a chunk writes in the log of changes, after it was written. */
export async function logImported(
  step: Transaction<Database>,
  jobId: number,
  actorId: number | null,
): Promise<void> {
  await sql`INSERT INTO changes (actor_id, collection, record_id, action, before, after, outdated)
    SELECT ${actorId}::int, 'products', product_id::text, CASE WHEN is_new THEN 'create' ELSE 'change' END,
      ${loggedValues(sql`before`)}, ${loggedValues(sql`patch`)}, outdated
    FROM import_chunk WHERE job_id = ${jobId} AND product_id IS NOT NULL AND patch <> '{}'`.execute(
    step,
  );
}
