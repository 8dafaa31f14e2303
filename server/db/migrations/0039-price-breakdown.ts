import type { Migration } from './migration.ts';

/** How a price came about, under the name that the contract gives it. */
export const priceBreakdown: Migration = {
  id: 39,
  name: 'price breakdown',
  sql: 'ALTER TABLE orders RENAME COLUMN price_ledger TO price_breakdown;',
};
