import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { measureUnits, productFormats } from '../constants.ts';
import { moneySchema } from '../money.ts';
import { configurationAttributeSchema, customOptionSchema } from './custom-option.ts';
import {
  countSchema,
  idSchema,
  lineSchema,
  nullableSlugSchema,
  percentSchema,
  slugSchema,
  textSchema,
} from './fragments.ts';
import { mediaSchema } from './media.ts';

const nullableMoneySchema = { ...moneySchema, type: ['integer', 'null'] } as const;
export const productFormatSchema = { type: 'string', enum: productFormats } as const;

export const attributeSetSchema = {
  type: 'object',
  required: ['attributes'],
  additionalProperties: false,
  properties: {
    attributes: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: ['attributeCode', 'label', 'value'],
        additionalProperties: false,
        properties: {
          attributeCode: { type: 'string', maxLength: 100 },
          label: lineSchema,
          value: {
            type: 'object',
            required: ['value', 'label'],
            additionalProperties: false,
            properties: {
              value: {
                anyOf: [
                  { type: 'string', maxLength: 500 },
                  { type: 'number' },
                  { type: 'boolean' },
                  { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 500 } },
                ],
              },
              label: { ...lineSchema, description: 'The value in words.' },
            },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

const responsibleProperties = {
  name: lineSchema,
  address: lineSchema,
  contact: { ...lineSchema, description: 'Email or web address.' },
} as const;

/** Manufacturer and safety warnings of a product (Regulation 2023/988 art. 19). */
export const safetySchema = {
  type: ['object', 'null'],
  required: ['manufacturer', 'responsible', 'warnings'],
  additionalProperties: false,
  properties: {
    manufacturer: {
      type: 'object',
      required: ['name', 'address', 'contact'],
      additionalProperties: false,
      properties: responsibleProperties,
    },
    responsible: {
      type: ['object', 'null'],
      required: ['name', 'address', 'contact'],
      additionalProperties: false,
      properties: responsibleProperties,
      description: 'In the EU, where the manufacturer is elsewhere.',
    },
    warnings: textSchema,
  },
} as const satisfies JSONSchema;

/** Fields that every product has, including variants and the entries of a bundle. */
export const coreRequired = [
  'id',
  'name',
  'type',
  'media',
  'slug',
  'sku',
  'format',
  'discount',
  'basicPrice',
  'retailPrice',
  'finalPrice',
  'membershipPrice',
  'lowestPrice30',
  'inStock',
  'stock',
  'isVisibleIndividually',
  'mainProductSlug',
] as const;

export const coreProperties = {
  id: idSchema,
  name: lineSchema,
  type: { ...productFormatSchema, description: 'Same as format.' },
  media: { type: 'array', maxItems: 50, items: mediaSchema, description: 'The first is the main.' },
  slug: slugSchema,
  sku: { type: 'string', maxLength: 100 },
  format: productFormatSchema,
  discount: {
    type: 'integer',
    minimum: 0,
    maximum: 100,
    description: 'Percent off the lowest price of the 30 days before the reduction.',
  },
  basicPrice: { ...moneySchema, description: 'Retail price without tax.' },
  retailPrice: { ...moneySchema, description: 'With tax, before any reduction.' },
  finalPrice: { ...moneySchema, description: 'With tax, what the shopper pays.' },
  membershipPrice: { ...nullableMoneySchema, description: 'With a member card.' },
  lowestPrice30: {
    ...nullableMoneySchema,
    description: 'Lowest in the 30 days before a reduction; null where it is unknown.',
  },
  unitPrice: {
    type: ['object', 'null'],
    required: ['amount', 'unit'],
    additionalProperties: false,
    properties: { amount: moneySchema, unit: { type: 'string', enum: measureUnits } },
    description: 'Final price of one unit of measure; null where it says nothing new.',
  },
  taxRate: percentSchema,
  inStock: { type: 'boolean' },
  stock: { ...countSchema, type: ['integer', 'null'], description: 'Null is not counted.' },
  isVisibleIndividually: { type: 'boolean' },
  mainProductSlug: { ...nullableSlugSchema, description: 'Parent of a variant.' },
} as const;

/** A simple or digital product that represents one configuration of its parent. */
export const variantSchema = {
  type: 'object',
  required: [...coreRequired, 'configuration'],
  additionalProperties: false,
  properties: {
    ...coreProperties,
    configuration: {
      type: 'object',
      additionalProperties: idSchema,
      description: 'Attribute code to value id.',
    },
  },
} as const satisfies JSONSchema;

export type Variant = FromSchema<typeof variantSchema>;

export const choiceProperties = {
  configurationAttributes: { type: 'array', maxItems: 20, items: configurationAttributeSchema },
  customOptions: { type: 'array', maxItems: 50, items: customOptionSchema },
  associatedProducts: { type: 'array', maxItems: 500, items: variantSchema },
} as const;

/** A product inside a bundle, with its own choices. */
export const bundledProductSchema = {
  type: 'object',
  required: [...coreRequired, 'configurationAttributes', 'customOptions', 'associatedProducts'],
  additionalProperties: false,
  properties: { ...coreProperties, ...choiceProperties },
} as const satisfies JSONSchema;

export type BundledProduct = FromSchema<typeof bundledProductSchema>;

/** `product` is the whole product, or its id in a list of cards. */
export const bundleEntrySchema = {
  type: 'object',
  required: ['product', 'format', 'qty'],
  additionalProperties: false,
  properties: {
    product: { anyOf: [bundledProductSchema, idSchema] },
    format: productFormatSchema,
    qty: { ...countSchema, minimum: 1 },
  },
} as const satisfies JSONSchema;

export type BundleEntry = FromSchema<typeof bundleEntrySchema>;
