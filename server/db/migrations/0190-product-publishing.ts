import type { Migration } from './migration.ts';

/**
 * `archived` says whether the shop leaves a product out now: because staff have hidden it, or because it is before
 * or after its time. The trigger follows what staff write, `product-dates.ts` follows the time. `languages` are
 * those of the shop that show it, null for all. Variants have what their product has.
 */
export const productPublishing: Migration = {
  id: 190,
  name: 'product publishing',
  sql: `
ALTER TABLE products
  ADD COLUMN hidden boolean NOT NULL DEFAULT false,
  ADD COLUMN shown_from timestamptz(3),
  ADD COLUMN shown_until timestamptz(3),
  ADD COLUMN languages text[] CHECK (cardinality(languages) > 0);
UPDATE products SET hidden = true WHERE archived;

CREATE INDEX products_beginning ON products (shown_from) WHERE archived AND NOT hidden;
CREATE INDEX products_ending ON products (shown_until) WHERE shown_until IS NOT NULL AND NOT archived;
CREATE INDEX products_outside_dates ON products (id) WHERE archived AND NOT hidden;
CREATE INDEX products_some_languages ON products (id) WHERE languages IS NOT NULL;

CREATE FUNCTION archive_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.main_product_id IS NOT NULL THEN
    SELECT languages, shown_from, shown_until INTO NEW.languages, NEW.shown_from, NEW.shown_until
      FROM products WHERE id = NEW.main_product_id;
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW.hidden := NEW.hidden OR NEW.archived;
  END IF;
  NEW.archived := NEW.hidden OR coalesce(NEW.shown_from > now(), false)
    OR coalesce(NEW.shown_until <= now(), false);
  RETURN NEW;
END $$;
CREATE TRIGGER products_archive_new BEFORE INSERT ON products FOR EACH ROW
  WHEN (NEW.main_product_id IS NOT NULL OR NEW.hidden OR NEW.archived OR NEW.shown_from IS NOT NULL
    OR NEW.shown_until IS NOT NULL)
  EXECUTE FUNCTION archive_product();
CREATE TRIGGER products_archive BEFORE UPDATE OF hidden, shown_from, shown_until, languages, main_product_id
  ON products FOR EACH ROW EXECUTE FUNCTION archive_product();

CREATE FUNCTION publish_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET languages = NEW.languages WHERE main_product_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER products_publish_variants AFTER UPDATE OF shown_from, shown_until, languages ON products
  FOR EACH ROW WHEN (NEW.main_product_id IS NULL AND (OLD.shown_from, OLD.shown_until, OLD.languages)
    IS DISTINCT FROM (NEW.shown_from, NEW.shown_until, NEW.languages))
  EXECUTE FUNCTION publish_variants();

DROP TRIGGER products_count_revision ON products;
CREATE TRIGGER products_count_revision BEFORE UPDATE OF sku, format, slugs, name, excerpt, description,
  retail_price, sale_price, membership_price, tax_id, weight_grams, category_priority, featured, archived, hidden,
  shown_from, shown_until, languages, is_ticket, code_kind, code_months, visible_individually, main_category_id,
  measure_amount, measure_unit, manufacturer_id, warnings, revision ON products
  FOR EACH ROW EXECUTE FUNCTION count_product_revision();

ALTER FUNCTION product_import_state(integer[], text[]) RENAME TO product_import_content;
CREATE FUNCTION product_import_state(ids integer[], keys text[])
RETURNS TABLE (product_id integer, state jsonb) LANGUAGE sql STABLE AS $$
  SELECT p.id, content.state || jsonb_build_object('archived', p.hidden, 'languages', to_jsonb(p.languages),
    'shownFrom', to_char(p.shown_from AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'shownUntil', to_char(p.shown_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  FROM product_import_content(ids, keys) AS content JOIN products p ON p.id = content.product_id
$$;

CREATE OR REPLACE FUNCTION notify_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT id FROM changed LIMIT 201);
  moving text[] := '{stock,reserved,available,updated_at}';
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
  other := ARRAY(SELECT id FROM changed JOIN before USING (id)
    WHERE to_jsonb(changed) - moving <> to_jsonb(before) - moving);
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
