import {
  countSchema,
  idSchema,
  instantSchema,
  lineSchema,
  textSchema,
} from '../entities/fragments.ts';
import { importProblemSchema } from '../entities/import-job.ts';
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

/** Maximum number of prices that one call reads; a list may hold more. */
export const maxListPrices = 1_000;
export const maxSavedPrices = 5_000;

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

/** Maximum size in bytes of a file with prices. */
export const maxPriceFileBytes = 4 * 1024 * 1024;

const columnSchema = { type: 'string', maxLength: 500 } as const;
const priceOrNull = { ...givenPrice, type: ['integer', 'null'] } as const;

const priceFileSchema = {
  type: 'object',
  required: ['columns', 'skuColumn', 'priceColumn', 'changes', 'unchanged', 'problems'],
  additionalProperties: false,
  properties: {
    columns: { type: 'array', maxItems: 1_000, items: columnSchema },
    skuColumn: { ...columnSchema, type: ['string', 'null'] },
    priceColumn: { ...columnSchema, type: ['string', 'null'] },
    changes: {
      type: 'array',
      maxItems: maxSavedPrices,
      items: {
        type: 'object',
        required: ['sku', 'retailPrice', 'former', 'price'],
        additionalProperties: false,
        properties: {
          sku: lineSchema,
          retailPrice: moneySchema,
          former: priceOrNull,
          price: priceOrNull,
        },
      },
    },
    unchanged: countSchema,
    problems: {
      type: 'array',
      maxItems: maxSavedPrices,
      items: {
        ...importProblemSchema,
        properties: { ...importProblemSchema.properties, line: countSchema },
      },
    },
  },
} as const;

/** Preview of the changes that a file would make to a price list. */
export type PriceFile = Infer<typeof priceFileSchema>;

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

/** Staff calls for prices of customer groups, besides those for records. */
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
  'priceList.checkFile': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/{id}/file`,
    access: 'backoffice',
    large: true,
    summary: 'Compare a CSV or Excel file of SKUs and prices with a price list, changing nothing',
    params: list,
    body: {
      type: 'object',
      required: ['name', 'content'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 255 },
        content: {
          type: 'string',
          contentEncoding: 'base64',
          maxLength: Math.ceil(maxPriceFileBytes / 3) * 4,
        },
        skuColumn: { ...columnSchema, description: 'Otherwise guessed from the headings.' },
        priceColumn: { ...columnSchema, description: 'Otherwise guessed from the headings.' },
      },
    },
    response: priceFileSchema,
  }),
} as const;
