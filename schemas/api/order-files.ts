import { keySchema } from '../entities/fragments.ts';
import { orderFileSchema } from '../entities/order-file.ts';
import { typed } from '../entities/typed.ts';
import { defineEndpoint } from './endpoint.ts';
import { fileSchema } from './file.ts';

const daySchema = {
  type: 'string',
  format: 'date',
  maxLength: 10,
  description: 'In the time zone of the shop.',
} as const;

const numbered = {
  type: 'object',
  required: ['number'],
  additionalProperties: false,
  properties: { number: { type: 'integer', minimum: 1, maximum: 999_999_999_999 } },
} as const;

/** Orders of all buyers, for staff. */
export const orderFileEndpoints = {
  'orderFile.get': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/order-files/{number}',
    access: 'backoffice',
    summary: 'Read all that staff see of an order, with the actions that are possible',
    params: numbered,
    response: orderFileSchema,
  }),
  'orderFile.exportPapers': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/order-files/export/papers',
    access: 'backoffice',
    raw: true,
    summary: 'Download the invoices and credit notes of a period as CSV, a row per tax rate',
    query: {
      type: 'object',
      required: ['from', 'to'],
      additionalProperties: false,
      properties: { from: daySchema, to: daySchema },
    },
    response: fileSchema,
  }),
  'orderFile.act': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/order-files/{number}',
    access: 'backoffice',
    summary: 'Perform an action on an order that nobody has moved meanwhile',
    params: numbered,
    body: typed<{ action: string; typed: Readonly<Record<string, string>> }>({
      type: 'object',
      required: ['action', 'typed'],
      additionalProperties: false,
      properties: {
        action: keySchema,
        typed: {
          type: 'object',
          maxProperties: 1500,
          additionalProperties: { type: 'string', maxLength: 2000 },
          description: 'Fields of the action, such as `state`, `note`, `amount`, `qty-<line>`.',
        },
      },
    }),
    response: orderFileSchema,
  }),
} as const;
