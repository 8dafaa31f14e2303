import type { Migration } from './migration.ts';

/** Renames the column with the price breakdown to the name that the API uses. */
export const priceBreakdown: Migration = {
  id: 39,
  name: 'price breakdown',
  sql: 'ALTER TABLE orders RENAME COLUMN price_ledger TO price_breakdown;',
};
