import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { addressFields, addressTypes } from '../constants.ts';
import { emailSchema, idSchema } from './fragments.ts';

/** Uses for which an account can have a default address. */
export const addressUseSchema = { type: 'string', enum: ['delivery', 'invoice'] } as const;

export type AddressUse = FromSchema<typeof addressUseSchema>;

const text = { type: 'string', maxLength: 200 } as const;
const optionalText = { type: ['string', 'null'], maxLength: 200 } as const;

const properties = {
  type: { type: 'string', enum: addressTypes },
  firstName: text,
  lastName: text,
  contactEmail: { ...emailSchema, type: ['string', 'null'] },
  contactPhone: optionalText,
  country: { ...idSchema, description: 'Id of the country.' },
  city: text,
  street: text,
  houseNumber: text,
  zipCode: text,
  region: optionalText,
  companyName: optionalText,
  companyOIB: optionalText,
} as const;

const nationalPhone = {
  type: 'object',
  required: ['country', 'text'],
  additionalProperties: false,
  description: 'The phone number as people of its country write it, for addresses in that country.',
  properties: { country: { type: 'string', pattern: '^[A-Z]{2}$' }, text },
} as const;

/** An address as the server stores it (ENT-09). */
export const addressSchema = {
  type: 'object',
  required: [
    'id',
    'type',
    'firstName',
    'lastName',
    'country',
    'city',
    'street',
    'houseNumber',
    'zipCode',
  ],
  additionalProperties: false,
  properties: {
    id: idSchema,
    ...properties,
    nationalPhone,
    isDefaultDelivery: { type: 'boolean', description: 'Offered first for delivery.' },
    isDefaultInvoice: { type: 'boolean', description: 'Offered first for invoices.' },
  },
} as const satisfies JSONSchema;

export type Address = FromSchema<typeof addressSchema>;

/** An address as callers send it; its kinds are called types there (ENT-10). */
export const addressInputSchema = {
  type: 'object',
  required: [
    'type',
    'firstName',
    'lastName',
    'country',
    'city',
    'street',
    'houseNumber',
    'zipCode',
  ],
  additionalProperties: false,
  properties,
} as const satisfies JSONSchema;

export type AddressInput = FromSchema<typeof addressInputSchema>;

/** The address of a cart or an order; it may have no street and town when the goods are digital. */
export const buyerAddressSchema = {
  ...addressInputSchema,
  required: ['type', 'firstName', 'lastName'],
} as const satisfies JSONSchema;

export type BuyerAddress = FromSchema<typeof buyerAddressSchema>;

/** The same address in a response. */
export const shownAddressSchema = {
  ...buyerAddressSchema,
  properties: { ...properties, nationalPhone },
} as const satisfies JSONSchema;

export type ShownAddress = FromSchema<typeof shownAddressSchema>;

const fieldList = {
  type: 'array',
  maxItems: addressFields.length,
  items: { type: 'string', enum: addressFields },
} as const;

/** The address fields that a cart requires. */
export const neededFieldsSchema = {
  type: 'object',
  required: ['required', 'invoice'],
  additionalProperties: false,
  properties: {
    required: { ...fieldList, description: 'An order is not placed without them.' },
    invoice: {
      ...fieldList,
      description: 'All or none of them: an address on the invoice. A company always gives them.',
    },
  },
} as const satisfies JSONSchema;

export type NeededFields = FromSchema<typeof neededFieldsSchema>;
