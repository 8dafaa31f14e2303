import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { moneySchema } from '../money.ts';
import { neededFieldsSchema, shownAddressSchema } from './address.ts';
import { cartSessionProperties } from './cart-add.ts';
import { cartItemSchema } from './cart-item.ts';
import {
  countSchema,
  idSchema,
  keySchema,
  lineSchema,
  nullableIdSchema,
  percentSchema,
} from './fragments.ts';
import { priceBreakdownSchema } from './price-breakdown.ts';
import { promotionKinds } from './promotion.ts';
import { barcodeSchema, guestUserSchema, userCompanySchema } from './user.ts';

/** Id and code with which a browser finds its cart again. */
export const cartSessionSchema = {
  type: 'object',
  required: ['cartId', 'protectCode'],
  additionalProperties: false,
  properties: cartSessionProperties,
} as const satisfies JSONSchema;

export type CartSession = FromSchema<typeof cartSessionSchema>;

/** Tax in each total. For discounts: the tax that they save. */
const taxTotalsSchema = {
  type: 'object',
  required: ['cartTotal'],
  additionalProperties: false,
  properties: {
    cartTotal: moneySchema,
    coupon: moneySchema,
    delivery: moneySchema,
    itemsTotal: moneySchema,
    loyalty: moneySchema,
    orderTotal: moneySchema,
  },
} as const;

export const appliedPromotionsSchema = {
  type: 'array',
  maxItems: 100,
  description: 'What reduces the goods or frees their delivery, in the order it is applied.',
  items: {
    type: 'object',
    required: ['code', 'name', 'amount'],
    additionalProperties: false,
    properties: {
      code: {
        type: ['string', 'null'],
        maxLength: 60,
        description: 'Null: applies by itself.',
      },
      name: { ...lineSchema, type: ['string', 'null'] },
      amount: { ...moneySchema, description: 'What the goods cost less, not negative.' },
    },
  },
} as const;

/** Totals of a cart (ENT-02). */
export const priceSummarySchema = {
  type: 'object',
  required: ['cartTotal', 'coupon', 'delivery', 'itemsTotal', 'loyalty', 'orderTotal', 'tax'],
  additionalProperties: false,
  properties: {
    cartTotal: { ...moneySchema, description: 'Items less discounts, without delivery.' },
    coupon: { ...moneySchema, description: 'Discount, not negative.' },
    delivery: moneySchema,
    itemsTotal: moneySchema,
    loyalty: { ...moneySchema, description: 'Member card discount, not negative.' },
    voucher: {
      ...moneySchema,
      description: 'What a gift voucher pays, not negative; missing where none does.',
    },
    orderTotal: { ...moneySchema, description: 'What is left to pay.' },
    tax: taxTotalsSchema,
  },
} as const satisfies JSONSchema;

export type PriceSummary = FromSchema<typeof priceSummarySchema>;

export const taxRowSchema = {
  type: 'object',
  required: ['rate', 'base', 'tax'],
  additionalProperties: false,
  properties: { rate: percentSchema, base: moneySchema, tax: moneySchema },
} as const satisfies JSONSchema;

export type TaxRow = FromSchema<typeof taxRowSchema>;

/** A cart with the prices calculated by the server (ENT-01). */
export const cartSchema = {
  type: 'object',
  required: [
    'id',
    'protectCode',
    'items',
    'prices',
    'priceSummary',
    'digitalOnly',
    'session',
    'coupon',
    'couponCode',
    'deliveryMethodId',
    'paymentMethodId',
    'options',
    'version',
    'itemsCount',
    'taxes',
    'memberCardBarcode',
    'guest',
    'addresses',
    'addressFields',
    'company',
  ],
  additionalProperties: false,
  properties: {
    id: keySchema,
    protectCode: keySchema,
    items: { type: 'array', maxItems: 500, items: cartItemSchema },
    prices: {
      type: 'object',
      required: ['base', 'converted'],
      additionalProperties: false,
      properties: {
        base: {
          type: 'object',
          required: ['finalPrice', 'cartTotal'],
          additionalProperties: false,
          properties: { finalPrice: moneySchema, cartTotal: moneySchema },
        },
        converted: priceSummarySchema,
      },
    },
    priceSummary: { ...priceSummarySchema, description: 'The same as prices.converted.' },
    digitalOnly: { type: 'boolean', description: 'Nothing is delivered.' },
    session: cartSessionSchema,
    coupon: {
      type: ['object', 'null'],
      required: ['code', 'kind', 'value'],
      additionalProperties: false,
      properties: {
        code: { type: 'string', maxLength: 60 },
        kind: { type: 'string', enum: promotionKinds },
        value: { type: 'number', description: 'Percent, cents, or free pieces.' },
      },
    },
    couponCode: { type: ['string', 'null'], maxLength: 60 },
    promotions: appliedPromotionsSchema,
    voucher: {
      type: ['object', 'null'],
      required: ['code', 'balance'],
      additionalProperties: false,
      description: 'A gift voucher that pays for this cart.',
      properties: {
        code: { type: 'string', maxLength: 40, description: 'In groups, for people to read.' },
        balance: { ...moneySchema, description: 'What it can pay before this order.' },
      },
    },
    deliveryMethodId: nullableIdSchema,
    paymentMethodId: nullableIdSchema,
    options: {
      type: 'object',
      required: ['deliveryBranchId'],
      additionalProperties: false,
      properties: { deliveryBranchId: nullableIdSchema },
    },
    version: { ...countSchema, description: 'Grows with every change.' },
    itemsCount: { ...countSchema, description: 'Sum of quantities.' },
    taxes: { type: 'array', maxItems: 20, items: taxRowSchema },
    priceBreakdown: priceBreakdownSchema,
    memberCardBarcode: { ...barcodeSchema, type: ['string', 'null'] },
    guest: { ...guestUserSchema, type: ['object', 'null'] },
    addresses: {
      type: 'array',
      maxItems: 2,
      items: shownAddressSchema,
      description: 'Main (billing) and Shipping, as chosen for this order.',
    },
    addressFields: neededFieldsSchema,
    company: { ...userCompanySchema, type: ['object', 'null'] },
    orderMessage: { ...lineSchema, type: ['string', 'null'], maxLength: 2000 },
    userId: { ...idSchema, type: ['integer', 'null'] },
    deliveryName: { ...lineSchema, type: ['string', 'null'] },
    viewHash: {
      type: 'string',
      maxLength: 100,
      description: 'Stands for the prices in this answer; order/create takes it back.',
    },
  },
} as const satisfies JSONSchema;

export type Cart = FromSchema<typeof cartSchema>;
