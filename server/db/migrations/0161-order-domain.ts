import type { Migration } from './migration.ts';

/** Mails about an order have the theme of the domain on which it was placed. */
export const orderDomain: Migration = {
  id: 161,
  name: 'order domain',
  sql: `
ALTER TABLE orders ADD COLUMN domain text;
`,
};
