import { sql } from 'kysely';
import { paymentTypes } from '#schemas/constants.ts';
import type { Collection } from '../collection.ts';
import { flagOn, localized } from '../inputs.ts';
import { keyInput, positionInput } from './inputs.ts';
import { settingScopes, settingTexts } from './setting-group.ts';

/** Payment methods for buyers. Card and PayPal are offered once the server has a provider for them. */
export const paymentMethods: Collection = {
  name: 'payment-methods',
  table: 'payment_methods',
  id: 'id',
  group: 'settings',
  icon: 'tablet',
  title: 'name',
  fields: {
    key: { cell: 'text', input: keyInput, isRequired: true },
    payment_type: {
      cell: 'choice',
      choices: paymentTypes,
      input: { type: 'string', enum: [...paymentTypes] },
      isRequired: true,
      filter: 'choice',
    },
    name: { cell: 'localized', input: localized(100), isRequired: true },
    description: { cell: 'localized', input: localized(2000), isRequired: true },
    position: {
      cell: 'number',
      input: positionInput,
      isRequired: true,
      sortedBy: 'payment_methods_position',
    },
    enabled: { cell: 'flag', input: flagOn, isRequired: true, filter: 'flag' },
  },
  columns: ['name', 'payment_type', 'enabled', 'position'],
  sort: 'position',
  needed: { position: 4, where: sql`payment_methods.enabled` },
  form: [
    {
      title: 'main',
      fields: ['key', 'payment_type', 'name', 'description', 'position', 'enabled'],
    },
  ],
  scopes: settingScopes,
  mayCreate: true,
  mayRemove: false,
  tags: [],
  texts: settingTexts,
};
