import { sql } from 'kysely';
import type { Collection } from './collection.ts';
import { localized } from './inputs.ts';

/** Groups to which staff assign customers; promotions can require them. */
export const customerGroups: Collection = {
  name: 'customer-groups',
  table: 'customer_groups',
  id: 'id',
  group: 'people',
  icon: 'users',
  title: 'name',
  fields: {
    name: { cell: 'localized', input: localized(100), isRequired: true },
    customers: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM users WHERE users.group_ids @> ARRAY[customer_groups.id])`,
    },
    promotions: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM promotions
        WHERE customer_groups.id = ANY (promotions.group_ids))`,
    },
    id: { cell: 'number', sortedBy: 'customer_groups_pkey' },
  },
  columns: ['name', 'customers', 'promotions'],
  sort: 'id',
  form: [{ title: 'main', fields: ['name'] }],
  search: sql<string>`customer_groups.name::text`,
  scopes: { read: ['admin', 'orders'], write: ['admin'] },
  mayCreate: true,
  mayRemove: true,
  tags: [],
};
