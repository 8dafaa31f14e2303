import type { Migration } from './migration.ts';

/** Coupons may be for some products only; a cart line knows the price its holder last saw, for one unit. */
export const prices: Migration = {
  id: 14,
  name: 'prices',
  sql: `
ALTER TABLE coupons ADD COLUMN product_ids integer[] CHECK (cardinality(product_ids) > 0);
ALTER TABLE cart_items ADD COLUMN seen_price bigint CHECK (seen_price >= 0);
`,
};
