import type { Migration } from './migration.ts';

/** The order admin finds orders by the beginning of an e-mail, in whatever case. Equality uses these as well. */
export const orderSearch: Migration = {
  id: 20,
  name: 'order search',
  sql: `
DROP INDEX orders_guest;
CREATE INDEX orders_guest ON orders (guest_email citext_pattern_ops, id DESC);
CREATE INDEX users_email_beginning ON users (email citext_pattern_ops);
`,
};
