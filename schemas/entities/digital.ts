import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { moneySchema } from '../money.ts';
import {
  countSchema,
  instantSchema,
  lineSchema,
  nullableInstantSchema,
  slugSchema,
} from './fragments.ts';
import { barcodeSchema } from './user.ts';

const nullableLine = { ...lineSchema, type: ['string', 'null'] } as const;
const pathSchema = { type: 'string', maxLength: 300, pattern: '^/' } as const;

export const ticketStates = ['valid', 'used', 'revoked'] as const;
export const downloadStates = ['open', 'usedUp', 'revoked', 'gone'] as const;
export const voucherStates = ['valid', 'used', 'expired', 'revoked'] as const;
export const cardStates = ['valid', 'expired', 'revoked'] as const;

const chosenSchema = {
  type: 'array',
  maxItems: 100,
  description: 'What the buyer chose: a time, a language, and the like.',
  items: {
    type: 'object',
    required: ['label', 'value'],
    additionalProperties: false,
    properties: { label: lineSchema, value: { type: 'string', maxLength: 1000 } },
  },
} as const;

/** Purpose and validity of a ticket. */
const ticketProperties = {
  name: lineSchema,
  event: nullableLine,
  startsAt: nullableInstantSchema,
  endsAt: nullableInstantSchema,
  place: nullableLine,
  seat: nullableLine,
  state: { type: 'string', enum: ticketStates },
  usedAt: nullableInstantSchema,
  chosen: chosenSchema,
  code: { type: 'string', maxLength: 40, description: 'In groups, for people to read.' },
} as const;

const ticketRequired = [
  'name',
  'event',
  'startsAt',
  'endsAt',
  'place',
  'seat',
  'state',
  'usedAt',
  'chosen',
  'code',
] as const;

const downloadProperties = {
  name: lineSchema,
  file: lineSchema,
  size: countSchema,
  allowed: countSchema,
  left: { ...countSchema, description: 'How often it can still be fetched.' },
  state: { type: 'string', enum: downloadStates },
  href: { ...pathSchema, description: 'GET: its page. POST: the file, counted.' },
} as const;

const downloadRequired = ['name', 'file', 'size', 'allowed', 'left', 'state', 'href'] as const;

const orderProperties = {
  orderNumber: { type: 'string', maxLength: 40 },
  orderSlug: slugSchema,
} as const;

const ofOrder = ['orderNumber', 'orderSlug'] as const;

/** Digital goods of an order. Addresses are signed and expire; request the order again for new ones. */
export const digitalGoodsSchema = {
  type: 'object',
  required: ['tickets', 'ticketsFile', 'downloads', 'vouchers', 'cards'],
  additionalProperties: false,
  properties: {
    tickets: {
      type: 'array',
      maxItems: 10_000,
      items: {
        type: 'object',
        required: [...ticketRequired, 'picture'],
        additionalProperties: false,
        properties: {
          ...ticketProperties,
          picture: { ...pathSchema, description: 'The code as a picture.' },
        },
      },
    },
    ticketsFile: {
      ...pathSchema,
      type: ['string', 'null'],
      description: 'All valid tickets as a PDF; null without any.',
    },
    downloads: {
      type: 'array',
      maxItems: 10_000,
      items: {
        type: 'object',
        required: downloadRequired,
        additionalProperties: false,
        properties: downloadProperties,
      },
    },
    vouchers: {
      type: 'array',
      maxItems: 10_000,
      items: {
        type: 'object',
        required: ['name', 'chosen', 'code', 'value', 'balance', 'validTo', 'state'],
        additionalProperties: false,
        properties: {
          name: lineSchema,
          chosen: chosenSchema,
          code: { type: 'string', maxLength: 40, description: 'In groups, for people to read.' },
          value: moneySchema,
          balance: { ...moneySchema, description: 'What it still pays.' },
          validTo: instantSchema,
          state: { type: 'string', enum: voucherStates },
        },
      },
    },
    cards: {
      type: 'array',
      maxItems: 10_000,
      items: {
        type: 'object',
        required: ['name', 'number', 'holder', 'validTo', 'state'],
        additionalProperties: false,
        properties: {
          name: lineSchema,
          number: { ...barcodeSchema, description: 'The code to enter in the cart.' },
          holder: lineSchema,
          validTo: instantSchema,
          state: { type: 'string', enum: cardStates },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type DigitalGoods = FromSchema<typeof digitalGoodsSchema>;

/** Tickets and files of all orders of a customer. Addresses are signed and expire. */
export const ownDigitalSchema = {
  type: 'object',
  required: ['tickets', 'downloads'],
  additionalProperties: false,
  properties: {
    tickets: {
      type: 'array',
      maxItems: 10_000,
      description: 'One entry for the tickets of an order to the same event.',
      items: {
        type: 'object',
        required: ['name', 'startsAt', 'endsAt', 'place', 'count', 'valid', 'file', ...ofOrder],
        additionalProperties: false,
        properties: {
          name: lineSchema,
          startsAt: nullableInstantSchema,
          endsAt: nullableInstantSchema,
          place: nullableLine,
          count: countSchema,
          valid: { ...countSchema, description: 'Those that can still be used.' },
          file: {
            ...pathSchema,
            type: ['string', 'null'],
            description: 'All valid tickets of the order as a PDF; null without any.',
          },
          ...orderProperties,
        },
      },
    },
    downloads: {
      type: 'array',
      maxItems: 10_000,
      items: {
        type: 'object',
        required: [...downloadRequired, ...ofOrder],
        additionalProperties: false,
        properties: { ...downloadProperties, ...orderProperties },
      },
    },
  },
} as const satisfies JSONSchema;

export type OwnDigital = FromSchema<typeof ownDigitalSchema>;

/** Result of checking a ticket code at the entrance. `admitted`: used by this call. */
export const ticketCheckSchema = {
  type: 'object',
  required: ['result', 'ticket'],
  additionalProperties: false,
  properties: {
    result: {
      type: 'string',
      enum: ['admitted', 'valid', 'otherDay', 'used', 'revoked', 'unknown'],
      description: 'otherDay: valid, but its event is not today; nothing was changed.',
    },
    ticket: {
      type: ['object', 'null'],
      required: [...ticketRequired, 'id', 'orderNumber'],
      additionalProperties: false,
      properties: {
        ...ticketProperties,
        id: countSchema,
        orderNumber: { type: 'string', maxLength: 40 },
        revokedAt: nullableInstantSchema,
      },
    },
  },
} as const satisfies JSONSchema;

export type TicketCheck = FromSchema<typeof ticketCheckSchema>;
