import type { Migration } from './migration.ts';

/**
 * The order admin finds orders by the start of an email address, case-insensitively. Equality uses these
 * indexes too.
 */
export const orderSearch: Migration = {
  id: 20,
  name: 'order search',
  sql: `
DROP INDEX orders_guest;
CREATE INDEX orders_guest ON orders (guest_email citext_pattern_ops, id DESC);
CREATE INDEX users_email_beginning ON users (email citext_pattern_ops);
`,
};
