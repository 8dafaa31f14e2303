import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { addressInputSchema, addressSchema } from './address.ts';
import { emailSchema, idSchema, instantSchema, passwordSchema } from './fragments.ts';

const name = { type: 'string', maxLength: 200 } as const;

export const userDetailsSchema = {
  type: 'object',
  required: ['firstName', 'lastName'],
  additionalProperties: false,
  properties: { firstName: name, lastName: name },
} as const satisfies JSONSchema;

export const userCompanySchema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name, oib: { type: ['string', 'null'], maxLength: 40 } },
} as const satisfies JSONSchema;

export const usernameSchema = {
  ...emailSchema,
  description: 'Accepted and ignored: the email is the username.',
} as const;

export const barcodeSchema = { type: 'string', maxLength: 64 } as const;

/** A person with an account (ENT-08). */
export const userSchema = {
  type: 'object',
  required: [
    'id',
    'email',
    'username',
    'details',
    'company',
    'memberCardBarcode',
    'addresses',
    'isBackofficeUser',
    'scope',
  ],
  additionalProperties: false,
  properties: {
    id: idSchema,
    email: emailSchema,
    username: emailSchema,
    details: userDetailsSchema,
    company: { ...userCompanySchema, type: ['object', 'null'] },
    memberCardBarcode: { ...barcodeSchema, type: ['string', 'null'] },
    addresses: { type: 'array', maxItems: 100, items: addressSchema },
    isBackofficeUser: { type: 'boolean' },
    scope: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 60 } },
    emailVerified: { type: 'boolean' },
    createdAt: instantSchema,
  },
} as const satisfies JSONSchema;

export type User = FromSchema<typeof userSchema>;

/** A guest, identified only by the cart (ENT-07). */
export const guestUserSchema = {
  type: 'object',
  required: ['id', 'email'],
  additionalProperties: false,
  properties: { id: { type: 'string', maxLength: 600 }, email: emailSchema },
} as const satisfies JSONSchema;

export type GuestUser = FromSchema<typeof guestUserSchema>;

/** Input of registration: with a member card or with addresses (ENT-11). */
export const registrationSchema = {
  type: 'object',
  required: ['details', 'email', 'password', 'username'],
  additionalProperties: false,
  properties: {
    details: userDetailsSchema,
    email: emailSchema,
    password: passwordSchema,
    username: usernameSchema,
    memberCardBarcode: { ...barcodeSchema, type: ['string', 'null'] },
    addresses: { type: 'array', maxItems: 10, items: addressInputSchema },
    consents: { type: 'array', maxItems: 50, items: idSchema },
  },
} as const satisfies JSONSchema;

export type Registration = FromSchema<typeof registrationSchema>;

/** Tokens of a session. Browsers never receive them: the shop server stores them in HttpOnly cookies. */
export const tokensSchema = {
  type: 'object',
  required: ['accessToken', 'refreshToken'],
  additionalProperties: false,
  properties: {
    accessToken: { type: 'string', maxLength: 4000 },
    refreshToken: { type: 'string', maxLength: 4000 },
  },
} as const satisfies JSONSchema;

export type Tokens = FromSchema<typeof tokensSchema>;
