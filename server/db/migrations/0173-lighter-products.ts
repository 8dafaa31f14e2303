import type { Migration } from './migration.ts';

/**
 * A new price writes a row of every index of `products`. Words to search by are in the narrow table that changes with
 * the texts only, and lists of the shop are in memory, so five indexes were unused. The first stock of many products
 * is recorded by one statement.
 */
export const lighterProducts: Migration = {
  id: 173,
  name: 'lighter products',
  sql: `
DROP INDEX products_words, products_newest, products_final_price, products_priority, products_featured,
  products_on_sale;
CREATE INDEX product_search_words ON product_search USING gin (fold(sku || ' ' || title) gin_trgm_ops);

DROP TRIGGER products_first_stock ON products;
CREATE FUNCTION record_first_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why jsonb := nullif(current_setting('app.stock_movement', true), '');
BEGIN
  INSERT INTO stock_movements (product_id, quantity, stock, reason, note, cause, actor_id)
  SELECT id, stock, stock, coalesce(why ->> 'reason', 'opening'), coalesce(why ->> 'note', ''),
    why ->> 'cause', (why ->> 'actor')::integer
  FROM added WHERE stock IS NOT NULL ORDER BY id;
  RETURN NULL;
END $$;
CREATE TRIGGER products_first_stock AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_first_stock();
`,
};
