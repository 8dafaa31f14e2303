import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { countSchema, instantSchema, lineSchema } from './fragments.ts';

const shippedItemSchema = {
  type: 'object',
  required: ['name', 'sku', 'qty'],
  additionalProperties: false,
  properties: {
    name: lineSchema,
    sku: { type: 'string', maxLength: 100 },
    qty: { ...countSchema, minimum: 1 },
  },
} as const satisfies JSONSchema;

/** A parcel of an order; parcels are numbered from 1 within the order. */
export const orderShipmentSchema = {
  type: 'object',
  required: ['number', 'sentAt', 'carrier', 'trackingNumber', 'trackingUrl', 'items'],
  additionalProperties: false,
  properties: {
    number: { ...countSchema, minimum: 1 },
    sentAt: instantSchema,
    carrier: { ...lineSchema, type: ['string', 'null'] },
    trackingNumber: { type: ['string', 'null'], maxLength: 60 },
    trackingUrl: { type: ['string', 'null'], maxLength: 2000, pattern: '^https://' },
    items: { type: 'array', maxItems: 500, items: shippedItemSchema },
  },
} as const satisfies JSONSchema;

export type OrderShipment = FromSchema<typeof orderShipmentSchema>;

/** Progress of an order, as its buyer sees it. */
export const orderFulfilmentSchema = {
  type: 'object',
  required: ['state', 'isPickup', 'shipments', 'left'],
  additionalProperties: false,
  properties: {
    state: { type: 'string', maxLength: 40, description: 'Step of the fulfilment.' },
    isPickup: { type: 'boolean', description: 'The buyer comes for the goods.' },
    shipments: { type: 'array', maxItems: 500, items: orderShipmentSchema },
    left: {
      type: 'array',
      maxItems: 500,
      items: shippedItemSchema,
      description: 'Pieces that are still to be sent.',
    },
  },
} as const satisfies JSONSchema;

export type OrderFulfilment = FromSchema<typeof orderFulfilmentSchema>;
