import { type Kysely, sql } from 'kysely';
import type { Language } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { inStock } from './product-core.ts';
import { isReduced } from './reference-price.ts';

/** The data of a product that the list index needs. */
export interface ChangedRow {
  readonly id: number;
  readonly listed: boolean;
  /** Languages in which the product is shown; null for all. */
  readonly languages: readonly Language[] | null;
  readonly price: number;
  readonly priority: number;
  readonly featured: boolean;
  readonly discounted: boolean;
  readonly categories: readonly number[];
  readonly tags: readonly string[];
  /** Values of the product and of its variants. */
  readonly choices: readonly { readonly attribute: number; readonly value: number | boolean }[];
  /** Numbers, or dates in ms since 1970. */
  readonly ranges: readonly { readonly attribute: number; readonly value: number }[];
}

export async function loadChangedRows(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<readonly ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    WITH requested AS MATERIALIZED (SELECT ${ids}::int[] AS ids)
    SELECT p.id, p.visible_individually AND NOT p.archived AS listed, p.languages, p.final_price AS price,
      p.category_priority AS priority, p.featured,
      ${isReduced('p')} AS discounted,
      ARRAY(SELECT category_id FROM product_categories WHERE product_id = p.id) AS categories,
      ARRAY(SELECT t.key FROM product_tags pt JOIN tags t ON t.id = pt.tag_id
        WHERE pt.product_id = p.id) AS tags,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('attribute', attribute_id,
          'value', coalesce(to_jsonb(value_id), to_jsonb(value_bool)))), '[]')
        FROM product_attribute_values WHERE list_product_id = p.id
          AND (value_id IS NOT NULL OR value_bool IS NOT NULL)) AS choices,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('attribute', attribute_id,
          'value', coalesce(value_number, extract(epoch FROM value_date) * 1000))), '[]')
        FROM product_attribute_values WHERE list_product_id = p.id
          AND (value_number IS NOT NULL OR value_date IS NOT NULL)) AS ranges
    FROM products p WHERE p.id = ANY ((SELECT ids FROM requested)::int[])`.execute(db);
  return rows;
}

export async function loadStock(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly sold_out: boolean }[]> {
  const { rows } = await sql<{ id: number; sold_out: boolean }>`
    WITH requested AS MATERIALIZED (SELECT ${ids}::int[] AS ids)
    SELECT p.id, NOT ${inStock} AS sold_out FROM products p
    WHERE p.id = ANY ((SELECT ids FROM requested)::int[])`.execute(db);
  return rows;
}
