import { type RawBuilder, sql } from 'kysely';

const patch = (key: string) => sql`c.patch ->> ${sql.lit(key)}`;
const number = (key: string) => sql`(${patch(key)})::bigint`;
const localized = (key: string) => sql`nullif(nullif(c.patch -> ${sql.lit(key)}, 'null'), '{}')`;

/** Columns of products by their key in a patch. */
export const productColumns: Readonly<Record<string, readonly [string, RawBuilder<unknown>]>> = {
  format: ['format', patch('format')],
  name: ['name', localized('name')],
  excerpt: ['excerpt', localized('excerpt')],
  description: ['description', localized('description')],
  warnings: ['warnings', localized('warnings')],
  price: ['retail_price', number('price')],
  salePrice: ['sale_price', number('salePrice')],
  membershipPrice: ['membership_price', number('membershipPrice')],
  tax: ['tax_id', sql`(SELECT id FROM taxes WHERE key = ${patch('tax')})`],
  stock: ['stock', sql`${number('stock')}::int`],
  weight: ['weight_grams', sql`${number('weight')}::int`],
  priority: ['category_priority', sql`${number('priority')}::int`],
  featured: ['featured', sql`(${patch('featured')})::boolean`],
  archived: ['hidden', sql`(${patch('archived')})::boolean`],
  languages: [
    'languages',
    sql`(SELECT array_agg(code) FROM jsonb_array_elements_text(nullif(c.patch -> 'languages', 'null')) AS code)`,
  ],
  shownFrom: ['shown_from', sql`(${patch('shownFrom')})::timestamptz`],
  shownUntil: ['shown_until', sql`(${patch('shownUntil')})::timestamptz`],
  measureAmount: ['measure_amount', sql`(${patch('measureAmount')})::float8`],
  measureUnit: ['measure_unit', patch('measureUnit')],
  brand: ['manufacturer_id', sql`(SELECT id FROM manufacturers WHERE key = ${patch('brand')})`],
  options: ['variant_attributes', sql`nullif(c.patch -> 'options', 'null')`],
  categories: [
    'main_category_id',
    sql`(SELECT id FROM categories WHERE slug = c.patch -> 'categories' ->> 0)`,
  ],
};
