import { type RawBuilder, sql } from 'kysely';
import { formerProduct } from '../catalogue/catalogue.ts';
import type { Collection } from '../collection.ts';
import { amount, one } from '../inputs.ts';
import { priceListScopes, priceListTexts } from './price-lists.ts';

const ofProduct = (column: string): RawBuilder<unknown> =>
  sql`(SELECT ${sql.ref(column)} FROM products WHERE products.id = list_prices.product_id)`;

/** Prices of single products in price lists. */
export const listPrices: Collection = {
  name: 'list-prices',
  table: 'list_prices',
  id: 'id',
  group: 'marketing',
  icon: 'table',
  title: 'product_name',
  formerTitle: formerProduct,
  fields: {
    product_name: { cell: 'localized', sql: ofProduct('products.name') },
    sku: { cell: 'text', sql: ofProduct('products.sku') },
    list_id: {
      cell: 'relation',
      relation: 'price-lists',
      input: one('price-lists'),
      isRequired: true,
      filter: 'relation',
    },
    product_id: {
      cell: 'relation',
      relation: 'products',
      input: one('products'),
      isRequired: true,
      filter: 'relation',
    },
    retail_price: { cell: 'money', sql: ofProduct('products.retail_price') },
    price: { cell: 'money', input: { ...amount, minimum: 1 }, isRequired: true, filter: 'number' },
    id: { cell: 'number', sortedBy: 'list_prices_pkey' },
  },
  columns: ['product_name', 'sku', 'list_id', 'retail_price', 'price'],
  sort: '-id',
  form: [{ title: 'main', fields: ['list_id', 'product_id', 'price'] }],
  scopes: priceListScopes,
  mayCreate: true,
  mayRemove: true,
  tags: ['price lists'],
  texts: priceListTexts,
};
