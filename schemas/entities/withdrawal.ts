import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { countSchema, instantSchema, lineSchema, nullableInstantSchema } from './fragments.ts';

/** Reasons why an item has no right of withdrawal (Directive 2011/83/EU, art. 16 c and m). */
export const withdrawalExemptions = ['digital', 'personalised'] as const;

/**
 * An order as shown to the buyer who withdraws from its contract; contains no data that identifies the buyer.
 */
export const withdrawalSchema = {
  type: 'object',
  required: ['orderNumber', 'createdAt', 'items', 'until', 'receivedAt', 'isConfirmed'],
  additionalProperties: false,
  properties: {
    orderNumber: { type: 'string', maxLength: 40 },
    createdAt: instantSchema,
    items: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        required: ['name', 'qty', 'exempt'],
        additionalProperties: false,
        properties: {
          name: lineSchema,
          qty: { ...countSchema, minimum: 1 },
          exempt: { type: ['string', 'null'], enum: [...withdrawalExemptions, null] },
        },
      },
    },
    until: { ...nullableInstantSchema, description: 'Null until the goods were delivered.' },
    receivedAt: { ...nullableInstantSchema, description: 'When it was declared; null: not yet.' },
    isConfirmed: {
      type: 'boolean',
      description: 'False while the link in the receipt waits for the buyer.',
    },
  },
} as const satisfies JSONSchema;

export type Withdrawal = FromSchema<typeof withdrawalSchema>;
