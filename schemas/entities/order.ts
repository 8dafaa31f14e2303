import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { orderStatuses } from '../constants.ts';
import { currencyCodeSchema, moneySchema } from '../money.ts';
import { shownAddressSchema } from './address.ts';
import { appliedPromotionsSchema, priceSummarySchema, taxRowSchema } from './cart.ts';
import { paymentMethodSchema, paymentTypeSchema } from './checkout-methods.ts';
import { digitalGoodsSchema } from './digital.ts';
import {
  countSchema,
  emailSchema,
  idSchema,
  instantSchema,
  keySchema,
  lineSchema,
  nullableInstantSchema,
  pathSchema,
} from './fragments.ts';
import { mediaSchema } from './media.ts';
import { orderFulfilmentSchema } from './shipment.ts';
import { nullable } from './typed.ts';
import { userCompanySchema } from './user.ts';

/** Settings for the PayPal buttons in the browser. */
export const payPalSchema = {
  type: 'object',
  required: ['isSubscription', 'quantity', 'orderId', 'total', 'scriptUrl'],
  additionalProperties: false,
  properties: {
    isSubscription: { type: 'boolean' },
    plan_id: { type: 'string', maxLength: 200 },
    quantity: countSchema,
    orderId: keySchema,
    total: moneySchema,
    scriptUrl: { type: 'string', maxLength: 2000 },
  },
} as const satisfies JSONSchema;

/** Response of creating an order; without `html` the order is complete (ENT-24). */
export const orderResultSchema = {
  type: 'object',
  required: ['html', 'orderSlug'],
  additionalProperties: false,
  properties: {
    html: {
      anyOf: [{ type: 'string', maxLength: 100_000 }, payPalSchema, { type: 'null' }],
      description: 'A form of the payment provider, the PayPal data, or null.',
    },
    orderSlug: keySchema,
  },
} as const satisfies JSONSchema;

export type OrderResult = FromSchema<typeof orderResultSchema>;

/** Order statuses that the API returns (ENT-26). */
export const orderStatusSchema = { type: 'string', enum: orderStatuses } as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderItemSchema = {
  type: 'object',
  required: ['name', 'sku', 'qty', 'unitPrice', 'rowTotal', 'chosen'],
  additionalProperties: false,
  properties: {
    name: lineSchema,
    sku: { type: 'string', maxLength: 100 },
    qty: { ...countSchema, minimum: 1 },
    unitPrice: moneySchema,
    rowTotal: moneySchema,
    taxRate: { type: 'number' },
    slug: { type: ['string', 'null'], maxLength: 200, description: 'Null when not sold any more.' },
    media: nullable(mediaSchema),
    chosen: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: ['label', 'value'],
        additionalProperties: false,
        properties: { label: lineSchema, value: { type: 'string', maxLength: 1000 } },
      },
    },
    returned: {
      type: 'object',
      description: 'Pieces that came back to the shop; absent if none did.',
      required: ['qty', 'at', 'refunded'],
      additionalProperties: false,
      properties: {
        qty: { ...countSchema, minimum: 1 },
        at: { ...instantSchema, description: 'When the last of them came.' },
        refunded: { ...countSchema, description: 'Number of them whose money went back.' },
      },
    },
  },
} as const satisfies JSONSchema;

export type OrderItem = FromSchema<typeof orderItemSchema>;

/** Payment details of a bank transfer. */
export const bankTransferSchema = {
  type: 'object',
  required: ['recipient', 'iban', 'model', 'reference', 'amount', 'description', 'barcode'],
  additionalProperties: false,
  properties: {
    recipient: lineSchema,
    iban: { type: 'string', maxLength: 40 },
    model: { type: 'string', maxLength: 10 },
    reference: { type: 'string', maxLength: 60 },
    amount: moneySchema,
    description: lineSchema,
    barcode: {
      type: 'string',
      maxLength: 1000,
      description: 'Text of the code that banking apps read.',
    },
    dueDate: instantSchema,
  },
} as const satisfies JSONSchema;

export type BankTransfer = FromSchema<typeof bankTransferSchema>;

/** An invoice or credit note issued for an order. */
export const orderPaperSchema = {
  type: 'object',
  required: ['kind', 'number', 'issuedAt', 'href'],
  additionalProperties: false,
  properties: {
    kind: { type: 'string', enum: ['invoice', 'creditNote'] },
    number: { type: 'string', maxLength: 40 },
    issuedAt: instantSchema,
    href: { ...pathSchema, description: 'Path of the PDF, good for some days.' },
  },
} as const satisfies JSONSchema;

export type OrderPaper = FromSchema<typeof orderPaperSchema>;

/** Data of an order for the success page. It has only the buyer's phone number, for the buyer to check. */
export const orderSummarySchema = {
  type: 'object',
  required: [
    'orderSlug',
    'orderNumber',
    'status',
    'createdAt',
    'total',
    'currency',
    'paymentType',
    'bankTransfer',
    'priceSummary',
    'promotions',
    'taxes',
    'items',
  ],
  additionalProperties: false,
  properties: {
    orderSlug: keySchema,
    orderNumber: { type: 'string', maxLength: 40 },
    status: orderStatusSchema,
    createdAt: instantSchema,
    total: moneySchema,
    currency: currencyCodeSchema,
    paymentType: paymentTypeSchema,
    bankTransfer: nullable(bankTransferSchema),
    priceSummary: priceSummarySchema,
    promotions: appliedPromotionsSchema,
    taxes: { type: 'array', maxItems: 20, items: taxRowSchema },
    items: { type: 'array', maxItems: 500, items: orderItemSchema },
    deliveryName: { ...lineSchema, type: ['string', 'null'] },
    phone: { ...lineSchema, description: 'Where the buyer is called; absent if none was given.' },
    fulfilment: orderFulfilmentSchema,
    digital: nullable(digitalGoodsSchema),
    papers: { type: 'array', maxItems: 10, items: orderPaperSchema },
  },
} as const satisfies JSONSchema;

export type OrderSummary = FromSchema<typeof orderSummarySchema>;

/** Ways to pay an open order. */
export const orderPaymentSchema = {
  type: 'object',
  required: [
    'orderSlug',
    'orderNumber',
    'status',
    'createdAt',
    'total',
    'currency',
    'payUntil',
    'coolDown',
    'methods',
    'chosen',
  ],
  additionalProperties: false,
  properties: {
    orderSlug: keySchema,
    orderNumber: { type: 'string', maxLength: 40 },
    status: orderStatusSchema,
    createdAt: instantSchema,
    total: moneySchema,
    currency: currencyCodeSchema,
    payUntil: {
      ...nullableInstantSchema,
      description: 'Null when it no longer accepts a payment.',
    },
    coolDown: {
      type: 'boolean',
      description: 'Too many payments failed: providers are not offered for a while.',
    },
    captcha: {
      type: 'boolean',
      description: 'Too many payments failed: a provider is tried again with a captcha only.',
    },
    methods: { type: 'array', maxItems: 50, items: paymentMethodSchema },
    chosen: { type: ['integer', 'null'], description: 'Id of the method of the last try.' },
  },
} as const satisfies JSONSchema;

export type OrderPayment = FromSchema<typeof orderPaymentSchema>;

export const orderDetailsSchema = {
  type: 'object',
  required: [
    'status',
    'items',
    'priceSummary',
    'taxes',
    'addresses',
    'paymentType',
    'deliveryName',
  ],
  additionalProperties: false,
  properties: {
    status: orderStatusSchema,
    state: { type: 'string', maxLength: 40, description: 'Step of the fulfilment.' },
    fulfilment: orderFulfilmentSchema,
    items: { type: 'array', maxItems: 500, items: orderItemSchema },
    priceSummary: priceSummarySchema,
    taxes: { type: 'array', maxItems: 20, items: taxRowSchema },
    addresses: { type: 'array', maxItems: 2, items: shownAddressSchema },
    company: nullable(userCompanySchema),
    email: emailSchema,
    paymentType: paymentTypeSchema,
    deliveryName: { ...lineSchema, type: ['string', 'null'] },
    couponCode: { type: ['string', 'null'], maxLength: 60 },
    orderMessage: { type: ['string', 'null'], maxLength: 2000 },
    bankTransfer: nullable(bankTransferSchema),
    paidAt: { type: ['string', 'null'], format: 'date-time' },
  },
} as const satisfies JSONSchema;

/** An order as its owner sees it; `extended` only in the response for a single order (ENT-25). */
export const orderDocumentSchema = {
  type: 'object',
  required: [
    'id',
    'store',
    'orderSlug',
    'orderNumber',
    'state',
    'createdAt',
    'total',
    'currency',
    'itemsCount',
  ],
  additionalProperties: false,
  properties: {
    id: idSchema,
    store: idSchema,
    orderSlug: keySchema,
    orderNumber: { type: 'string', maxLength: 40 },
    state: { type: 'string', maxLength: 40, description: 'Step of the fulfilment.' },
    createdAt: instantSchema,
    total: moneySchema,
    currency: currencyCodeSchema,
    itemsCount: countSchema,
    extended: orderDetailsSchema,
  },
} as const satisfies JSONSchema;

export type OrderDocument = FromSchema<typeof orderDocumentSchema>;
