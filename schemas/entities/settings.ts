import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { cartAddition } from '../constants.ts';
import { currencyCodeSchema } from '../money.ts';
import { idSchema, lineSchema } from './fragments.ts';

/** A language of the global list; `code2` may be empty (ENT-32). */
export const languageSchema = {
  type: 'object',
  required: ['id', 'name_hrv', 'name_eng', 'name_ger', 'name_srp', 'code', 'code2', 'name'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    name_hrv: lineSchema,
    name_eng: lineSchema,
    name_ger: lineSchema,
    name_srp: lineSchema,
    code: { type: 'string', pattern: '^[a-z]{3}$' },
    code2: { type: 'string', pattern: '^([a-z]{2})?$' },
    name: { ...lineSchema, description: 'In the language itself.' },
  },
} as const satisfies JSONSchema;

export type LanguageRow = FromSchema<typeof languageSchema>;

/** A country; `iso` has two letters, `code` three (ENT-33). */
export const countrySchema = {
  type: 'object',
  required: ['id', 'iso', 'code', 'name'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    iso: { type: 'string', pattern: '^[A-Z]{2}$' },
    code: { type: 'string', pattern: '^[A-Z]{3}$' },
    name: lineSchema,
  },
} as const satisfies JSONSchema;

export type Country = FromSchema<typeof countrySchema>;

/** A currency (ENT-34). */
export const currencySchema = {
  type: 'object',
  required: ['id', 'code', 'label', 'symbol'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    code: currencyCodeSchema,
    label: { type: 'string', maxLength: 20 },
    symbol: { type: 'string', maxLength: 10 },
  },
} as const satisfies JSONSchema;

export type Currency = FromSchema<typeof currencySchema>;

export const currencyConfigSchema = {
  type: 'object',
  required: ['allowedCurrencies', 'mainCurrencyId'],
  additionalProperties: false,
  properties: {
    allowedCurrencies: { type: 'array', minItems: 1, maxItems: 50, items: currencySchema },
    mainCurrencyId: idSchema,
  },
} as const satisfies JSONSchema;

export type CurrencyConfig = FromSchema<typeof currencyConfigSchema>;

/**
 * After adding to the cart: 0 redirects to the cart, 1 stays on the page, 2 opens the cart popup (ENT-44).
 */
export const cartAdditionBehaviourSchema = {
  type: 'integer',
  enum: [cartAddition.redirect, cartAddition.stay, cartAddition.popup],
} as const;

/** `ALL`, or ISO codes of countries. */
export const allowedCountriesSchema = {
  anyOf: [
    { type: 'string', enum: ['ALL'] },
    { type: 'array', maxItems: 300, items: { type: 'string', pattern: '^[A-Z]{2}$' } },
  ],
} as const;

export const checkoutSettingsSchema = {
  type: 'object',
  required: ['allowedCountries', 'cartAdditionBehaviour', 'skipShippingStep'],
  additionalProperties: false,
  properties: {
    allowedCountries: allowedCountriesSchema,
    cartAdditionBehaviour: cartAdditionBehaviourSchema,
    skipShippingStep: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type CheckoutSettings = FromSchema<typeof checkoutSettingsSchema>;

/** A domain in the list of domains (ENT-36). */
export const domainSchema = {
  type: 'object',
  required: ['name', 'url'],
  additionalProperties: false,
  properties: { name: lineSchema, url: { type: 'string', maxLength: 500 } },
} as const satisfies JSONSchema;

export type Domain = FromSchema<typeof domainSchema>;

/** A published version of the software (ENT-43). */
export const releaseSchema = {
  type: 'object',
  required: ['tag_name', 'description_html'],
  additionalProperties: false,
  properties: {
    tag_name: { type: 'string', maxLength: 100 },
    description_html: { type: 'string', maxLength: 200_000 },
  },
} as const satisfies JSONSchema;

export type Release = FromSchema<typeof releaseSchema>;
