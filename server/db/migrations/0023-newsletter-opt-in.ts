import type { Migration } from './migration.ts';

/** Subscriptions and withdrawals from before confirmation links count as confirmed. */
export const newsletterOptIn: Migration = {
  id: 23,
  name: 'newsletter opt-in',
  sql: `
UPDATE newsletter_subscribers SET confirmed_at = created_at WHERE confirmed_at IS NULL;
CREATE TABLE withdrawal_confirmations (
  order_id integer PRIMARY KEY REFERENCES withdrawals (order_id),
  confirmed_at timestamptz(3) NOT NULL
);
INSERT INTO withdrawal_confirmations (order_id, confirmed_at)
  SELECT order_id, received_at FROM withdrawals;
`,
};
