import { sql } from 'kysely';
import type { Collection } from '../collection.ts';
import { localized, one } from '../inputs.ts';
import { keyInput, percentInput } from './inputs.ts';
import { settingScopes, settingTexts } from './setting-group.ts';

export const taxes: Collection = {
  name: 'taxes',
  table: 'taxes',
  id: 'id',
  group: 'settings',
  icon: 'table',
  title: 'title',
  search: sql<string>`taxes.key || ' ' || taxes.title::text`,
  fields: {
    key: { cell: 'text', input: keyInput, isRequired: true, sortedBy: 'taxes_key_key' },
    title: { cell: 'localized', input: localized(100), isRequired: true },
    rate: {
      cell: 'number',
      sql: sql`taxes.rate::float8`,
      input: percentInput,
      isRequired: true,
    },
  },
  columns: ['key', 'title', 'rate'],
  sort: 'key',
  needed: { position: 2, where: sql`true` },
  form: [{ title: 'main', fields: ['key', 'title', 'rate'] }],
  // Staff with rights for the catalogue read taxes, because they choose the tax of a product.
  scopes: { ...settingScopes, read: [...settingScopes.read, 'catalogue'] },
  mayCreate: true,
  mayRemove: true,
  tags: ['catalogue'],
  texts: settingTexts,
};

/** Tax rates by destination. */
export const taxRates: Collection = {
  name: 'tax-rates',
  table: 'tax_rates',
  id: 'id',
  group: 'settings',
  icon: 'flag',
  title: 'id',
  fields: {
    id: { cell: 'number', sortedBy: 'tax_rates_id' },
    tax_id: {
      cell: 'relation',
      relation: 'taxes',
      input: one('taxes'),
      isRequired: true,
      filter: 'relation',
    },
    country_id: {
      cell: 'relation',
      relation: 'countries',
      input: one('countries'),
      isRequired: true,
      filter: 'relation',
    },
    region: { cell: 'text', input: { type: 'string', maxLength: 60 } },
    rate: {
      cell: 'number',
      sql: sql`tax_rates.rate::float8`,
      input: percentInput,
      isRequired: true,
    },
  },
  columns: ['tax_id', 'country_id', 'region', 'rate'],
  sort: 'id',
  form: [{ title: 'main', fields: ['tax_id', 'country_id', 'region', 'rate'] }],
  scopes: settingScopes,
  mayCreate: true,
  mayRemove: true,
  tags: ['catalogue'],
  texts: settingTexts,
};
