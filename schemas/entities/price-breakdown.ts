import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { moneySchema } from '../money.ts';
import { countSchema, percentSchema } from './fragments.ts';

/** Steps of a price, in the order they are applied. */
export const breakdownSteps = [
  'base',
  'sale',
  'group',
  'member',
  'options',
  'promotion',
  'lineCoupon',
  'coupon',
  'delivery',
  'freeDelivery',
  'voucher',
  'tax',
] as const;

/**
 * Composition of a cart's total, cent by cent. The entries of a line are consecutive: each begins where the
 * one before ended. All amounts sum to the order total, except those of tax, which is included.
 */
export const priceBreakdownSchema = {
  type: 'array',
  maxItems: 4000,
  items: {
    type: 'object',
    required: ['what', 'line', 'qty', 'from', 'to', 'amount', 'rate'],
    additionalProperties: false,
    properties: {
      what: { type: 'string', enum: breakdownSteps },
      line: {
        ...countSchema,
        type: ['integer', 'null'],
        description: 'Place of the row, from 0; null for the cart as a whole.',
      },
      qty: { ...countSchema, description: 'Units of the row.' },
      from: { ...moneySchema, description: 'Price of the row before this step.' },
      to: { ...moneySchema, description: 'Price of the row after it.' },
      amount: { ...moneySchema, description: 'What the step adds; negative for a reduction.' },
      rate: { ...percentSchema, description: 'Tax rate of the amount.' },
    },
  },
} as const satisfies JSONSchema;

export type PriceBreakdown = FromSchema<typeof priceBreakdownSchema>;
export type PriceBreakdownEntry = PriceBreakdown[number];
