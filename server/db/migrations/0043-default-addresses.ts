import type { Migration } from './migration.ts';

/** An account has at most one address each that the checkout offers first for delivery and for invoices. */
export const defaultAddresses: Migration = {
  id: 43,
  name: 'default addresses',
  sql: `
ALTER TABLE addresses
  ADD COLUMN default_delivery boolean NOT NULL DEFAULT false,
  ADD COLUMN default_invoice boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX addresses_default_delivery ON addresses (user_id) WHERE default_delivery;
CREATE UNIQUE INDEX addresses_default_invoice ON addresses (user_id) WHERE default_invoice;
`,
};
