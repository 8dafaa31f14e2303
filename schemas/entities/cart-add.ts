import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idSchema, keySchema, lineSchema } from './fragments.ts';

/** Custom option id to the value that the shopper filled in or picked. */
export const personalizationsSchema = {
  type: 'object',
  maxProperties: 50,
  additionalProperties: {
    anyOf: [
      { type: 'string', maxLength: 1000 },
      { type: 'number' },
      { type: 'boolean' },
      { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 200 } },
    ],
  },
} as const;

const bundleOptionSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    main: { ...idSchema, description: 'The configurable entry; goes with selected.' },
    selected: { ...idSchema, description: 'Its chosen variant.' },
    id: { ...idSchema, description: 'An entry without a choice.' },
    options: {
      type: 'object',
      additionalProperties: false,
      properties: { personalizations: personalizationsSchema },
    },
  },
} as const;

/** Choices for a cart item (ENT-05). */
export const cartOptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    customPriceOption: {
      type: 'object',
      required: ['customOptionTitle', 'customOptionValue'],
      additionalProperties: false,
      properties: {
        customOptionTitle: lineSchema,
        customOptionValue: {
          anyOf: [{ type: 'string', maxLength: 500 }, { type: 'number' }],
        },
      },
    },
    personalizations: personalizationsSchema,
    bundleOptions: { type: 'array', maxItems: 50, items: bundleOptionSchema },
  },
} as const satisfies JSONSchema;

export type CartOptions = FromSchema<typeof cartOptionsSchema>;

/** Accepts an integer or digits; the service responds with `invalidQuantity` to anything else. */
export const quantitySchema = { description: 'Integer above 0, or its digits.' } as const;

/** Sent by older clients; the shop has one currency. */
export const currencyIdSchema = { ...idSchema, description: 'Accepted and ignored.' } as const;

/** The cart of a call: knowing the code grants access to the cart. */
export const cartSessionProperties = { cartId: keySchema, protectCode: keySchema } as const;

/** Input of adding to the cart (ENT-04). */
export const cartAddSchema = {
  type: 'object',
  required: ['cartId', 'protectCode', 'productId', 'qty'],
  additionalProperties: false,
  properties: {
    ...cartSessionProperties,
    currencyId: currencyIdSchema,
    productId: idSchema,
    qty: quantitySchema,
    options: cartOptionsSchema,
    reservation: {
      type: 'object',
      additionalProperties: { type: 'string', maxLength: 200 },
      maxProperties: 20,
      description: 'Accepted and ignored.',
    },
  },
} as const satisfies JSONSchema;

export type CartAdd = FromSchema<typeof cartAddSchema>;

/** The form next to a cart (ENT-06). */
export const cartFormSchema = {
  type: 'object',
  required: ['coupon', 'memberCardBarcode'],
  additionalProperties: false,
  properties: {
    coupon: { type: 'string', maxLength: 60 },
    memberCardBarcode: { type: 'string', maxLength: 64 },
  },
} as const satisfies JSONSchema;

export type CartForm = FromSchema<typeof cartFormSchema>;
