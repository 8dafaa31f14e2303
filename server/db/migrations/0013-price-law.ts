import type { Migration } from './migration.ts';

/**
 * The history of prices says alone which price a reduction is measured by: the lowest one of the 30
 * days before the reduction began (Directive 98/6/EC art. 6a, C-330/23). `products.lowest_price_30`
 * keeps it where lists read it; nobody can write it by hand. Null: unknown, or nothing is reduced.
 * Also what the law asks to be shown beside a price: content for the unit price, maker, warnings.
 */
export const priceLaw: Migration = {
  id: 13,
  name: 'price law',
  sql: `
DROP TRIGGER products_record_first_price ON products;
DROP TRIGGER products_record_price ON products;
DROP FUNCTION record_price;
ALTER TABLE price_history
  ADD COLUMN tax_rate numeric(5, 2),
  ADD COLUMN sold boolean NOT NULL DEFAULT true,
  ADD COLUMN final_price bigint GENERATED ALWAYS AS (coalesce(sale_price, retail_price)) STORED,
  ADD COLUMN reduced boolean GENERATED ALWAYS AS (coalesce(sale_price < retail_price, false)) STORED;

CREATE FUNCTION record_prices(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO price_history
    (product_id, retail_price, sale_price, membership_price, tax_rate, sold, created_at)
  SELECT p.id, p.retail_price, p.sale_price, p.membership_price, t.rate, NOT p.archived,
    greatest(now(), (SELECT max(h.created_at) FROM price_history h WHERE h.product_id = p.id))
  FROM products p JOIN taxes t ON t.id = p.tax_id WHERE p.id = ANY (ids)
$$;

/* A step that was over at once was never offered. A reduction goes on while its price only falls;
   a rise, an end or a break in selling ends it. */
CREATE FUNCTION reference_price(product integer, at timestamptz DEFAULT 'infinity') RETURNS bigint
LANGUAGE sql STABLE AS $$
  WITH offered AS (
    SELECT * FROM (
      SELECT created_at AS since, lead(created_at, 1, 'infinity') OVER (ORDER BY created_at, id) AS until,
        final_price AS price, sold, sold AND reduced AS reduced
      FROM price_history WHERE product_id = product AND created_at <= at
    ) AS step WHERE until > since
  ), steps AS (
    SELECT *, reduced AND NOT coalesce(lag(reduced) OVER after AND lag(price) OVER after >= price, false)
      AS opens FROM offered WINDOW after AS (ORDER BY since)
  ), reduction AS (SELECT max(since) FILTER (WHERE opens) AS start FROM steps
    HAVING bool_or(reduced) FILTER (WHERE until = 'infinity'))
  SELECT min(price) FROM steps, reduction
  WHERE sold AND since < start AND until > start - interval '30 days'
$$;

CREATE FUNCTION record_first_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices((SELECT array_agg(id) FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER products_record_first_prices AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_first_prices();

CREATE FUNCTION record_changed_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER products_record_changed_price
  AFTER UPDATE OF retail_price, sale_price, membership_price, tax_id, archived ON products
  FOR EACH ROW
  WHEN ((OLD.retail_price, OLD.sale_price, OLD.membership_price, OLD.tax_id, OLD.archived)
    IS DISTINCT FROM (NEW.retail_price, NEW.sale_price, NEW.membership_price, NEW.tax_id, NEW.archived))
  EXECUTE FUNCTION record_changed_price();

CREATE FUNCTION record_changed_tax() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices((SELECT array_agg(id) FROM products WHERE tax_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER taxes_record_change AFTER UPDATE OF rate ON taxes
  FOR EACH ROW WHEN (OLD.rate <> NEW.rate) EXECUTE FUNCTION record_changed_tax();

CREATE FUNCTION derive_reference_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products p SET lowest_price_30 = r.price FROM (
    SELECT id, CASE WHEN sale_price < retail_price AND NOT archived THEN reference_price(id) END AS price
    FROM products WHERE id = ANY (ARRAY(SELECT product_id FROM added))
  ) AS r WHERE p.id = r.id AND p.lowest_price_30 IS DISTINCT FROM r.price;
  RETURN NULL;
END $$;
CREATE TRIGGER price_history_derive AFTER INSERT ON price_history
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION derive_reference_prices();

CREATE FUNCTION forget_typed_reference() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.lowest_price_30 := CASE WHEN TG_OP = 'UPDATE' THEN OLD.lowest_price_30 END;
  RETURN NEW;
END $$;
CREATE TRIGGER products_new_reference BEFORE INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION forget_typed_reference();
CREATE TRIGGER products_typed_reference BEFORE UPDATE OF lowest_price_30 ON products
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION forget_typed_reference();

SELECT record_prices(array_agg(id)) FROM products;

DROP INDEX products_on_sale;
CREATE INDEX products_on_sale ON products (id DESC)
  WHERE final_price < lowest_price_30 AND visible_individually AND NOT archived;

CREATE TABLE planned_sales (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  sale_price cents NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'running', 'over')),
  CHECK (starts_at < ends_at)
);
CREATE INDEX planned_sales_product ON planned_sales (product_id);
CREATE INDEX planned_sales_due ON planned_sales (state, starts_at) WHERE state <> 'over';

CREATE TABLE manufacturers (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  name text NOT NULL,
  address text NOT NULL,
  contact text NOT NULL,
  responsible jsonb CHECK (responsible ?& ARRAY['name', 'address', 'contact'])
);

ALTER TABLE products
  ADD COLUMN measure_amount double precision CHECK (measure_amount > 0),
  ADD COLUMN measure_unit text CHECK (measure_unit IN ('kg', 'l', 'm', 'm2', 'piece')),
  ADD COLUMN manufacturer_id integer REFERENCES manufacturers,
  ADD COLUMN warnings localized,
  ADD CHECK ((measure_amount IS NULL) = (measure_unit IS NULL));
CREATE INDEX products_manufacturer ON products (manufacturer_id);
`,
};
