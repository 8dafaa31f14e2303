import type { Migration } from './migration.ts';

/**
 * One row per product and language, maintained by triggers: one statement for bulk inserts, and updates only
 * when a text changes, so stock changes stay cheap. `title` is the sort key (one collation per language),
 * `folded` is for typos, `document` for words.
 */
export const search: Migration = {
  id: 4,
  name: 'search',
  sql: `
CREATE TABLE product_search (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  sku text NOT NULL,
  excerpt text NOT NULL,
  body text NOT NULL,
  folded text GENERATED ALWAYS AS (fold(title)) STORED,
  document tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('simple', fold(title)), 'A') ||
    setweight(to_tsvector('simple', fold(sku)), 'A') ||
    setweight(to_tsvector('simple', fold(excerpt)), 'B') ||
    setweight(to_tsvector('simple', fold(body)), 'C')
  ) STORED,
  PRIMARY KEY (product_id, language)
);
CREATE INDEX product_search_document ON product_search USING gin (document);
CREATE INDEX product_search_folded ON product_search USING gin (folded gin_trgm_ops);
CREATE INDEX product_search_sort_hr ON product_search (title COLLATE sort_hr, product_id)
  WHERE language = 'hr';
CREATE INDEX product_search_sort_en ON product_search (title COLLATE sort_en, product_id)
  WHERE language = 'en';
CREATE INDEX product_search_sort_de ON product_search (title COLLATE sort_de, product_id)
  WHERE language = 'de';

CREATE FUNCTION write_product_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_search (product_id, language, title, sku, excerpt, body)
  SELECT id, language, coalesce(name ->> language, name ->> 'hr'), sku,
    plain_text(coalesce(excerpt ->> language, excerpt ->> 'hr')),
    plain_text(coalesce(description ->> language, description ->> 'hr'))
  FROM products CROSS JOIN (VALUES ('hr'), ('en'), ('de')) AS l (language)
  WHERE id = ANY (ids)
  ON CONFLICT (product_id, language) DO UPDATE SET title = excluded.title, sku = excluded.sku,
    excerpt = excluded.excerpt, body = excluded.body
$$;

CREATE FUNCTION index_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_product_search((SELECT array_agg(id) FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER products_search_insert AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION index_new_products();

CREATE FUNCTION index_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_product_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER products_search_update AFTER UPDATE OF name, sku, excerpt, description ON products
  FOR EACH ROW EXECUTE FUNCTION index_changed_product();
`,
};
