import { cartSessionProperties } from '../entities/cart-add.ts';
import { idSchema, keySchema } from '../entities/fragments.ts';
import { mailPreviewSchema, orderFileSchema } from '../entities/order-file.ts';
import { typed } from '../entities/typed.ts';
import { moneySchema } from '../money.ts';
import { defineEndpoint } from './endpoint.ts';
import { fileSchema } from './file.ts';

const daySchema = {
  type: 'string',
  format: 'date',
  maxLength: 10,
  description: 'In the time zone of the shop.',
} as const;

const periodSchema = {
  type: 'object',
  required: ['from', 'to'],
  additionalProperties: false,
  properties: { from: daySchema, to: daySchema },
} as const;

const numbered = {
  type: 'object',
  required: ['number'],
  additionalProperties: false,
  properties: { number: { type: 'integer', minimum: 1, maximum: 999_999_999_999 } },
} as const;

/** Staff calls for orders of all buyers. */
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
  'orderFile.previewMail': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/order-files/{number}/mails/{mail}',
    access: 'backoffice',
    summary: 'Compose a mail of an order as it would be sent now',
    params: {
      ...numbered,
      required: ['number', 'mail'],
      properties: { ...numbered.properties, mail: idSchema },
    },
    response: mailPreviewSchema,
  }),
  'orderFile.countPapers': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/order-files/export/count',
    access: 'backoffice',
    summary: 'Count the invoices and credit notes of a period',
    query: periodSchema,
    response: {
      type: 'object',
      required: ['papers', 'hasEInvoices'],
      additionalProperties: false,
      properties: {
        papers: { type: 'integer', minimum: 0 },
        hasEInvoices: {
          type: 'boolean',
          description: 'Whether the market of the shop has e-invoices.',
        },
      },
    },
  }),
  'orderFile.exportPapers': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/order-files/export/papers',
    access: 'backoffice',
    raw: true,
    summary: 'Download the invoices and credit notes of a period as CSV, a row per tax rate',
    query: periodSchema,
    response: fileSchema,
  }),
  'orderFile.eInvoice': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/order-files/{number}/e-invoice/{paper}',
    access: 'backoffice',
    raw: true,
    summary: 'Download an invoice or credit note as XML (EN 16931, UBL 2.1)',
    params: {
      ...numbered,
      required: ['number', 'paper'],
      properties: {
        ...numbered.properties,
        paper: { ...keySchema, description: 'Number of the invoice or credit note.' },
      },
    },
    response: fileSchema,
  }),
  'orderFile.exportEInvoices': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/order-files/export/e-invoices',
    access: 'backoffice',
    raw: true,
    summary: 'Download the invoices and credit notes of a period as XML files in a ZIP',
    query: periodSchema,
    response: fileSchema,
  }),
  'orderFile.create': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/order-files',
    access: 'backoffice',
    summary: 'Order a cart for its buyer; the buyer gets the usual mail, or a link to pay',
    body: {
      type: 'object',
      required: ['cartId', 'protectCode', 'seenTotal'],
      additionalProperties: false,
      properties: {
        ...cartSessionProperties,
        seenTotal: { ...moneySchema, description: 'Another total now is a conflict.' },
        note: {
          type: 'string',
          maxLength: 500,
          description: 'For the history; not for the buyer.',
        },
      },
    },
    response: {
      type: 'object',
      required: ['id', 'number'],
      additionalProperties: false,
      properties: { id: idSchema, number: idSchema },
    },
  }),
  'orderFile.act': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/order-files/{number}',
    access: 'backoffice',
    summary: 'Perform an action on an order, unless its state changed in the meantime',
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
