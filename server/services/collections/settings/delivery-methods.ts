import { sql } from 'kysely';
import type { Collection } from '../collection.ts';
import { firstBroken, neededWith, notLessThan } from '../field-rules.ts';
import { amount, flag, flagOn, integerArray, localized, one, optionalAmount } from '../inputs.ts';
import { codesOfIds, countryChoice, idsOfCodes } from './country-codes.ts';
import { keyInput, positionInput, weekdays, weekdaysInput } from './inputs.ts';
import { settingScopes, settingTexts } from './setting-group.ts';

const days = { type: ['integer', 'null'], minimum: 0, maximum: 90 };

export const deliveryMethods: Collection = {
  name: 'delivery-methods',
  table: 'delivery_methods',
  id: 'id',
  group: 'settings',
  icon: 'package',
  title: 'name',
  search: sql<string>`delivery_methods.key || ' ' || delivery_methods.name::text`,
  fields: {
    key: { cell: 'text', input: keyInput, isRequired: true },
    name: { cell: 'localized', input: localized(100), isRequired: true },
    description: { cell: 'localized', input: localized(2000), isRequired: true },
    position: {
      cell: 'number',
      input: positionInput,
      isRequired: true,
      sortedBy: 'delivery_methods_position',
    },
    enabled: { cell: 'flag', input: flagOn, filter: 'flag' },
    price: { cell: 'money', input: amount, isRequired: true },
    free_from: { cell: 'money', input: optionalAmount },
    tax_id: {
      cell: 'relation',
      relation: 'taxes',
      input: one('taxes'),
      isRequired: true,
    },
    countries: {
      ...countryChoice,
      sql: idsOfCodes(sql`to_jsonb(delivery_methods.countries)`),
      stored: codesOfIds,
    },
    max_grams: {
      cell: 'number',
      input: { type: ['integer', 'null'], minimum: 1, maximum: 100_000_000 },
    },
    days_min: { cell: 'number', input: days },
    days_max: { cell: 'number', input: days },
    weekdays: {
      cell: 'text',
      sql: sql`to_jsonb(delivery_methods.weekdays)`,
      choices: weekdays,
      stored: integerArray,
      input: weekdaysInput,
    },
    takes_cash: { cell: 'flag', input: flag },
    is_pickup: { cell: 'flag', input: flag },
    tracking_url: {
      cell: 'text',
      input: {
        type: ['string', 'null'],
        maxLength: 300,
        pattern: '^https://\\S*\\{number\\}\\S*$',
        expects: 'trackingAddress',
      },
    },
  },
  columns: ['name', 'price', 'free_from', 'countries', 'enabled', 'position'],
  sort: 'position',
  needed: { position: 3, where: sql`delivery_methods.enabled` },
  form: [
    { title: 'main', fields: ['key', 'name', 'description', 'position', 'enabled'] },
    { title: 'price', fields: ['price', 'free_from', 'tax_id', 'takes_cash'] },
    { title: 'zone', fields: ['countries', 'max_grams', 'is_pickup', 'tracking_url'] },
    { title: 'time', fields: ['days_min', 'days_max', 'weekdays'] },
  ],
  scopes: settingScopes,
  mayCreate: true,
  mayRemove: true,
  tags: ['deliveries'],
  check: firstBroken(notLessThan('days_max', 'days_min'), neededWith('days_min', 'days_max')),
  texts: settingTexts,
};
