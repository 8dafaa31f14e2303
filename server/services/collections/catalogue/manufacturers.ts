import { sql } from 'kysely';
import type { Collection } from '../collection.ts';
import { keyInput, line } from '../inputs.ts';
import { catalogueScopes, catalogueTexts } from './catalogue.ts';

const responsible = {
  type: ['object', 'null'],
  required: ['name', 'address', 'contact'],
  additionalProperties: false,
  properties: { name: line(200), address: line(300), contact: line(300) },
};

/** Manufacturers of goods, which the law requires beside a product. */
export const manufacturers: Collection = {
  name: 'manufacturers',
  table: 'manufacturers',
  id: 'id',
  group: 'catalogue',
  icon: 'component',
  title: 'name',
  fields: {
    name: { cell: 'text', input: line(200), isRequired: true },
    key: { cell: 'text', input: keyInput, isRequired: true, sortedBy: 'manufacturers_key_key' },
    address: { cell: 'text', input: line(300), isRequired: true },
    contact: { cell: 'text', input: line(300), isRequired: true },
    responsible: { cell: 'text', input: responsible },
    products: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM products WHERE manufacturer_id = manufacturers.id)`,
    },
  },
  columns: ['name', 'key', 'contact', 'products'],
  sort: 'key',
  form: [
    { title: 'main', fields: ['name', 'key', 'address', 'contact'] },
    { title: 'responsible', fields: ['responsible'] },
  ],
  search: sql<string>`(manufacturers.key || ' ' || manufacturers.name)`,
  scopes: catalogueScopes,
  mayCreate: true,
  mayRemove: true,
  tags: [],
  texts: catalogueTexts,
};
