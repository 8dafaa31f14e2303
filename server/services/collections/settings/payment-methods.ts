import type { Collection } from '../collection.ts';
import { flag, localized } from '../inputs.ts';
import { positionInput } from './inputs.ts';
import { settingScopes, settingTexts } from './setting-group.ts';

/** How buyers pay. A method belongs to a provider of the server, so none is added here. */
export const paymentMethods: Collection = {
  name: 'payment-methods',
  table: 'payment_methods',
  id: 'id',
  group: 'settings',
  icon: 'tablet',
  title: 'name',
  fields: {
    key: { cell: 'text' },
    payment_type: {
      cell: 'choice',
      choices: ['COD', 'BANK', 'HPF', 'PAYPAL', 'FREE'],
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
    enabled: { cell: 'flag', input: flag, isRequired: true, filter: 'flag' },
  },
  columns: ['name', 'payment_type', 'enabled', 'position'],
  sort: 'position',
  form: [{ title: 'main', fields: ['name', 'description', 'position', 'enabled'] }],
  scopes: settingScopes,
  mayCreate: false,
  mayRemove: false,
  tags: [],
  texts: settingTexts,
};
