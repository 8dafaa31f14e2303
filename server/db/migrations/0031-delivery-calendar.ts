import type { Migration } from './migration.ts';

/**
 * ISO weekdays on which a delivery method, or a branch of it, hands over goods. Null: working days, or those
 * of the method. Also whether the carrier collects cash.
 */
export const deliveryCalendar: Migration = {
  id: 31,
  name: 'delivery-calendar',
  sql: `
ALTER TABLE delivery_methods
  ADD COLUMN weekdays integer[] CHECK (weekdays <@ '{1,2,3,4,5,6,7}' AND weekdays <> '{}'),
  ADD COLUMN takes_cash boolean NOT NULL DEFAULT true;
ALTER TABLE delivery_branches
  ADD COLUMN weekdays integer[] CHECK (weekdays <@ '{1,2,3,4,5,6,7}' AND weekdays <> '{}');
`,
};
