import { cartSessionSchema } from '../entities/cart.ts';
import { cartSessionProperties } from '../entities/cart-add.ts';
import { ticketCheckSchema } from '../entities/digital.ts';
import {
  countSchema,
  emailSchema,
  instantSchema,
  keySchema,
  lineSchema,
  nullableInstantSchema,
} from '../entities/fragments.ts';
import { nullable } from '../entities/typed.ts';
import { withdrawalSchema } from '../entities/withdrawal.ts';
import { currencyCodeSchema, moneySchema } from '../money.ts';
import { defineEndpoint } from './endpoint.ts';
import { orderParams, tokenParams } from './inputs.ts';

const ofCart = {
  type: 'object',
  required: ['cartId', 'protectCode'],
  additionalProperties: false,
  properties: cartSessionProperties,
} as const;

const done = { type: 'object', additionalProperties: false, properties: {} } as const;
const numberSchema = { type: 'string', minLength: 1, maxLength: 40 } as const;

/** Proof that the caller may see an order: the cart it was made from, or a token of a code. */
export const orderAccessProperties = {
  ...cartSessionProperties,
  accessToken: { ...keySchema, description: 'That of `order.openByCode`.' },
} as const;

const withdrawalInput = {
  type: 'object',
  additionalProperties: false,
  properties: {
    orderNumber: numberSchema,
    email: emailSchema,
    orderSlug: { ...keySchema, description: 'Instead of number and address, with access.' },
    ...orderAccessProperties,
  },
} as const;

const unpaidOrderSchema = {
  type: 'object',
  required: ['orderSlug', 'orderNumber', 'total', 'currency', 'payUntil'],
  additionalProperties: false,
  properties: {
    orderSlug: keySchema,
    orderNumber: numberSchema,
    total: moneySchema,
    currency: currencyCodeSchema,
    payUntil: nullableInstantSchema,
  },
} as const;

export const orderEndpoints = {
  'order.reserveStock': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/checkout/reservation/hold',
    access: 'guest',
    summary: 'Hold what a cart needs for the time of the payment step',
    body: ofCart,
    response: {
      type: 'object',
      required: ['until'],
      additionalProperties: false,
      properties: { until: { ...nullableInstantSchema, description: 'Null: nothing is counted.' } },
    },
  }),
  'order.releaseStock': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/checkout/reservation/release',
    access: 'guest',
    summary: 'Let go what a cart holds',
    body: ofCart,
    response: done,
  }),
  'order.unpaid': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/order/unpaid',
    access: 'guest',
    summary: 'The order that a cart became, while it waits for money at a provider',
    body: ofCart,
    response: {
      type: 'object',
      required: ['order'],
      additionalProperties: false,
      properties: { order: nullable(unpaidOrderSchema) },
    },
  }),
  'order.takeBack': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/order/takeBack',
    access: 'guest',
    summary: 'Cancel the unpaid order of a cart, once, and return a new cart with its goods',
    body: ofCart,
    response: cartSessionSchema,
  }),
  'order.reorder': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/order/{orderSlug}/reorder',
    access: 'customer',
    summary: 'Answer a new cart with what an order of the caller contains and is still sold',
    params: orderParams,
    response: {
      ...cartSessionSchema,
      required: [...cartSessionSchema.required, 'count', 'missing'],
      properties: {
        ...cartSessionSchema.properties,
        count: { ...countSchema, description: 'Units in the cart.' },
        missing: {
          type: 'array',
          maxItems: 100,
          items: lineSchema,
          description: 'Names of what is no longer sold, or sold out.',
        },
      },
    },
  }),
  'order.sendCode': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/order/{orderSlug}/sendCode',
    access: 'public',
    rate: 'mail',
    summary: 'Send the buyer a code that opens the order; silent about orders there are not',
    params: orderParams,
    response: done,
  }),
  'order.openByCode': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/order/{orderSlug}/openByCode',
    access: 'public',
    rate: 'secret',
    summary: 'Exchange a code for access to the order',
    params: orderParams,
    body: {
      type: 'object',
      required: ['code'],
      additionalProperties: false,
      properties: { code: { type: 'string', minLength: 1, maxLength: 20 } },
    },
    response: {
      type: 'object',
      required: ['accessToken', 'until'],
      additionalProperties: false,
      properties: { accessToken: keySchema, until: instantSchema },
    },
  }),
  'order.findForWithdrawal': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/order/withdrawal/find',
    access: 'public',
    rate: 'withdrawal',
    summary: 'Find the order to withdraw from, by number and email address or by its slug',
    body: withdrawalInput,
    response: withdrawalSchema,
  }),
  'order.withdraw': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/order/withdrawal/declare',
    access: 'public',
    rate: 'withdrawal',
    summary:
      'Withdraw from the contract; the receipt goes out by mail, with a link to confirm where nothing but number and address was known',
    body: withdrawalInput,
    response: withdrawalSchema,
  }),
  'order.readWithdrawal': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/ecommerce/order/withdrawal/link/{token}',
    access: 'public',
    rate: 'link',
    summary: 'Read the withdrawal that the link of a receipt would confirm; changes nothing',
    params: tokenParams,
    response: withdrawalSchema,
  }),
  'order.confirmWithdrawal': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/order/withdrawal/link/{token}/confirm',
    access: 'public',
    rate: 'link',
    summary: 'Confirm a withdrawal with the link of its receipt',
    params: tokenParams,
    response: withdrawalSchema,
  }),
  'order.checkTicket': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/order/ticket/check',
    access: 'backoffice',
    summary: 'Check the code of a ticket at the entrance, and mark it as used',
    body: {
      type: 'object',
      required: ['code'],
      additionalProperties: false,
      properties: {
        code: { type: 'string', minLength: 1, maxLength: 100 },
        admit: { type: 'boolean', description: 'Use a valid ticket.' },
        anyDay: { type: 'boolean', description: 'Also when its event is not today.' },
      },
    },
    response: ticketCheckSchema,
  }),
} as const;
