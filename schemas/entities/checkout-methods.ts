import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { paymentTypes } from '../constants.ts';
import { moneySchema } from '../money.ts';
import { htmlSchema, idSchema, lineSchema } from './fragments.ts';

const daySchema = { type: 'string', format: 'date' } as const;

const arrivalSchema = {
  type: ['object', 'null'],
  required: ['from', 'to'],
  additionalProperties: false,
  description: 'Days between which it arrives if ordered now; null where it is not known.',
  properties: { from: daySchema, to: daySchema },
} as const;

/** A delivery method; `options` are its branches (ENT-22). */
export const deliveryMethodSchema = {
  type: 'object',
  required: ['id', 'name', 'description', 'options', 'price'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    name: lineSchema,
    description: { ...htmlSchema, description: 'Sanitised HTML.' },
    options: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        required: ['id', 'name'],
        additionalProperties: false,
        properties: { id: idSchema, name: lineSchema, arrival: arrivalSchema },
      },
    },
    price: { ...moneySchema, description: 'For this cart, with tax.' },
    freeFrom: { ...moneySchema, type: ['integer', 'null'] },
    arrival: arrivalSchema,
    assumedCountry: {
      ...lineSchema,
      type: ['string', 'null'],
      description: 'The country of the shop, for a cart without an address; else null.',
    },
  },
} as const satisfies JSONSchema;

export type DeliveryMethod = FromSchema<typeof deliveryMethodSchema>;

const transitDaySchema = { type: ['integer', 'null'], minimum: 0 } as const;

/** Price and days of a delivery method, regardless of what is in the cart. */
export const deliveryTermsSchema = {
  type: 'object',
  required: ['price', 'freeFrom', 'countries', 'daysMin', 'daysMax', 'packingDays'],
  additionalProperties: false,
  properties: {
    price: moneySchema,
    freeFrom: { ...moneySchema, type: ['integer', 'null'] },
    countries: {
      type: ['array', 'null'],
      maxItems: 300,
      items: lineSchema,
      description: 'ISO codes; null for all countries.',
    },
    daysMin: { ...transitDaySchema, description: 'Working days; null where none are promised.' },
    daysMax: transitDaySchema,
    packingDays: {
      type: 'integer',
      minimum: 0,
      description: 'The most days until an order is packed, by the calendar of the shop.',
    },
  },
} as const satisfies JSONSchema;

export type DeliveryTerms = FromSchema<typeof deliveryTermsSchema>;

export const paymentTypeSchema = { type: 'string', enum: paymentTypes } as const;

/** A payment method (ENT-23). */
export const paymentMethodSchema = {
  type: 'object',
  required: ['id', 'name', 'description', 'paymentType'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    name: lineSchema,
    description: { ...htmlSchema, description: 'Sanitised HTML.' },
    paymentType: paymentTypeSchema,
  },
} as const satisfies JSONSchema;

export type PaymentMethod = FromSchema<typeof paymentMethodSchema>;
