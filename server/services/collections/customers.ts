import { sql } from 'kysely';
import type { Collection } from './collection.ts';

/** People with an account, without staff. */
export const customers: Collection = {
  name: 'customers',
  table: 'users',
  id: 'id',
  group: 'people',
  icon: 'users',
  title: 'email',
  only: sql<boolean>`NOT is_backoffice`,
  fields: {
    email: { cell: 'text', sortedBy: 'users_email' },
    firstName: { cell: 'text', sql: sql`details ->> 'firstName'` },
    lastName: { cell: 'text', sql: sql`details ->> 'lastName'` },
    language: { cell: 'text' },
    email_verified_at: { cell: 'date', filter: 'date' },
    disabled_at: { cell: 'date', filter: 'date' },
    created_at: { cell: 'date', sortedBy: 'users_newest', filter: 'date' },
    orders: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM orders WHERE orders.user_id = users.id)`,
    },
  },
  columns: ['email', 'firstName', 'lastName', 'orders', 'created_at'],
  sort: '-created_at',
  form: [],
  search: sql<string>`email::text || ' ' || coalesce(details ->> 'firstName', '') || ' ' || coalesce(details ->> 'lastName', '')`,
  scopes: { read: ['admin', 'orders'], write: ['admin'] },
  mayCreate: false,
  mayRemove: false,
  tags: [],
};
