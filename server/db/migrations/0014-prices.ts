import type { Migration } from './migration.ts';

/** Coupons may apply to some products only. A cart line stores the unit price that the shopper last saw. */
export const prices: Migration = {
  id: 14,
  name: 'prices',
  sql: `
ALTER TABLE coupons ADD COLUMN product_ids integer[] CHECK (cardinality(product_ids) > 0);
ALTER TABLE cart_items ADD COLUMN seen_price bigint CHECK (seen_price >= 0);
`,
};
