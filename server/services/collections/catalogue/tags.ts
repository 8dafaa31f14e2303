import { sql } from 'kysely';
import type { Collection } from '../collection.ts';
import { keyInput, localized } from '../inputs.ts';
import { catalogueScopes, catalogueTexts } from './catalogue.ts';

export const tags: Collection = {
  name: 'tags',
  table: 'tags',
  id: 'id',
  group: 'catalogue',
  icon: 'bookmark',
  title: 'title',
  fields: {
    title: { cell: 'localized', input: localized(200), isRequired: true },
    key: { cell: 'text', input: keyInput, isRequired: true, sortedBy: 'tags_key_key' },
    products: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM product_tags WHERE tag_id = tags.id)`,
    },
  },
  columns: ['title', 'key', 'products'],
  sort: 'key',
  form: [{ title: 'main', fields: ['title', 'key'] }],
  search: sql<string>`(tags.key || ' ' || tags.title::text)`,
  scopes: catalogueScopes,
  mayCreate: true,
  mayRemove: true,
  tags: [],
  texts: catalogueTexts,
};
