import {
  emailSchema,
  htmlSchema,
  idSchema,
  keySchema,
  lineSchema,
  textSchema,
} from '../entities/fragments.ts';
import type { Infer } from '../entities/typed.ts';
import { languageSchema } from '../language-schemas.ts';
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

const mailParams = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: keySchema },
} as const;

const inLanguage = {
  type: 'object',
  required: ['language'],
  additionalProperties: false,
  properties: { language: languageSchema },
} as const;

/** Texts of a mail that staff have not replaced, with their variables such as `%{number}`. */
const shippedSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { subject: lineSchema, title: lineSchema, lead: textSchema, button: lineSchema },
} as const;

/** Staff calls for promotions and texts of mails, besides those for records. */
export const marketingStaffEndpoints = {
  'promotion.examples': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/promotions/{id}/examples',
    access: 'backoffice',
    summary: 'Read the effect of a promotion on three example carts, and what applies with it',
    params: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: idSchema },
    },
    response: promotionExamplesSchema,
  }),
  'mailTemplate.preview': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/mail-templates/{name}/preview',
    access: 'backoffice',
    summary: 'Show a mail with its stored texts and sample values, and its shipped texts',
    params: mailParams,
    query: inLanguage,
    response: {
      type: 'object',
      required: ['subject', 'html', 'shipped'],
      additionalProperties: false,
      properties: { subject: lineSchema, html: htmlSchema, shipped: shippedSchema },
    },
  }),
  'mailTemplate.test': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/mail-templates/{name}/test',
    access: 'backoffice',
    summary: 'Send a mail with sample values to oneself',
    params: mailParams,
    body: inLanguage,
    response: {
      type: 'object',
      required: ['email'],
      additionalProperties: false,
      properties: { email: emailSchema },
    },
  }),
} as const;
