import type { Migration } from './migration.ts';

/**
 * A cart's row is written four times before an order, and a product's with each order. PostgreSQL updates a
 * row within its page without touching indexes (HOT) if no indexed column changes and the page has room. The
 * cart's choices are looked up on every read, because a delivery or payment method can be switched off at any
 * time; a foreign key would only lock rows that all buyers share.
 */
export const hotCarts: Migration = {
  id: 19,
  name: 'hot carts',
  sql: `
DROP INDEX carts_stale, carts_delivery_method, carts_delivery_branch, carts_payment_method;
ALTER TABLE carts
  DROP CONSTRAINT carts_delivery_method_id_fkey,
  DROP CONSTRAINT carts_delivery_branch_id_fkey,
  DROP CONSTRAINT carts_payment_method_id_fkey;
ALTER TABLE carts SET (fillfactor = 60);
ALTER TABLE products SET (fillfactor = 85);
`,
};
