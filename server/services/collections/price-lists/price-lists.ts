import texts from 'virtual:texts/server/services/collections/price-lists';
import { sql } from 'kysely';
import type { Json } from '#schemas/document/element.ts';
import type { TextsByLanguage } from '#schemas/languages.ts';
import { siteCurrency } from '#schemas/money/site-currency.ts';
import { site } from '#schemas/site/site.ts';
import type { Collection, CollectionTexts } from '../collection.ts';
import { laterThan } from '../field-rules.ts';
import { flagOn, integerArray, localized, many } from '../inputs.ts';

const instant = { type: ['string', 'null'], format: 'date-time', maxLength: 40 };
const currencies = site.currencies.map(({ code }) => code);

const isOver = sql<boolean>`coalesce(price_lists.valid_to <= now(), false)`;

export const priceListTexts = texts as TextsByLanguage<CollectionTexts>;

/** Scopes that read and that write prices of customer groups: those of the groups themselves. */
export const priceListScopes = { read: ['admin', 'orders'], write: ['admin'] } as const;

/** Price lists of customer groups: a percentage off goods, and prices of single products. */
export const priceLists: Collection = {
  name: 'price-lists',
  table: 'price_lists',
  id: 'id',
  group: 'marketing',
  icon: 'users',
  title: 'name',
  fields: {
    name: { cell: 'localized', input: localized(100), isRequired: true },
    enabled: { cell: 'flag', input: flagOn, filter: 'flag' },
    group_ids: {
      cell: 'relation',
      relation: 'customer-groups',
      sql: sql`to_jsonb(price_lists.group_ids)`,
      input: { ...many('customer-groups', 50), minItems: 1 },
      stored: integerArray,
      isRequired: true,
    },
    currency: {
      cell: 'choice',
      choices: currencies,
      choiceName: (code) => code,
      input: { type: 'string', enum: currencies, default: siteCurrency.code },
      isRequired: true,
    },
    percent: { cell: 'number', input: { type: ['integer', 'null'], minimum: 1, maximum: 99 } },
    category_ids: {
      cell: 'relation',
      relation: 'categories',
      sql: sql`to_jsonb(price_lists.category_ids)`,
      input: { ...many('categories', 100), type: ['array', 'null'] },
      stored: (ids: Json) => sql`nullif(${ids}::integer[], '{}')`,
    },
    valid_from: { cell: 'date', input: instant, filter: 'date' },
    valid_to: { cell: 'date', input: instant, filter: 'date' },
    prices: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM list_prices WHERE list_prices.list_id = price_lists.id)`,
    },
    id: { cell: 'number', sortedBy: 'price_lists_pkey' },
  },
  columns: ['name', 'group_ids', 'percent', 'prices', 'valid_from', 'valid_to', 'enabled'],
  sort: '-id',
  form: [
    { title: 'main', fields: ['name', 'group_ids', 'enabled', 'currency'] },
    { title: 'percentage', fields: ['percent', 'category_ids'] },
    { title: 'limits', fields: ['valid_from', 'valid_to'] },
  ],
  search: sql<string>`price_lists.name::text`,
  views: { running: sql`price_lists.enabled AND NOT ${isOver}`, over: isOver },
  scopes: priceListScopes,
  mayCreate: true,
  mayRemove: true,
  tags: ['price lists'],
  texts: priceListTexts,
  check: laterThan('valid_to', 'valid_from'),
};
