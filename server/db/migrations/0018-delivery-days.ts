import type { Migration } from './migration.ts';

/** Delivery time of a method in working days; null if unknown. */
export const deliveryDays: Migration = {
  id: 18,
  name: 'delivery-days',
  sql: `
ALTER TABLE delivery_methods
  ADD COLUMN days_min integer CHECK (days_min >= 0),
  ADD COLUMN days_max integer CHECK (days_max >= days_min),
  ADD CHECK ((days_min IS NULL) = (days_max IS NULL));
`,
};
