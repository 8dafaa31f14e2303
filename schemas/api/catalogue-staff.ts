import {
  countSchema,
  idSchema,
  instantSchema,
  keySchema,
  lineSchema,
  textSchema,
} from '../entities/fragments.ts';
import type { Infer } from '../entities/typed.ts';
import { defineEndpoint } from './endpoint.ts';

const path = '/api/v2/catalogue/products/{id}';

const product = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: idSchema },
} as const;

const stockCount = { type: 'integer', minimum: -1_000_000_000, maximum: 1_000_000_000 } as const;

/** Reasons for a change of stock that staff can choose. */
export const stockReasons = [
  'received',
  'corrected',
  'damaged',
  'lost',
  'returned',
  'other',
] as const;
export type StockReason = (typeof stockReasons)[number];

const movementSchema = {
  type: 'object',
  required: ['id', 'at', 'quantity', 'stock', 'reason', 'note', 'actor'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    at: instantSchema,
    quantity: stockCount,
    stock: { ...stockCount, type: ['integer', 'null'], description: 'Pieces afterwards.' },
    reason: { type: 'string', enum: ['opening', 'order', 'import', ...stockReasons] },
    note: { type: 'string', maxLength: 500 },
    actor: { type: ['string', 'null'], maxLength: 320, description: 'Email of who moved it.' },
  },
} as const;

const stockSchema = {
  type: 'object',
  required: ['stock', 'reserved', 'movements'],
  additionalProperties: false,
  properties: {
    stock: { ...stockCount, type: ['integer', 'null'], description: 'Null is not counted.' },
    reserved: stockCount,
    movements: {
      type: 'array',
      maxItems: 100,
      items: movementSchema,
      description: 'Newest first.',
    },
  },
} as const;

export type ProductStock = Infer<typeof stockSchema>;

const duplicateSchema = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: idSchema },
} as const;

const localizedSchema = { type: 'object', additionalProperties: textSchema } as const;
const choiceSchema = {
  type: 'object',
  maxProperties: 10,
  additionalProperties: keySchema,
  description: 'Attribute code to value key.',
} as const;
const stateSchema = { type: 'string', enum: ['active', 'hidden'] } as const;
const priceSchema = { type: 'integer', minimum: 0, maximum: 1_000_000_000_000 } as const;
const pieces = { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000_000 } as const;

/** Maximum number of variants of one product. */
export const maxVariants = 1_000;

const variantsSchema = {
  type: 'object',
  required: ['sku', 'price', 'axes', 'rows'],
  additionalProperties: false,
  properties: {
    sku: lineSchema,
    price: priceSchema,
    axes: {
      type: 'array',
      maxItems: 500,
      description: 'Attributes by which variants can differ.',
      items: {
        type: 'object',
        required: ['code', 'label', 'values'],
        additionalProperties: false,
        properties: {
          code: keySchema,
          label: localizedSchema,
          values: {
            type: 'array',
            maxItems: 500,
            items: {
              type: 'object',
              required: ['key', 'label'],
              additionalProperties: false,
              properties: { key: keySchema, label: localizedSchema },
            },
          },
        },
      },
    },
    rows: {
      type: 'array',
      maxItems: maxVariants,
      items: {
        type: 'object',
        required: ['id', 'revision', 'choice', 'sku', 'price', 'stock', 'state'],
        additionalProperties: false,
        properties: {
          id: idSchema,
          revision: countSchema,
          choice: choiceSchema,
          sku: lineSchema,
          price: priceSchema,
          stock: pieces,
          state: stateSchema,
        },
      },
    },
  },
} as const;

export type ProductVariants = Infer<typeof variantsSchema>;

const savedVariantSchema = {
  type: 'object',
  required: ['id', 'choice', 'sku', 'price', 'state'],
  additionalProperties: false,
  properties: {
    id: { ...idSchema, type: ['integer', 'null'], description: 'Null for a new one.' },
    revision: countSchema,
    choice: choiceSchema,
    sku: lineSchema,
    price: priceSchema,
    stock: { ...pieces, description: 'Pieces counted; absent: as they are.' },
    state: stateSchema,
  },
} as const;

export type SavedVariant = Infer<typeof savedVariantSchema>;

/** Staff calls for products, besides saving the fields of a record. */
export const catalogueStaffEndpoints = {
  'stock.get': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${path}/stock`,
    access: 'backoffice',
    summary: 'Read the stock of a product and its latest movements',
    params: product,
    response: stockSchema,
  }),
  'stock.move': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/stock`,
    access: 'backoffice',
    summary: 'Move the stock of a product, once per cause',
    params: product,
    body: {
      type: 'object',
      required: ['quantity', 'reason', 'cause'],
      additionalProperties: false,
      properties: {
        quantity: {
          ...stockCount,
          type: ['integer', 'null'],
          description:
            'Pieces more or less; with `isCount` the pieces counted, null to count no more.',
        },
        isCount: { type: 'boolean' },
        reason: { type: 'string', enum: stockReasons },
        note: { type: 'string', maxLength: 500 },
        cause: { ...lineSchema, description: 'Unique: a repetition moves nothing.' },
      },
    },
    response: stockSchema,
  }),
  'variants.get': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${path}/variants`,
    access: 'backoffice',
    summary: 'Read the variants of a product and the attributes for more',
    params: product,
    response: variantsSchema,
  }),
  'variants.save': defineEndpoint({
    id: null,
    method: 'PUT',
    path: `${path}/variants`,
    access: 'backoffice',
    summary: 'Add and change variants of a product, all or none',
    params: product,
    body: {
      type: 'object',
      required: ['rows'],
      additionalProperties: false,
      properties: { rows: { type: 'array', maxItems: maxVariants, items: savedVariantSchema } },
    },
    response: variantsSchema,
  }),
  'product.duplicate': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/duplicate`,
    access: 'backoffice',
    summary: 'Copy a product; the copy is hidden',
    params: product,
    response: duplicateSchema,
  }),
} as const;
