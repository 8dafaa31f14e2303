import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Additions } from './dictionary.ts';

/** Returns the additions without those that only refused lines name. */
export async function neededAdditions(
  db: Kysely<Database>,
  jobId: number,
  additions: Additions,
): Promise<Additions> {
  const used = await readUsed(db, jobId);
  const categories = new Set(additions.categories.filter(({ slug }) => used.categories.has(slug)));
  const bySlug = new Map(additions.categories.map((each) => [each.slug, each]));
  for (const { parent } of categories) {
    const above = bySlug.get(parent ?? '');
    if (above) categories.add(above);
  }
  return {
    categories: additions.categories.filter((each) => categories.has(each)),
    tags: additions.tags.filter(({ key }) => used.tags.has(key)),
    brands: additions.brands.filter(({ key }) => used.brand.has(key)),
    attributes: additions.attributes.filter(({ code }) => used.attributes.has(code)),
    values: additions.values.filter(({ attribute, key }) => used.values.has(`${attribute} ${key}`)),
    pictures: additions.pictures.filter((address) => used.pictures.has(address)),
  };
}

type Kind = 'categories' | 'tags' | 'brand' | 'pictures' | 'attributes' | 'values';

/** Reads the keys that lines to be written name, by kind; one of a value follows that of its attribute. */
async function readUsed(
  db: Kysely<Database>,
  jobId: number,
): Promise<Readonly<Record<Kind, ReadonlySet<string>>>> {
  const { rows } = await sql<{ kind: Kind; key: string }>`
    WITH items AS (SELECT after FROM import_items WHERE job_id = ${jobId} AND action <> 'refused'),
    attributes AS (SELECT each.key, each.value FROM items
      CROSS JOIN LATERAL jsonb_each(coalesce(after -> 'attributes', '{}')) AS each)
    SELECT kind, found #>> '{}' AS key FROM items
      CROSS JOIN unnest(ARRAY['categories', 'tags', 'brand', 'pictures']) AS kind
      CROSS JOIN LATERAL jsonb_path_query(after -> kind, '$[*]') AS found
    UNION SELECT 'attributes', key FROM attributes
    UNION SELECT 'values', key || ' ' || (found #>> '{}') FROM attributes
      CROSS JOIN LATERAL jsonb_path_query(value, '$[*]') AS found`.execute(db);
  const keysOf = (kind: Kind) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ key }) => key));
  return {
    categories: keysOf('categories'),
    tags: keysOf('tags'),
    brand: keysOf('brand'),
    pictures: keysOf('pictures'),
    attributes: keysOf('attributes'),
    values: keysOf('values'),
  };
}
