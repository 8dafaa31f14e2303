import { sql } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionField } from '../collection.ts';
import { amount, flag, id, ids, keyInput, localized } from '../inputs.ts';

const label: JsonObject = { ...localized(200), widget: 'localized' };

const optionTypes = [
  'Text',
  'Number',
  'dropdown',
  'multipleSelect',
  'textSwatch',
  'visualSwatch',
  'yesNo',
  'dateTime',
  'date',
];

const choice: JsonObject = {
  type: 'object',
  required: ['key', 'label'],
  additionalProperties: false,
  properties: {
    label,
    key: keyInput,
    price: { ...amount, widget: 'money' },
    swatch: { type: 'string', maxLength: 100, widget: 'color' },
  },
};

const option: JsonObject = {
  type: 'object',
  required: ['key', 'label', 'type', 'required'],
  additionalProperties: false,
  properties: {
    label,
    key: keyInput,
    type: { type: 'string', enum: optionTypes, default: 'Text' },
    required: { ...flag, default: false },
    maxLength: { type: 'integer', minimum: 1, maximum: 10_000 },
    values: { type: 'array', maxItems: 100, items: choice },
  },
};

/** Product data in other tables: attributes, parts of a set, choices of the buyer. */
export const productDetails: Readonly<Record<string, CollectionField>> = {
  attribute_values: {
    cell: 'relation',
    relation: 'attribute-values',
    sql: sql`ARRAY(SELECT value_id FROM product_attribute_values v
      JOIN attributes a ON a.id = v.attribute_id
      WHERE v.product_id = products.id AND value_id IS NOT NULL ORDER BY a.position, v.id)`,
    input: ids(200),
  },
  measures: {
    cell: 'text',
    sql: sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('attribute', v.attribute_id, 'value',
        coalesce(v.value_number::text, v.value_bool::text,
          to_char(v.value_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
        ORDER BY a.position, v.id), '[]')
      FROM product_attribute_values v JOIN attributes a ON a.id = v.attribute_id
      WHERE v.product_id = products.id AND value_id IS NULL)`,
    input: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: ['attribute', 'value'],
        additionalProperties: false,
        properties: {
          attribute: { ...id, relation: 'attributes' },
          value: { type: 'string', minLength: 1, maxLength: 100 },
        },
      },
    },
  },
  bundle_items: {
    cell: 'text',
    sql: sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('product', item_product_id, 'qty', qty)
        ORDER BY position), '[]') FROM bundle_items WHERE product_id = products.id)`,
    input: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['product', 'qty'],
        additionalProperties: false,
        properties: {
          product: { ...id, relation: 'products' },
          qty: { type: 'integer', minimum: 1, maximum: 1_000, default: 1 },
        },
      },
    },
  },
  custom_options: {
    cell: 'text',
    sql: sql`(SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('key', key, 'label', label,
        'type', type, 'required', required, 'maxLength', max_length,
        'values', CASE WHEN choices = '[]' THEN NULL ELSE choices END))
        ORDER BY position), '[]') FROM custom_options WHERE product_id = products.id)`,
    input: { type: 'array', maxItems: 50, items: option },
  },
};
