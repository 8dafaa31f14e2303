import { sql } from 'kysely';
import type { Language, LocalizedText } from '#schemas/languages.ts';
import type { Responsible } from '#schemas/site-data.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { type CategoryPart, categoryPart } from './category-part.ts';
import type { CustomOptionRow } from './product-choices.ts';
import { type CoreRow, coreColumns, coreTables } from './product-core.ts';
import { type RatingRow, ratingOfProduct } from './product-rating.ts';

/** Data that only the product page needs. */
export interface DetailRow {
  readonly description: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly category_priority: number;
  readonly featured: boolean;
  readonly weight_grams: number | null;
  readonly created_at: string;
  readonly categories: readonly CategoryPart[];
  readonly tags: readonly { id: number; key: string; title: LocalizedText }[];
  readonly bundle: readonly { id: number; qty: number }[];
  readonly cross_sells: readonly {
    id: number;
    slugs: LocalizedText;
    languages: readonly Language[] | null;
  }[];
  readonly values: readonly AttributePart[];
  readonly safety: SafetyRow | null;
  readonly rating: RatingRow | null;
}

interface SafetyRow {
  readonly manufacturer: Responsible;
  readonly responsible: Responsible | null;
  readonly warnings: LocalizedText | null;
}

export interface AttributePart {
  readonly attribute_id: number;
  readonly value_id: number | null;
  readonly value_number: number | null;
  readonly value_date: string | null;
  readonly value_bool: boolean | null;
}

const allPictures = 50;

const detailColumns = sql`p.description, p.excerpt, p.category_priority, p.featured, p.weight_grams, p.created_at,
    ARRAY(SELECT ${categoryPart} FROM product_categories pc JOIN categories c ON c.id = pc.category_id
      WHERE pc.product_id = p.id ORDER BY pc.position) AS categories,
    ARRAY(SELECT jsonb_build_object('id', tags.id, 'key', tags.key, 'title', tags.title)
      FROM product_tags pt JOIN tags ON tags.id = pt.tag_id
      WHERE pt.product_id = p.id ORDER BY tags.id) AS tags,
    ARRAY(SELECT jsonb_build_object('id', item_product_id, 'qty', qty) FROM bundle_items
      WHERE product_id = p.id ORDER BY position) AS bundle,
    ARRAY(SELECT jsonb_build_object('id', o.id, 'slugs', o.slugs,
        'languages', o.languages) FROM cross_sells x
      JOIN products o ON o.id = x.other_product_id AND NOT o.archived
      WHERE x.product_id = p.id ORDER BY x.position) AS cross_sells,
    ARRAY(SELECT jsonb_build_object('attribute_id', pav.attribute_id, 'value_id', pav.value_id,
        'value_number', pav.value_number, 'value_date', pav.value_date, 'value_bool', pav.value_bool)
      FROM product_attribute_values pav
      WHERE pav.list_product_id = coalesce(p.main_product_id, p.id) AND pav.product_id = p.id
      ORDER BY pav.id) AS values,
    ${ratingOfProduct} AS rating,
    (SELECT jsonb_build_object('manufacturer', jsonb_build_object('name', m.name, 'address',
        m.address, 'contact', m.contact), 'responsible', m.responsible, 'warnings', p.warnings)
      FROM manufacturers m WHERE m.id = p.manufacturer_id) AS safety`;

export interface ProductRows extends DetailRow {
  /** The product, its variants, the entries of a bundle, and their variants; without archived ones. */
  readonly family: readonly CoreRow[];
  /** Custom options of the family. */
  readonly options: readonly CustomOptionRow[];
}

/** Loads all data of a product in one statement; null when it does not exist. `isPreview`: an archived one, too. */
export async function loadProductRows(
  { readDb }: ServiceDependencies,
  id: number,
  isPreview = false,
): Promise<ProductRows | null> {
  const isShown = isPreview
    ? sql`(NOT p.archived OR p.id = ${id} OR p.main_product_id = ${id})`
    : sql`NOT p.archived`;
  const { rows } = await sql<ProductRows>`
    WITH heads AS (
      SELECT array_agg(id) AS ids FROM (
        SELECT ${id}::int AS id UNION SELECT item_product_id FROM bundle_items WHERE product_id = ${id}
      ) AS head
    ), family AS MATERIALIZED (
      SELECT ${coreColumns(allPictures)} FROM ${coreTables}
      WHERE ${isShown} AND (p.id = ANY ((SELECT ids FROM heads)::int[])
        OR p.main_product_id = ANY ((SELECT ids FROM heads)::int[]))
    )
    SELECT ${detailColumns},
      (SELECT coalesce(json_agg(family ORDER BY family.id), '[]') FROM family) AS family,
      (SELECT coalesce(json_agg(option ORDER BY option.product_id, option.position, option.id), '[]')
        FROM (SELECT o.id, o.product_id, o.position, o.key, o.label, o.type, o.required,
            o.max_length, o.choices
          FROM family JOIN custom_options o ON o.product_id = family.id) AS option) AS options
    FROM products p WHERE p.id = ${id}`.execute(readDb);
  return rows[0] ?? null;
}
