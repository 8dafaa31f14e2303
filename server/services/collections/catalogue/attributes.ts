import { sql } from 'kysely';
import type { Collection } from '../collection.ts';
import { flag, keyInput, localized } from '../inputs.ts';
import { changeAttribute, createAttribute, removeAttribute } from './attribute-service.ts';
import { catalogueScopes, catalogueTexts } from './catalogue.ts';

const kinds = [
  'dropdown',
  'multi select',
  'text swatch',
  'visual swatch',
  'number',
  'date',
  'datetime',
  'yes/no',
] as const;

/** Attributes by which products are described, filtered and distinguished. */
export const attributes: Collection = {
  name: 'attributes',
  table: 'attributes',
  id: 'id',
  group: 'catalogue',
  icon: 'sliders-horizontal',
  title: 'label',
  fields: {
    label: { cell: 'localized', input: localized(200), isRequired: true },
    code: { cell: 'text', input: keyInput, isRequired: true, sortedBy: 'attributes_code_key' },
    type: {
      cell: 'choice',
      choices: kinds,
      input: { type: 'string', enum: [...kinds] },
      isRequired: true,
      filter: 'choice',
    },
    filterable: { cell: 'flag', input: flag, filter: 'flag' },
    position: { cell: 'number', input: { type: 'integer', minimum: 0, maximum: 100_000 } },
    values: {
      cell: 'text',
      sql: sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('key', v.key, 'label', v.label)
          || CASE WHEN v.swatch IS NULL THEN '{}' ELSE jsonb_build_object('swatch', v.swatch) END
          ORDER BY v.position, v.id), '[]') FROM attribute_values v
        WHERE v.attribute_id = attributes.id)`,
      input: {
        type: 'array',
        maxItems: 500,
        items: {
          type: 'object',
          required: ['key', 'label'],
          additionalProperties: false,
          properties: {
            label: { ...localized(200), widget: 'localized' },
            key: keyInput,
            swatch: { type: 'string', maxLength: 100, widget: 'color' },
          },
        },
      },
    },
  },
  columns: ['label', 'code', 'type', 'filterable'],
  sort: 'code',
  form: [
    { title: 'main', fields: ['label', 'code', 'type', 'filterable', 'position'] },
    { title: 'values', fields: ['values'] },
  ],
  search: sql<string>`(attributes.code || ' ' || attributes.label::text)`,
  scopes: catalogueScopes,
  mayCreate: true,
  mayRemove: true,
  tags: [],
  texts: catalogueTexts,
  service: {
    create: (write, values) => createAttribute(attributes, write, values),
    change: (write, target, values) => changeAttribute(attributes, write, target, values),
    remove: (write, target) => removeAttribute(attributes, write, target),
  },
};
