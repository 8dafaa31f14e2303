import { sql } from 'kysely';
import type { Collection } from '../collection.ts';
import { integerArray, localized, one } from '../inputs.ts';
import { keyInput, positionInput, weekdays, weekdaysInput } from './inputs.ts';
import { settingScopes, settingTexts } from './setting-group.ts';

/** Branches of a delivery method where buyers collect their parcel. */
export const deliveryBranches: Collection = {
  name: 'delivery-branches',
  table: 'delivery_branches',
  id: 'id',
  group: 'settings',
  icon: 'map-pin',
  title: 'name',
  search: sql<string>`delivery_branches.key || ' ' || delivery_branches.name::text`,
  fields: {
    delivery_method_id: {
      cell: 'relation',
      relation: 'delivery-methods',
      input: one('delivery-methods'),
      isRequired: true,
      filter: 'relation',
    },
    key: { cell: 'text', input: keyInput, isRequired: true },
    name: { cell: 'localized', input: localized(200), isRequired: true },
    position: {
      cell: 'number',
      input: positionInput,
      isRequired: true,
      sortedBy: 'delivery_branches_position',
    },
    weekdays: {
      cell: 'text',
      sql: sql`to_jsonb(delivery_branches.weekdays)`,
      choices: weekdays,
      stored: integerArray,
      input: weekdaysInput,
    },
  },
  columns: ['name', 'delivery_method_id', 'weekdays', 'position'],
  sort: 'position',
  form: [{ title: 'main', fields: ['delivery_method_id', 'key', 'name', 'position', 'weekdays'] }],
  scopes: settingScopes,
  mayCreate: true,
  mayRemove: true,
  tags: [],
  texts: settingTexts,
};
