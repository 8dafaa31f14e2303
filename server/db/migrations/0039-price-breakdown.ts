import type { Migration } from './migration.ts';

/** How a price was calculated, under the name that the contract uses. */
export const priceBreakdown: Migration = {
  id: 39,
  name: 'price breakdown',
  sql: 'ALTER TABLE orders RENAME COLUMN price_ledger TO price_breakdown;',
};
