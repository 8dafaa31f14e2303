import { sql, type Transaction } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import type { Additions } from './dictionary.ts';

/**
 * Creates the categories, tags, brands, attributes and values that the products of an import need, and lists the
 * pictures to fetch.
 */
export async function writeAdditions(
  step: Transaction<Database>,
  jobId: number,
  { categories, tags, brands, attributes, values, pictures }: Additions,
): Promise<void> {
  for (const { slug, parent, name } of categories) {
    await sql`INSERT INTO categories (slug, parent_id, position, name, description, flag)
      SELECT ${slug}, p.id, 1 + coalesce((SELECT max(position) FROM categories), 0),
        ${text(name)}::jsonb, ${text('')}::jsonb, ''
      FROM (SELECT (SELECT id FROM categories WHERE slug = ${parent}) AS id) AS p
      ON CONFLICT (slug) DO NOTHING`.execute(step);
  }
  await sql`INSERT INTO tags (key, title)
    SELECT key, jsonb_build_object(${defaultLanguage}::text, title)
    FROM jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) AS t (key text, title text)
    ON CONFLICT (key) DO NOTHING`.execute(step);
  await sql`INSERT INTO manufacturers (key, name, address, contact)
    SELECT key, name, '', '' FROM jsonb_to_recordset(${JSON.stringify(brands)}::jsonb)
      AS b (key text, name text)
    ON CONFLICT (key) DO NOTHING`.execute(step);
  await sql`INSERT INTO attributes (code, label, type, filterable, position)
    SELECT code, jsonb_build_object(${defaultLanguage}::text, label), 'dropdown', true,
      coalesce((SELECT max(position) FROM attributes), 0) + row_number() OVER ()
    FROM jsonb_to_recordset(${JSON.stringify(attributes)}::jsonb) AS a (code text, label text)
    ON CONFLICT (code) DO NOTHING`.execute(step);
  await sql`INSERT INTO attribute_values (attribute_id, key, label, position)
    SELECT a.id, v.key, jsonb_build_object(${defaultLanguage}::text, v.label),
      coalesce((SELECT max(position) FROM attribute_values o WHERE o.attribute_id = a.id), 0)
        + row_number() OVER (PARTITION BY a.id)
    FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      AS v (attribute text, key text, label text)
    JOIN attributes a ON a.code = v.attribute
    ON CONFLICT (attribute_id, key) DO NOTHING`.execute(step);
  await sql`INSERT INTO import_pictures (job_id, source) SELECT ${jobId}, unnest(${pictures}::text[])
    ON CONFLICT DO NOTHING`.execute(step);
}

const text = (value: string) => JSON.stringify({ [defaultLanguage]: value });
