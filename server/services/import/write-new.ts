import { sql, type Transaction } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';

type Step = Transaction<Database>;

/**
 * Inserts the new products. The SKU is appended to a slug that is taken. A variant without a name, price or
 * tax has its product's.
 */
export async function insertProducts(step: Step, jobId: number): Promise<void> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM import_chunk
    WHERE job_id = ${jobId} AND is_new`.execute(step);
  if (!rows[0]?.n) return;
  await sql`
    WITH wished AS (
      SELECT c.number, c.sku, l.code, coalesce(c.slugs ->> l.code, c.slugs ->> ${defaultLanguage}) AS slug,
        CASE WHEN c.patch -> 'name' IS NULL AND c.parent IS NOT NULL THEN m.slugs ->> l.code END AS main
      FROM import_chunk c CROSS JOIN site_languages l LEFT JOIN products m ON m.sku = c.parent
      WHERE c.job_id = ${jobId} AND c.is_new
    ), full_slugs AS (
      SELECT number, sku, code, CASE WHEN main IS NULL THEN slug ELSE main || '-' || slug END AS slug
      FROM wished
    ), free AS (
      SELECT number, code, CASE WHEN row_number() OVER (PARTITION BY code, slug ORDER BY number) = 1
          AND NOT EXISTS (SELECT FROM product_slugs s WHERE s.language = f.code AND s.slug = f.slug)
        THEN slug ELSE slug || '-' || lower(regexp_replace(sku, '[^[:alnum:]]+', '-', 'g')) END AS slug
      FROM full_slugs f
    ), slugs AS (SELECT number, jsonb_object_agg(code, slug) AS slugs FROM free GROUP BY number),
    usual AS (SELECT coalesce((SELECT tax_id FROM products GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1),
      (SELECT min(id) FROM taxes)) AS tax_id)
    INSERT INTO products (sku, format, slugs, name, excerpt, description, warnings, retail_price, sale_price,
      membership_price, tax_id, stock, weight_grams, category_priority, featured, hidden, languages, shown_from, shown_until,
      visible_individually, main_product_id, variant_attributes, main_category_id, measure_amount,
      measure_unit, manufacturer_id)
    SELECT c.sku, coalesce(c.patch ->> 'format', 'Simple'), s.slugs,
      coalesce(c.patch -> 'name', (SELECT jsonb_object_agg(key, value || ' – ' || (c.slugs ->> '$labels'))
        FROM jsonb_each_text(m.name))),
      ${empty} || coalesce(c.patch -> 'excerpt', m.excerpt::jsonb, '{}'),
      ${empty} || coalesce(c.patch -> 'description', m.description::jsonb, '{}'),
      nullif(c.patch -> 'warnings', 'null'),
      coalesce((c.patch ->> 'price')::bigint, m.retail_price), (c.patch ->> 'salePrice')::bigint,
      (c.patch ->> 'membershipPrice')::bigint,
      coalesce((SELECT id FROM taxes WHERE key = c.patch ->> 'tax'), m.tax_id, usual.tax_id),
      (c.patch ->> 'stock')::int, coalesce((c.patch ->> 'weight')::int, m.weight_grams),
      coalesce((c.patch ->> 'priority')::int, 0), coalesce((c.patch ->> 'featured')::boolean, false),
      coalesce((c.patch ->> 'archived')::boolean, false),
      (SELECT array_agg(code) FROM jsonb_array_elements_text(nullif(c.patch -> 'languages', 'null')) AS code),
      (c.patch ->> 'shownFrom')::timestamptz, (c.patch ->> 'shownUntil')::timestamptz, c.parent IS NULL, m.id, c.patch -> 'options',
      (SELECT id FROM categories WHERE slug = c.patch -> 'categories' ->> 0),
      (c.patch ->> 'measureAmount')::float8, c.patch ->> 'measureUnit',
      (SELECT id FROM manufacturers WHERE key = c.patch ->> 'brand')
    FROM import_chunk c JOIN slugs s USING (number) CROSS JOIN usual LEFT JOIN products m ON m.sku = c.parent
    WHERE c.job_id = ${jobId} AND c.is_new AND (c.parent IS NULL OR m.id IS NOT NULL)
    ORDER BY c.number`.execute(step);
  await sql`UPDATE import_chunk c SET product_id = p.id FROM products p
    WHERE c.job_id = ${jobId} AND c.is_new AND p.sku = c.sku`.execute(step);
  await sql`INSERT INTO product_slugs (language, slug, product_id)
    SELECT s.key, s.value, p.id FROM import_chunk c JOIN products p ON p.id = c.product_id,
      jsonb_each_text(p.slugs) AS s WHERE c.job_id = ${jobId} AND c.is_new`.execute(step);
}

const empty = sql`jsonb_build_object(${sql.lit(defaultLanguage)}, '')`;

/** Writes new addresses; the old ones redirect to them. */
export async function writeSlugs(step: Step, jobId: number): Promise<void> {
  const given = sql`SELECT c.product_id, w.key AS language, w.value AS slug FROM import_chunk c,
    jsonb_each_text(c.patch -> 'slugs') AS w
    WHERE c.job_id = ${jobId} AND NOT c.is_new AND c.patch ? 'slugs'`;
  await sql`UPDATE product_slugs s SET is_current = s.slug = given.slug FROM (${given}) AS given
    WHERE s.product_id = given.product_id AND s.language = given.language`.execute(step);
  await sql`INSERT INTO product_slugs (language, slug, product_id)
    SELECT language, slug, product_id FROM (${given}) AS given
    ON CONFLICT (language, slug) DO NOTHING`.execute(step);
  await sql`UPDATE products p SET slugs = c.patch -> 'slugs' FROM import_chunk c
    WHERE c.job_id = ${jobId} AND NOT c.is_new AND c.patch ? 'slugs' AND p.id = c.product_id`.execute(
    step,
  );
}
