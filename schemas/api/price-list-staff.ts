import { idSchema, instantSchema, lineSchema, textSchema } from '../entities/fragments.ts';
import type { Infer } from '../entities/typed.ts';
import { moneySchema } from '../money.ts';
import { defineEndpoint } from './endpoint.ts';

const path = '/api/v2/price-lists';

const list = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: idSchema },
} as const;

const nameSchema = { type: 'object', additionalProperties: textSchema } as const;
const givenPrice = { type: 'integer', minimum: 1, maximum: 1_000_000_000_000 } as const;

/** Most prices that are read at once; a list may hold more. */
export const maxListPrices = 1_000;
const maxSavedPrices = 5_000;

const pricesSchema = {
  type: 'object',
  required: ['rows', 'total'],
  additionalProperties: false,
  properties: {
    rows: {
      type: 'array',
      maxItems: maxListPrices,
      description: 'In the order of their SKUs.',
      items: {
        type: 'object',
        required: ['sku', 'name', 'retailPrice', 'price'],
        additionalProperties: false,
        properties: {
          sku: lineSchema,
          name: nameSchema,
          retailPrice: moneySchema,
          price: givenPrice,
        },
      },
    },
    total: {
      type: 'integer',
      minimum: 0,
      maximum: 1_000_000_000,
      description: 'Prices of the list.',
    },
  },
} as const;

export type ListPrices = Infer<typeof pricesSchema>;

const savedPriceSchema = {
  type: 'object',
  required: ['sku', 'price'],
  additionalProperties: false,
  properties: {
    sku: lineSchema,
    price: { ...givenPrice, type: ['integer', 'null'], description: 'Null removes the price.' },
  },
} as const;

export type SavedPrice = Infer<typeof savedPriceSchema>;

const instantOrNull = { ...instantSchema, type: ['string', 'null'] } as const;

const appliedSchema = {
  type: 'object',
  required: ['lists'],
  additionalProperties: false,
  properties: {
    lists: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['id', 'name', 'percent', 'price', 'validFrom', 'validTo', 'isCurrent'],
        additionalProperties: false,
        properties: {
          id: idSchema,
          name: nameSchema,
          percent: { type: ['integer', 'null'], minimum: 1, maximum: 99 },
          price: {
            ...moneySchema,
            type: ['integer', 'null'],
            description: 'Of the product; null for a group.',
          },
          validFrom: instantOrNull,
          validTo: instantOrNull,
          isCurrent: { type: 'boolean', description: 'It applies now.' },
        },
      },
    },
  },
} as const;

export type AppliedLists = Infer<typeof appliedSchema>;

/** What staff do with prices of customer groups beside the records. */
export const priceListStaffEndpoints = {
  'priceList.applied': defineEndpoint({
    id: null,
    method: 'GET',
    path,
    access: 'backoffice',
    summary: 'Read the price lists of a customer group, or those that price a product',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: { group: idSchema, product: idSchema },
    },
    response: appliedSchema,
  }),
  'priceList.prices': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${path}/{id}/prices`,
    access: 'backoffice',
    summary: 'Read the prices of single products in a price list',
    params: list,
    response: pricesSchema,
  }),
  'priceList.savePrices': defineEndpoint({
    id: null,
    method: 'PUT',
    path: `${path}/{id}/prices`,
    access: 'backoffice',
    summary: 'Set prices of single products by SKU, all or none; others stay',
    params: list,
    body: {
      type: 'object',
      required: ['rows'],
      additionalProperties: false,
      properties: { rows: { type: 'array', maxItems: maxSavedPrices, items: savedPriceSchema } },
    },
    response: pricesSchema,
  }),
} as const;
