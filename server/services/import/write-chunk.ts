import { type RawBuilder, sql, type Transaction } from 'kysely';
import { furtherLanguages } from '#schemas/entities/localized-texts.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';
import type { Database } from '../../db/schema.ts';
import { writeOutdated } from '../write-outdated.ts';
import { logImported } from './log-imported.ts';
import { productColumns } from './product-columns.ts';
import { insertProducts, writeSlugs } from './write-new.ts';

type Step = Transaction<Database>;

/** Writes the rows of a job in `import_chunk`, with one statement per table. */
export async function writeChunk(step: Step, jobId: number, actorId: number | null): Promise<void> {
  await insertProducts(step, jobId);
  const keys = await changedKeys(step, jobId);
  await updateProducts(step, jobId, keys);
  if (keys.has('slugs')) await writeSlugs(step, jobId);
  if (keys.has('categories')) await writeCategories(step, jobId);
  if (keys.has('tags')) await writeTags(step, jobId);
  if (keys.has('pictures')) await writePictures(step, jobId);
  if (keys.has('attributes')) await writeAttributes(step, jobId);
  if (texts.some((key) => keys.has(key))) {
    await noteOutdated(step, jobId);
    await followImportedTexts(step, jobId);
  }
  await logImported(step, jobId, actorId);
}

/**
 * Returns the keys that any product of the chunk changes; unchanged columns are not named, so that their
 * triggers do not run.
 */
async function changedKeys(step: Step, jobId: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`SELECT DISTINCT key FROM import_chunk c,
    jsonb_object_keys(c.patch) AS key WHERE job_id = ${jobId}`.execute(step);
  return new Set(rows.map(({ key }) => key));
}

async function updateProducts(step: Step, jobId: number, keys: ReadonlySet<string>): Promise<void> {
  const written = Object.entries(productColumns).filter(([key]) => keys.has(key));
  if (written.length === 0) return;
  const sets = written.map(
    ([key, [column, value]]) =>
      sql`${sql.ref(column)} = CASE WHEN c.patch ? ${sql.lit(key)} THEN ${value} ELSE p.${sql.ref(column)} END`,
  );
  const has = written.map(([key]) => sql.lit(key));
  await sql`UPDATE products p SET ${sql.join(sets)} FROM import_chunk c
    WHERE c.job_id = ${jobId} AND NOT c.is_new AND p.id = c.product_id
      AND c.patch ?| ARRAY[${sql.join(has)}]::text[]`.execute(step);
}

/** Keys of localized texts in a patch. */
const texts = ['name', 'excerpt', 'description', 'warnings'] as const;

/** Notes which translations of the changed texts are outdated, for the log and for an undo. */
async function noteOutdated(step: Step, jobId: number): Promise<void> {
  await sql`UPDATE import_chunk c SET outdated = held.texts
    FROM (SELECT own.number, jsonb_agg(jsonb_build_object('path', o.path, 'language', o.language,
          'original', o.original) ORDER BY o.path, o.language) AS texts
      FROM import_chunk own JOIN outdated_translations o ON o.record_table = 'products'
        AND o.record_id = own.product_id::text AND own.patch ? o.path
      WHERE own.job_id = ${jobId} AND NOT own.is_new GROUP BY own.number) AS held
    WHERE c.job_id = ${jobId} AND c.number = held.number`.execute(step);
}

/**
 * Updates the outdated translations as after a change by staff. An undo brings back those that its import noted;
 * a run finds none, because it notes them at its end.
 */
async function followImportedTexts(step: Step, jobId: number): Promise<void> {
  const text = (side: 'before' | 'patch', language: RawBuilder<unknown>) =>
    sql`coalesce(c.${sql.ref(side)} -> path ->> ${language}, '')`;
  const given = sql`SELECT c.product_id::text AS record_id, path, language,
      ${text('before', defaultLanguageSql)} AS original_before, ${text('patch', defaultLanguageSql)} AS original,
      ${text('before', sql`language`)} AS text_before, ${text('patch', sql`language`)} AS text,
      (SELECT was.original FROM import_items i, jsonb_to_recordset(i.outdated) AS was
          (path text, language text, original text)
        WHERE i.job_id = c.job_id AND i.number = c.number AND was.path = texts.path
          AND was.language = languages.language) AS made_from
    FROM import_chunk c, unnest(${texts}::text[]) AS texts (path),
      unnest(${furtherLanguages}::text[]) AS languages (language)
    WHERE c.job_id = ${jobId} AND NOT c.is_new AND c.patch ? path`;
  await sql`WITH ${writeOutdated('products', given)} SELECT`.execute(step);
}

async function writeCategories(step: Step, jobId: number): Promise<void> {
  await sql`DELETE FROM product_categories pc USING import_chunk c WHERE c.job_id = ${jobId}
    AND NOT c.is_new AND c.patch ? 'categories' AND pc.product_id = c.product_id`.execute(step);
  await sql`INSERT INTO product_categories (product_id, category_id, position)
    SELECT c.product_id, k.id, given.at - 1 FROM import_chunk c
    CROSS JOIN LATERAL jsonb_array_elements_text(c.patch -> 'categories')
      WITH ORDINALITY AS given (slug, at)
    JOIN categories k ON k.slug = given.slug
    WHERE c.job_id = ${jobId} AND c.patch ? 'categories'`.execute(step);
}

async function writeTags(step: Step, jobId: number): Promise<void> {
  await sql`DELETE FROM product_tags pt USING import_chunk c WHERE c.job_id = ${jobId}
    AND NOT c.is_new AND c.patch ? 'tags' AND pt.product_id = c.product_id`.execute(step);
  await sql`INSERT INTO product_tags (product_id, tag_id)
    SELECT c.product_id, t.id FROM import_chunk c
    CROSS JOIN LATERAL jsonb_array_elements_text(c.patch -> 'tags') AS given (key)
    JOIN tags t ON t.key = given.key
    WHERE c.job_id = ${jobId} AND c.patch ? 'tags'`.execute(step);
}

async function writePictures(step: Step, jobId: number): Promise<void> {
  await sql`DELETE FROM product_media pm USING import_chunk c WHERE c.job_id = ${jobId}
    AND NOT c.is_new AND c.patch ? 'pictures' AND pm.product_id = c.product_id`.execute(step);
  await sql`INSERT INTO product_media (product_id, position, media_id)
    SELECT c.product_id, given.at - 1, m.id FROM import_chunk c
    CROSS JOIN LATERAL jsonb_array_elements_text(c.patch -> 'pictures')
      WITH ORDINALITY AS given (key, at)
    JOIN media m ON m.key = given.key
    WHERE c.job_id = ${jobId} AND c.patch ? 'pictures'`.execute(step);
}

async function writeAttributes(step: Step, jobId: number): Promise<void> {
  await sql`DELETE FROM product_attribute_values v USING import_chunk c WHERE c.job_id = ${jobId}
    AND NOT c.is_new AND c.patch ? 'attributes' AND v.product_id = c.product_id`.execute(step);
  await sql`INSERT INTO product_attribute_values (product_id, list_product_id, attribute_id, value_id,
      value_number, value_bool, value_date)
    SELECT c.product_id, coalesce(p.main_product_id, p.id), a.id, v.id,
      CASE WHEN a.type = 'number' THEN (x.value #>> '{}')::float8 END,
      CASE WHEN a.type = 'yes/no' THEN (x.value #>> '{}')::boolean END,
      CASE WHEN a.type IN ('date', 'datetime') THEN (x.value #>> '{}')::timestamptz END
    FROM import_chunk c JOIN products p ON p.id = c.product_id
    CROSS JOIN LATERAL jsonb_each(c.patch -> 'attributes') AS each
    JOIN attributes a ON a.code = each.key
    CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(each.value) WHEN 'array' THEN each.value
      ELSE jsonb_build_array(each.value) END) AS x (value)
    LEFT JOIN attribute_values v ON v.attribute_id = a.id AND v.key = x.value #>> '{}'
      AND a.type NOT IN ('number', 'yes/no', 'date', 'datetime')
    WHERE c.job_id = ${jobId} AND c.patch ? 'attributes'
      AND (v.id IS NOT NULL OR a.type IN ('number', 'yes/no', 'date', 'datetime'))`.execute(step);
}
