import type { Migration } from './migration.ts';

/** The heaviest cart that a delivery method takes. */
export const deliveryWeight: Migration = {
  id: 102,
  name: 'delivery weight',
  sql: 'ALTER TABLE delivery_methods ADD COLUMN max_grams integer CHECK (max_grams > 0);',
};
