import { idSchema, lineSchema } from '../entities/fragments.ts';
import type { Infer } from '../entities/typed.ts';
import { moneySchema } from '../money.ts';
import { couponRefusalSchema } from './ecommerce-cart.ts';
import { defineEndpoint } from './endpoint.ts';

const exampleCartSchema = {
  type: 'object',
  required: ['lines', 'promotions', 'refusal', 'delivery', 'total'],
  additionalProperties: false,
  properties: {
    lines: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        required: ['name', 'qty', 'amount'],
        additionalProperties: false,
        properties: { name: lineSchema, qty: idSchema, amount: moneySchema },
      },
    },
    promotions: {
      type: 'array',
      maxItems: 100,
      description: 'In the order they are applied.',
      items: {
        type: 'object',
        required: ['id', 'name', 'amount'],
        additionalProperties: false,
        properties: {
          id: idSchema,
          name: lineSchema,
          amount: { ...moneySchema, description: 'What the goods cost less.' },
        },
      },
    },
    refusal: couponRefusalSchema,
    delivery: {
      ...moneySchema,
      type: ['integer', 'null'],
      description: 'Null if the shop delivers nothing.',
    },
    total: moneySchema,
  },
} as const;

const promotionExamplesSchema = {
  type: 'object',
  required: ['carts', 'others'],
  additionalProperties: false,
  properties: {
    carts: { type: 'array', maxItems: 3, items: exampleCartSchema },
    others: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['id', 'name', 'isTogether'],
        additionalProperties: false,
        properties: {
          id: idSchema,
          name: lineSchema,
          isTogether: { type: 'boolean', description: 'Both apply to one cart.' },
        },
      },
    },
  },
} as const;

export type PromotionExamples = Infer<typeof promotionExamplesSchema>;

/** What staff do with promotions beside their records. */
export const marketingStaffEndpoints = {
  'promotion.examples': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/promotions/{id}/examples',
    access: 'backoffice',
    summary: 'Read what a promotion gives for three example carts, and what applies with it',
    params: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: idSchema },
    },
    response: promotionExamplesSchema,
  }),
} as const;
