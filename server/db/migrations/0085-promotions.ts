import type { Migration } from './migration.ts';

/**
 * A coupon is a promotion with a code; one without a code applies by itself. An order keeps what its
 * promotions gave, under the names of that day.
 */
export const promotions: Migration = {
  id: 85,
  name: 'promotions',
  sql: `
ALTER TABLE coupons RENAME TO promotions;
ALTER TABLE promotions
  ALTER COLUMN code DROP NOT NULL,
  ALTER COLUMN value DROP NOT NULL,
  ADD COLUMN name localized,
  ADD COLUMN enabled boolean NOT NULL DEFAULT true,
  ADD COLUMN group_size integer,
  ADD COLUMN minimum_quantity integer NOT NULL DEFAULT 0 CHECK (minimum_quantity >= 0),
  ADD COLUMN category_ids integer[] CHECK (cardinality(category_ids) > 0),
  ADD COLUMN tag_ids integer[] CHECK (cardinality(tag_ids) > 0),
  ADD COLUMN country_ids integer[] CHECK (cardinality(country_ids) > 0),
  ADD COLUMN for_members boolean NOT NULL DEFAULT false,
  ADD COLUMN is_first_order boolean NOT NULL DEFAULT false,
  ADD COLUMN is_exclusive boolean NOT NULL DEFAULT false,
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT coupons_kind_check,
  ADD CONSTRAINT promotions_kind CHECK (kind IN ('percent', 'amount', 'cheapestFree', 'freeDelivery')),
  ADD CONSTRAINT promotions_value CHECK (kind = 'freeDelivery' OR value IS NOT NULL),
  ADD CONSTRAINT promotions_group CHECK (kind <> 'cheapestFree' OR coalesce(group_size > value, false)),
  ADD CONSTRAINT promotions_name CHECK (code IS NOT NULL OR name IS NOT NULL);
ALTER TABLE promotions DROP CONSTRAINT coupons_check1;
ALTER TABLE promotions ADD CONSTRAINT promotions_percent CHECK (kind <> 'percent' OR value <= 100);
ALTER INDEX coupons_pkey RENAME TO promotions_pkey;
ALTER INDEX coupons_code_key RENAME TO promotions_code_key;
CREATE INDEX promotions_position ON promotions (position, id);

ALTER TABLE orders ADD COLUMN promotions jsonb NOT NULL DEFAULT '[]';
UPDATE orders SET promotions = jsonb_build_array(jsonb_build_object(
  'id', coupon_id, 'code', coupon_code, 'name', NULL, 'amount', coupon_total))
WHERE coupon_total > 0;
`,
};
