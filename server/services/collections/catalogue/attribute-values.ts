import { sql } from 'kysely';
import type { Collection } from '../collection.ts';
import { catalogueScopes, catalogueTexts } from './catalogue.ts';

const named = sql`(SELECT jsonb_object_agg(text.key,
    coalesce(a.label ->> text.key, a.code) || ': ' || text.value)
  FROM attributes a, jsonb_each_text(attribute_values.label) AS text
  WHERE a.id = attribute_values.attribute_id)`;

/** Values of attributes, which products choose from; they are written with their attribute. */
export const attributeValues: Collection = {
  name: 'attribute-values',
  table: 'attribute_values',
  id: 'id',
  group: 'catalogue',
  icon: 'list',
  title: 'name',
  fields: {
    name: { cell: 'localized', sql: named },
    key: { cell: 'text' },
    attribute_id: { cell: 'relation', relation: 'attributes', filter: 'relation' },
    swatch: { cell: 'text' },
    id: { cell: 'number', sortedBy: 'attribute_values_pkey' },
  },
  columns: ['name', 'key', 'attribute_id'],
  sort: 'id',
  form: [],
  search: sql<string>`(attribute_values.key || ' ' || ${named}::text)`,
  scopes: catalogueScopes,
  mayCreate: false,
  mayRemove: false,
  tags: [],
  texts: catalogueTexts,
};
