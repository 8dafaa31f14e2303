import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { moneySchema } from '../money.ts';
import { cartOptionsSchema } from './cart-add.ts';
import { countSchema, idSchema, lineSchema, nullableSlugSchema, slugSchema } from './fragments.ts';
import { mediaSchema } from './media.ts';
import { crossSellSchema } from './product.ts';
import { productFormatSchema } from './product-parts.ts';
import { nullable } from './typed.ts';

const nullableMoney = { ...moneySchema, type: ['integer', 'null'] } as const;

const itemPricesSchema = {
  type: 'object',
  required: ['finalPrice', 'row', 'retailPrice'],
  additionalProperties: false,
  properties: {
    finalPrice: { ...moneySchema, description: 'One unit, with tax.' },
    row: { ...moneySchema, description: 'All units, with tax.' },
    retailPrice: { ...moneySchema, description: 'One unit before any reduction.' },
    lowestPrice30: nullableMoney,
    memberPrice: {
      ...nullableMoney,
      description: 'One unit with the card of this cart, where that is lower; null: it is not.',
    },
    seenPrice: {
      ...nullableMoney,
      description: 'One unit as last seen, where that was another price; null: nothing changed.',
    },
    discount: { ...moneySchema, description: 'Share of the coupon in this row.' },
  },
} as const;

/** A choice as readable text. */
const chosenSchema = {
  type: 'object',
  required: ['label', 'value'],
  additionalProperties: false,
  properties: { label: lineSchema, value: { type: 'string', maxLength: 1000 } },
} as const;

/** A row of a cart (ENT-03). */
export const cartItemSchema = {
  type: 'object',
  required: ['itemId', 'productId', 'qty', 'options', 'productData', 'prices', 'stock', 'chosen'],
  additionalProperties: false,
  properties: {
    itemId: idSchema,
    productId: idSchema,
    qty: { ...countSchema, minimum: 1 },
    seenQty: {
      ...countSchema,
      type: ['integer', 'null'],
      description: 'Units as this browser last saw them, where another one changed them since.',
    },
    options: cartOptionsSchema,
    productData: {
      type: 'object',
      required: [
        'name',
        'media',
        'slug',
        'mainProductSlug',
        'isVisibleIndividually',
        'sku',
        'format',
        'crossSellProducts',
      ],
      additionalProperties: false,
      properties: {
        name: lineSchema,
        media: nullable(mediaSchema),
        slug: slugSchema,
        mainProductSlug: nullableSlugSchema,
        isVisibleIndividually: { type: 'boolean' },
        sku: { type: 'string', maxLength: 100 },
        format: productFormatSchema,
        crossSellProducts: crossSellSchema,
      },
    },
    prices: {
      type: 'object',
      required: ['converted'],
      additionalProperties: false,
      properties: { base: itemPricesSchema, converted: itemPricesSchema },
    },
    stock: {
      type: 'object',
      required: ['state', 'available'],
      additionalProperties: false,
      properties: {
        state: {
          type: 'string',
          enum: ['ok', 'low', 'exceeded', 'unavailable'],
          description: 'exceeded: fewer are left than asked; unavailable: not sold any more.',
        },
        available: { ...countSchema, type: ['integer', 'null'], description: 'Null: not counted.' },
      },
    },
    chosen: { type: 'array', maxItems: 100, items: chosenSchema },
    bundleItems: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['name', 'qty', 'chosen'],
        additionalProperties: false,
        properties: {
          productId: idSchema,
          name: lineSchema,
          qty: countSchema,
          chosen: { type: 'array', maxItems: 50, items: chosenSchema },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type CartItem = FromSchema<typeof cartItemSchema>;
