import type { Migration } from './migration.ts';

/**
 * Hidden categories, a place at the end for new ones, and no category inside itself. A planned sale that runs
 * decides the sale price of its product, also when staff change or delete it.
 */
export const categoryOrder: Migration = {
  id: 61,
  name: 'category order',
  sql: `
ALTER TABLE categories
  ADD COLUMN hidden boolean NOT NULL DEFAULT false,
  ALTER COLUMN flag SET DEFAULT '',
  ALTER COLUMN position SET DEFAULT 1000000;

CREATE FUNCTION refuse_category_circle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (WITH RECURSIVE above (id) AS (
      SELECT NEW.parent_id UNION SELECT c.parent_id FROM above JOIN categories c USING (id)
    ) SELECT FROM above WHERE id = NEW.id) THEN
    RAISE EXCEPTION 'a category inside itself' USING ERRCODE = 'check_violation', COLUMN = 'parent_id';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER categories_no_circle BEFORE INSERT OR UPDATE OF parent_id ON categories
  FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION refuse_category_circle();

CREATE FUNCTION follow_planned_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET sale_price = (SELECT min(s.sale_price) FROM planned_sales s
    WHERE s.product_id = OLD.product_id AND s.state = 'running') WHERE id = OLD.product_id;
  RETURN NULL;
END $$;
CREATE TRIGGER planned_sales_changed AFTER UPDATE OF sale_price ON planned_sales
  FOR EACH ROW WHEN (OLD.state = 'running' AND OLD.sale_price <> NEW.sale_price)
  EXECUTE FUNCTION follow_planned_sale();
CREATE TRIGGER planned_sales_deleted AFTER DELETE ON planned_sales
  FOR EACH ROW WHEN (OLD.state = 'running') EXECUTE FUNCTION follow_planned_sale();
CREATE INDEX planned_sales_start ON planned_sales (starts_at, id);
`,
};
