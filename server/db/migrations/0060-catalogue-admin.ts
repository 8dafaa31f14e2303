import type { Migration } from './migration.ts';

/**
 * Columns and triggers for the management of the catalogue. `products.revision` counts changes that staff
 * could overwrite; a sale changes the stock, not the revision. Every change of stock from any source records
 * a movement; `app.stock_movement` (JSON: reason, note, cause, actor) holds the reason. A cause is counted
 * once per product.
 */
export const catalogueAdmin: Migration = {
  id: 60,
  name: 'catalogue admin',
  sql: `
CREATE FUNCTION count_product_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER products_count_revision BEFORE UPDATE OF sku, format, slugs, name, excerpt, description,
  retail_price, sale_price, membership_price, tax_id, weight_grams, category_priority, featured, archived,
  is_ticket, code_kind, code_months, visible_individually, main_category_id, measure_amount, measure_unit,
  manufacturer_id, warnings, revision ON products
  FOR EACH ROW EXECUTE FUNCTION count_product_revision();
CREATE INDEX products_any_price ON products (final_price, id);

CREATE TABLE stock_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products,
  quantity integer NOT NULL,
  stock integer,
  reason text NOT NULL CHECK (reason IN ('opening', 'received', 'corrected', 'damaged', 'lost', 'returned',
    'order', 'import', 'other')),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  cause text CHECK (length(cause) <= 200),
  actor_id integer REFERENCES users ON DELETE SET NULL,
  at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX stock_movements_product ON stock_movements (product_id, id DESC);
CREATE UNIQUE INDEX stock_movements_cause ON stock_movements (product_id, cause) WHERE cause IS NOT NULL;
CREATE INDEX stock_movements_actor ON stock_movements (actor_id);
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_log();

INSERT INTO stock_movements (product_id, quantity, stock, reason)
  SELECT id, stock, stock, 'opening' FROM products WHERE stock IS NOT NULL ORDER BY id;

CREATE FUNCTION record_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why jsonb := nullif(current_setting('app.stock_movement', true), '');
  before integer := CASE WHEN TG_OP = 'UPDATE' THEN OLD.stock END;
BEGIN
  INSERT INTO stock_movements (product_id, quantity, stock, reason, note, cause, actor_id)
  VALUES (NEW.id, coalesce(NEW.stock, 0) - coalesce(before, 0), NEW.stock,
    coalesce(why ->> 'reason', CASE WHEN TG_OP = 'INSERT' THEN 'opening'
      WHEN current_setting('application_name') = 'izlog' THEN 'order' ELSE 'other' END),
    coalesce(why ->> 'note', ''), why ->> 'cause', (why ->> 'actor')::integer);
  RETURN NULL;
END $$;
CREATE TRIGGER products_first_stock AFTER INSERT ON products
  FOR EACH ROW WHEN (NEW.stock IS NOT NULL) EXECUTE FUNCTION record_stock_movement();
CREATE TRIGGER products_moved_stock AFTER UPDATE OF stock ON products
  FOR EACH ROW WHEN (OLD.stock IS DISTINCT FROM NEW.stock) EXECUTE FUNCTION record_stock_movement();
`,
};
