import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { countSchema, idSchema, lineSchema, pathSchema } from './fragments.ts';

export const filterTypes = [
  'dropdown',
  'multi select',
  'number',
  'date',
  'datetime',
  'yes/no',
  'text swatch',
  'visual swatch',
] as const;

/** A filter offered for a list (ENT-15). */
export const layeredFilterSchema = {
  type: 'object',
  required: ['attributeCode', 'label', 'type', 'attributeID', 'values'],
  additionalProperties: false,
  properties: {
    attributeCode: { type: 'string', maxLength: 100 },
    label: lineSchema,
    type: { type: 'string', enum: filterTypes },
    attributeID: idSchema,
    values: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        required: ['valueLabel', 'totalProducts', 'attributeID'],
        additionalProperties: false,
        properties: {
          valueLabel: lineSchema,
          totalProducts: countSchema,
          minValue: { type: ['number', 'null'], description: 'Lower end of a range.' },
          maxValue: { type: ['number', 'null'] },
          attributeID: idSchema,
          value: { ...lineSchema, description: 'Sent back as the value of the filter.' },
          swatch: { ...pathSchema, type: ['string', 'null'], description: 'Colour or path.' },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type LayeredFilter = FromSchema<typeof layeredFilterSchema>;

const scalarSchema = {
  anyOf: [{ type: 'string', maxLength: 200 }, { type: 'number' }, { type: 'boolean' }],
} as const;

/** A filter sent to the server; the value of a range has two ends (ENT-16). */
export const filterSchema = {
  type: 'object',
  required: ['key', 'value'],
  additionalProperties: false,
  properties: {
    key: { type: 'string', minLength: 1, maxLength: 100 },
    value: {
      anyOf: [...scalarSchema.anyOf, { type: 'array', maxItems: 100, items: scalarSchema }],
    },
    range: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type Filter = FromSchema<typeof filterSchema>;

export const filtersSchema = { type: 'array', maxItems: 50, items: filterSchema } as const;
