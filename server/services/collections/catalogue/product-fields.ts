import { type RawBuilder, sql } from 'kysely';
import { measureUnits, productFormats } from '#schemas/constants.ts';
import type { CollectionField } from '../collection.ts';
import {
  amount,
  flag,
  id,
  ids,
  localized,
  localizedSlugs,
  optionalAmount,
  optionalId,
  optionalLocalized,
  optionalLocalizedHtml,
} from '../inputs.ts';
import { productDetails } from './product-details.ts';
import { publishingFields } from './publishing-fields.ts';

const states = ['active', 'hidden'] as const;
const codeKinds = ['voucher', 'memberCard'] as const;

const idsOf = (table: string, column: string, order: string): RawBuilder<unknown> =>
  sql`ARRAY(SELECT ${sql.ref(column)} FROM ${sql.table(table)} AS part
    WHERE part.product_id = products.id ORDER BY ${sql.ref(order)})`;

/** Fields of products and of their variants. */
export const productFields: Readonly<Record<string, CollectionField>> = {
  picture: {
    cell: 'picture',
    sql: sql`(SELECT key FROM product_media JOIN media ON media.id = media_id
      WHERE product_id = products.id ORDER BY position LIMIT 1)`,
  },
  name: { cell: 'localized', input: localized(300), isRequired: true },
  sku: {
    cell: 'text',
    input: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      pattern: '^\\S(.*\\S)?$',
      expects: 'noSpacesAround',
    },
    isRequired: true,
    sortedBy: 'products_sku_key',
  },
  format: {
    cell: 'choice',
    choices: productFormats,
    input: { type: 'string', enum: [...productFormats], default: 'Simple' },
    filter: 'choice',
  },
  state: {
    cell: 'choice',
    choices: states,
    tones: { active: 'good', hidden: 'over' },
    sql: sql`CASE WHEN products.hidden THEN 'hidden' ELSE 'active' END`,
    input: { type: 'string', enum: [...states], default: 'hidden' },
    filter: 'choice',
  },
  ...publishingFields,
  excerpt: { cell: 'localized', input: optionalLocalized(2_000) },
  description: {
    cell: 'localized',
    input: optionalLocalizedHtml(100_000),
  },
  slugs: { cell: 'localized', input: localizedSlugs },
  retail_price: { cell: 'money', input: amount, isRequired: true },
  is_free: { cell: 'flag', sql: sql`products.retail_price = 0`, input: flag },
  sale_price: { cell: 'money', input: optionalAmount },
  membership_price: { cell: 'money', input: optionalAmount },
  final_price: {
    cell: 'money',
    sortedBy: 'products_any_price',
    filter: 'number',
    isNullable: true,
  },
  lowest_price_30: { cell: 'money' },
  tax_id: { cell: 'relation', relation: 'taxes', input: id, isRequired: true },
  stock: { cell: 'number', filter: 'number', isNullable: true },
  reserved: { cell: 'number' },
  categories: {
    cell: 'relation',
    relation: 'categories',
    sql: idsOf('product_categories', 'category_id', 'position'),
    input: ids(50),
    filter: 'relation',
  },
  tags: {
    cell: 'relation',
    relation: 'tags',
    sql: idsOf('product_tags', 'tag_id', 'tag_id'),
    input: ids(100),
    filter: 'relation',
  },
  pictures: {
    cell: 'text',
    sql: sql`ARRAY(SELECT key FROM product_media JOIN media ON media.id = media_id
      WHERE product_id = products.id ORDER BY position)`,
    input: {
      type: 'array',
      maxItems: 50,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 200, widget: 'media' },
    },
  },
  cross_sells: {
    cell: 'relation',
    relation: 'products',
    sql: idsOf('cross_sells', 'other_product_id', 'position'),
    input: ids(50),
  },
  manufacturer_id: {
    cell: 'relation',
    relation: 'manufacturers',
    input: optionalId,
    filter: 'relation',
  },
  weight_grams: {
    cell: 'number',
    input: { type: ['integer', 'null'], minimum: 0, maximum: 100_000_000 },
  },
  measure_amount: {
    cell: 'number',
    input: { type: ['number', 'null'], exclusiveMinimum: 0, maximum: 1_000_000 },
  },
  measure_unit: {
    cell: 'choice',
    choices: measureUnits,
    input: { type: ['string', 'null'], enum: [...measureUnits, null] },
  },
  warnings: { cell: 'localized', input: optionalLocalized(5_000) },
  featured: { cell: 'flag', input: flag, filter: 'flag' },
  category_priority: {
    cell: 'number',
    input: { type: 'integer', minimum: -1_000_000, maximum: 1_000_000 },
  },
  is_ticket: { cell: 'flag', input: flag },
  code_kind: {
    cell: 'choice',
    choices: codeKinds,
    input: { type: ['string', 'null'], enum: [...codeKinds, null] },
  },
  code_months: { cell: 'number', input: { type: ['integer', 'null'], minimum: 1, maximum: 600 } },
  ...productDetails,
  created_at: { cell: 'date', filter: 'date' },
  updated_at: { cell: 'date' },
  id: { cell: 'number', sortedBy: 'products_pkey' },
};
