import { sql } from 'kysely';
import { isIban } from '../../../payments/iban.ts';
import { oneCountry } from './country-codes.ts';
import { lineInput } from './inputs.ts';
import type { SettingField } from './setting-field.ts';
import { settingGroup } from './setting-group.ts';

const of = (member: string, maxLength = 200, more: Partial<SettingField> = {}): SettingField => ({
  cell: 'text',
  option: 'site.company',
  member: [member],
  input: lineInput(maxLength),
  ...more,
});

/** Data of the seller, for invoices, mails and the footer. */
export const companySettings = settingGroup({
  name: 'company',
  icon: 'settings',
  fields: {
    name: {
      cell: 'text',
      option: 'site.name',
      input: { type: 'string', minLength: 1, maxLength: 100 },
      isRequired: true,
    },
    companyName: of('name'),
    shortName: of('shortName', 100),
    street: of('street'),
    zipCode: of('zipCode', 20),
    city: of('city', 100),
    country: of('country', 2, oneCountry),
    oib: of('oib', 40),
    vatId: of('vatId', 40),
    iban: of('iban', 42),
    bank: of('bank'),
    register: of('register', 300),
    capital: of('capital', 60),
    director: of('director', 100),
    email: of('email', 200, {
      input: { type: ['string', 'null'], format: 'email', maxLength: 200 },
    }),
    phone: of('phone', 40),
    latitude: of('latitude', 20),
    longitude: of('longitude', 20),
  },
  form: [
    { title: 'shop', fields: ['name', 'companyName', 'shortName'] },
    { title: 'seat', fields: ['street', 'zipCode', 'city', 'country', 'latitude', 'longitude'] },
    { title: 'registration', fields: ['oib', 'vatId', 'register', 'capital', 'director'] },
    { title: 'bank', fields: ['iban', 'bank'] },
    { title: 'contact', fields: ['email', 'phone'] },
  ],
  needed: {
    position: 1,
    where: sql`EXISTS (SELECT FROM options WHERE key = 'site.company' AND value ->> 'city' <> '')`,
  },
  check: ({ iban }) =>
    typeof iban === 'string' && iban !== '' && !isIban(iban)
      ? { field: 'iban', reason: 'iban' }
      : null,
});
