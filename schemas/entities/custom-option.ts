import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { moneySchema } from '../money.ts';
import { countSchema, idSchema, lineSchema, pathSchema } from './fragments.ts';

/** An attribute that distinguishes the variants of a configurable product (ENT-13). */
export const configurationAttributeSchema = {
  type: 'object',
  required: ['attributeCode', 'label', 'inputType', 'customClass', 'values'],
  additionalProperties: false,
  properties: {
    attributeCode: { type: 'string', maxLength: 100 },
    label: lineSchema,
    inputType: { type: 'string', enum: ['dropdown', 'textSwatch', 'visualSwatch'] },
    customClass: { type: 'string', maxLength: 100 },
    values: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['id', 'value', 'isMedia', 'shopDefault'],
        additionalProperties: false,
        properties: {
          id: idSchema,
          value: { ...lineSchema, description: 'Text; a CSS colour or picture path as swatch.' },
          isMedia: { type: 'boolean' },
          shopDefault: { type: 'boolean' },
          label: lineSchema,
          swatch: { ...pathSchema, type: ['string', 'null'] },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type ConfigurationAttribute = FromSchema<typeof configurationAttributeSchema>;

export const customOptionTypes = [
  'dropdown',
  'numberField',
  'multipleSelect',
  'textSwatch',
  'visualSwatch',
  'yesNo',
  'dateTime',
  'date',
] as const;

/** An input or choice that the shopper makes for one unit (ENT-14); sent as personalization. */
export const customOptionSchema = {
  type: 'object',
  required: ['id', 'label', 'option_type', 'type', 'fieldType', 'required', 'custom_option_values'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    key: { type: 'string', maxLength: 60 },
    label: lineSchema,
    option_type: { type: 'string', enum: ['Text', 'Number'] },
    type: {
      type: ['string', 'null'],
      enum: [...customOptionTypes, null],
      description: 'Control; null is a plain text field.',
    },
    fieldType: { type: 'string', enum: ['text', 'number'] },
    required: { type: 'boolean' },
    maxLength: { ...countSchema, type: ['integer', 'null'] },
    custom_option_values: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['id', 'label'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', maxLength: 60 },
          label: lineSchema,
          price: { ...moneySchema, description: 'Added to the unit price.' },
          swatch: { ...pathSchema, type: ['string', 'null'] },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type CustomOption = FromSchema<typeof customOptionSchema>;
