import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { addressKinds, addressTypes, limits } from '../constants.ts';
import { emailSchema, idSchema } from './fragments.ts';

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

/** An address as the server keeps it (ENT-09). */
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
  properties: { id: idSchema, ...properties },
} as const satisfies JSONSchema;

export type Address = FromSchema<typeof addressSchema>;

/** An address as sent to the server; kinds travel as types (ENT-10). */
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

const upTo = (maxLength: number) => ({ type: 'string', maxLength }) as const;

/** An address as a form holds it: the country is an ISO code (CHK-A-11 to CHK-A-15). */
export const addressFormSchema = {
  type: 'object',
  required: [
    'kind',
    'firstName',
    'lastName',
    'contactEmail',
    'contactPhone',
    'country',
    'city',
    'street',
    'houseNumber',
    'zipCode',
  ],
  additionalProperties: false,
  properties: {
    kind: { type: 'string', enum: addressKinds },
    firstName: text,
    lastName: text,
    contactEmail: emailSchema,
    contactPhone: text,
    country: upTo(limits.country),
    city: upTo(limits.city),
    street: upTo(limits.street),
    houseNumber: upTo(limits.houseNumber),
    zipCode: upTo(limits.zipCode),
    region: text,
    companyName: text,
    companyOIB: text,
  },
} as const satisfies JSONSchema;

export type AddressForm = FromSchema<typeof addressFormSchema>;
export type AddressKind = AddressForm['kind'];
export type AddressType = Address['type'];

/** The server's type of a form's kind (ENT-10). */
export function addressType(kind: AddressKind): AddressType {
  return kind === 'main' || kind === 'billing' ? 'Main' : 'Shipping';
}
