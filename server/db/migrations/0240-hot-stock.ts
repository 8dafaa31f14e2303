import type { Migration } from './migration.ts';

/**
 * An index on `available` made each sold piece write a row of every index of `products`, and evaluate those on
 * missing translations. PostgreSQL leaves the indexes alone when no indexed column changes (HOT), and `low_stock`
 * seldom does. A change of stock alone is also no longer compared as JSON.
 */
export const hotStock: Migration = {
  id: 240,
  name: 'hot stock',
  sql: `
DROP INDEX products_low_stock;
ALTER TABLE products ADD COLUMN low_stock boolean NOT NULL
  GENERATED ALWAYS AS (coalesce(stock - reserved <= 5, false)) STORED;
CREATE INDEX products_low_stock ON products (id) WHERE low_stock AND NOT archived;

CREATE OR REPLACE FUNCTION notify_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT id FROM changed LIMIT 201);
  moving text[] := '{stock,reserved,available,low_stock,updated_at}';
  other integer[];
  texts integer[];
  tags text[] := '{}';
BEGIN
  IF cardinality(ids) = 0 OR pg_trigger_depth() > 2 THEN
    RETURN NULL;
  ELSIF cardinality(ids) > 200 THEN
    PERFORM pg_notify('izlog_tags', '["catalogue"]');
    RETURN NULL;
  END IF;
  other := ARRAY(SELECT id FROM changed c JOIN before b USING (id)
    WHERE ((c.stock, c.reserved) IS NOT DISTINCT FROM (b.stock, b.reserved)
        OR (c.revision, c.main_product_id, c.variant_attributes, c.lowest_price_30)
          IS DISTINCT FROM (b.revision, b.main_product_id, b.variant_attributes, b.lowest_price_30))
      AND to_jsonb(c) - moving <> to_jsonb(b) - moving);
  IF cardinality(other) > 0 THEN
    texts := ARRAY(SELECT unnest(ARRAY[c.id, c.main_product_id, b.main_product_id])
      FROM changed c JOIN before b USING (id)
      WHERE (c.name, c.sku, c.excerpt, c.description, c.archived, c.languages, c.main_product_id,
          c.manufacturer_id)
        IS DISTINCT FROM
        (b.name, b.sku, b.excerpt, b.description, b.archived, b.languages, b.main_product_id,
          b.manufacturer_id));
    tags := product_tags_of('product', ARRAY(SELECT shown_with(other || texts)))
      || product_tags_of('list', other) || product_tags_of('words', texts);
    IF EXISTS (SELECT FROM changed c JOIN before b USING (id) WHERE c.slugs::jsonb <> b.slugs::jsonb) THEN
      tags := tags || '{slugs}'::text[];
    END IF;
  END IF;
  IF current_setting('application_name') <> 'izlog' AND cardinality(other) < cardinality(ids) THEN
    tags := tags || product_tags_of('product', ARRAY(SELECT same_availability(ids)));
  END IF;
  PERFORM send_tags(tags);
  RETURN NULL;
END $$;
`,
};
