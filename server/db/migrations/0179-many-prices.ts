import type { Migration } from './migration.ts';

/**
 * A connection plans the statements of a trigger once, for as many rows as its first change had. A join planned
 * for one product compared each product with each when thousands changed; EXCEPT is never planned that way.
 */
export const manyPrices: Migration = {
  id: 179,
  name: 'many prices',
  sql: `
CREATE OR REPLACE FUNCTION record_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT id FROM (
    SELECT id, retail_price, sale_price, membership_price, tax_id, archived FROM changed
    EXCEPT SELECT id, retail_price, sale_price, membership_price, tax_id, archived FROM before
  ) AS repriced ORDER BY id);
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM record_prices(ids);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION queue_product_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhooks WHERE active) THEN
    PERFORM queue_webhooks('product.changed', ARRAY(SELECT id FROM (
      SELECT id, revision FROM changed EXCEPT SELECT id, revision FROM before) AS edited));
    PERFORM queue_webhooks('stock.changed', ARRAY(SELECT id FROM (
      SELECT id, stock FROM changed EXCEPT SELECT id, stock FROM before) AS moved));
  END IF;
  RETURN NULL;
END $$;
`,
};
