import type { Migration } from './migration.ts';

/** An amount of money is a column of its own, so that lists and forms show it in units of the currency. */
export const promotionAmount: Migration = {
  id: 155,
  name: 'promotion amount',
  sql: `
ALTER TABLE promotions ADD COLUMN amount integer CHECK (amount > 0),
  DROP CONSTRAINT promotions_value;
UPDATE promotions SET amount = value, value = NULL WHERE kind = 'amount';
ALTER TABLE promotions ADD CONSTRAINT promotions_value CHECK (CASE kind
  WHEN 'freeDelivery' THEN true
  WHEN 'amount' THEN amount IS NOT NULL
  ELSE value IS NOT NULL END);
`,
};
