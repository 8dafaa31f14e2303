import type { Migration } from './migration.ts';

/**
 * Codes that an order issues: gift vouchers with a balance, and member cards. `code_months`: how long a code
 * of the product is valid. `voucher_total`: the part of an order that vouchers paid.
 */
export const codes: Migration = {
  id: 34,
  name: 'codes',
  sql: `
ALTER TABLE products
  ADD COLUMN code_kind text CHECK (code_kind IN ('voucher', 'memberCard')),
  ADD COLUMN code_months integer CHECK (code_months > 0),
  ADD CHECK ((code_kind IS NULL) = (code_months IS NULL)),
  ADD CHECK (code_kind IS NULL OR format = 'EProduct');

CREATE TABLE vouchers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_item_id integer NOT NULL REFERENCES order_items ON DELETE CASCADE,
  position integer NOT NULL,
  name text NOT NULL,
  code text NOT NULL UNIQUE CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  currency text NOT NULL,
  value cents NOT NULL,
  balance cents NOT NULL CHECK (balance <= value),
  issued_at timestamptz(3) NOT NULL,
  valid_to timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  UNIQUE (order_item_id, position)
);

ALTER TABLE member_cards
  ADD COLUMN order_item_id integer REFERENCES order_items ON DELETE SET NULL,
  ADD COLUMN position integer,
  ADD COLUMN name text,
  ADD COLUMN issued_at timestamptz(3),
  ADD COLUMN revoked_at timestamptz(3),
  ADD UNIQUE (order_item_id, position);

ALTER TABLE carts ADD COLUMN voucher_id integer REFERENCES vouchers ON DELETE SET NULL;
CREATE INDEX carts_voucher ON carts (voucher_id);
ALTER TABLE orders
  ADD COLUMN voucher_id integer REFERENCES vouchers ON DELETE SET NULL,
  ADD COLUMN voucher_total cents NOT NULL DEFAULT 0;
CREATE INDEX orders_voucher ON orders (voucher_id);
`,
};
