import { sql } from 'kysely';
import { isUntranslated, lacksProductTexts } from '../../../db/language-sql.ts';
import type { Collection, CollectionField } from '../collection.ts';
import { laterThan } from '../field-rules.ts';
import { matchesText } from '../matches-text.ts';
import { outdatedIn } from '../translations/translations-field.ts';
import { catalogueScopes, catalogueTexts } from './catalogue.ts';
import { productFields } from './product-fields.ts';
import { changeProduct, createProduct } from './product-service.ts';

/** Must be the same expression as in the index `product_search_words`. */
const matchesWords = matchesText(sql`s.sku || ' ' || s.title`);
const matchesProduct = (word: string) => sql<boolean>`products.id IN (
  SELECT s.product_id FROM product_search s WHERE ${matchesWords(word)})`;

const shared = {
  table: 'products',
  id: 'id',
  group: 'catalogue',
  icon: 'package',
  title: 'name',
  sort: '-id',
  revision: sql`products.revision`,
  matches: matchesProduct,
  lacks: lacksProductTexts,
  hasNumber: true,
  scopes: catalogueScopes,
  mayRemove: false,
  tags: [],
  check: laterThan('shown_until', 'shown_from'),
  texts: catalogueTexts,
} satisfies Partial<Collection>;

const groups = [
  { title: 'main', fields: ['name', 'sku', 'format', 'state'] },
  { title: 'publishing', fields: ['languages', 'shown_from', 'shown_until'] },
  {
    title: 'prices',
    fields: ['retail_price', 'is_free', 'sale_price', 'membership_price', 'tax_id'],
  },
  { title: 'texts', fields: ['excerpt', 'description', 'slugs'] },
  { title: 'pictures', fields: ['pictures'] },
  {
    title: 'places',
    fields: ['categories', 'tags', 'cross_sells', 'featured', 'category_priority'],
  },
  {
    title: 'goods',
    fields: ['manufacturer_id', 'weight_grams', 'measure_amount', 'measure_unit', 'warnings'],
  },
  { title: 'attributes', fields: ['attribute_values', 'measures'] },
  { title: 'set', fields: ['bundle_items'] },
  { title: 'options', fields: ['custom_options'] },
  { title: 'digital', fields: ['is_ticket', 'code_kind', 'code_months'] },
] as const;

/** Products of the shop; variants are separate records. */
export const products: Collection = {
  ...shared,
  name: 'products',
  fields: productFields,
  columns: ['picture', 'name', 'sku', 'format', 'final_price', 'stock', 'publication'],
  form: groups,
  only: sql<boolean>`products.main_product_id IS NULL`,
  views: {
    lowStock: sql<boolean>`products.low_stock AND NOT products.archived`,
    planned: sql<boolean>`(products.archived AND NOT products.hidden)`,
    someLanguages: sql<boolean>`products.languages IS NOT NULL`,
    untranslated: sql<boolean>`${isUntranslated('products.name')} AND NOT products.archived`,
    outdated: outdatedIn({ ...shared }),
  },
  alerts: ['lowStock', 'untranslated', 'outdated'],
  needed: { position: 5, where: sql`NOT products.archived` },
  mayCreate: true,
  service: {
    create: (write, values) => createProduct(products, write, values),
    change: (write, target, values) => changeProduct(products, write, target, values),
  },
};

/** Fields that the main product has for all of its variants. */
const ofMain: ReadonlySet<string> = new Set([
  'categories',
  'tags',
  'cross_sells',
  'featured',
  'category_priority',
  'languages',
  'shown_from',
  'shown_until',
  'format',
  'bundle_items',
  'custom_options',
]);

const variantFields: Readonly<Record<string, CollectionField>> = {
  main_product_id: { cell: 'relation', relation: 'products', filter: 'relation', isNullable: true },
  ...Object.fromEntries(Object.entries(productFields).filter(([key]) => !ofMain.has(key))),
};

export const variants: Collection = {
  ...shared,
  name: 'variants',
  icon: 'layers',
  fields: variantFields,
  columns: ['picture', 'name', 'sku', 'final_price', 'stock', 'state'],
  form: groups
    .map(({ title, fields }) => ({ title, fields: fields.filter((key) => !ofMain.has(key)) }))
    .filter(({ fields }) => fields.length > 0),
  only: sql<boolean>`products.main_product_id IS NOT NULL`,
  mayCreate: false,
  service: {
    change: (write, target, values) => changeProduct(variants, write, target, values),
  },
};
