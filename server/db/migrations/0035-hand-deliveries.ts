import type { Migration } from './migration.ts';

/** Digital goods that issue nothing automatically are delivered by staff, who record it here. */
export const handDeliveries: Migration = {
  id: 35,
  name: 'hand deliveries',
  sql: `
CREATE TABLE hand_deliveries (
  order_item_id integer PRIMARY KEY REFERENCES order_items ON DELETE CASCADE,
  user_id integer REFERENCES users ON DELETE SET NULL,
  delivered_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX hand_deliveries_user ON hand_deliveries (user_id);
`,
};
