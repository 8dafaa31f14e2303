import type { Migration } from './migration.ts';

/**
 * A cart's row is written four times on its way to an order, and a product's with each order: rows are
 * changed within their page, without touching any index (HOT), where no indexed column changes and the
 * page has room. What a cart has chosen is looked up whenever it is read, because a way to deliver or to
 * pay can be switched off at any time; a reference would only lock the rows that all buyers share.
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
