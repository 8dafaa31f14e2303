import type { Migration } from './migration.ts';

/**
 * The application knows the words of a language better than PostgreSQL, so it searches by itself
 * (`services/search`). The database keeps the plain texts and sorts the titles.
 */
export const searchInApplication: Migration = {
  id: 44,
  name: 'search in the application',
  sql: `
ALTER TABLE product_search DROP COLUMN document, DROP COLUMN folded, DROP COLUMN stems;
ALTER TABLE site_languages DROP COLUMN search_config;

CREATE OR REPLACE FUNCTION write_product_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_search (product_id, language, title, sku, excerpt, body)
  SELECT p.id, l.code, t.title, p.sku, t.excerpt, t.body
  FROM products p
  CROSS JOIN site_languages l
  JOIN site_languages main ON main.position = 0
  CROSS JOIN LATERAL (SELECT
    coalesce(p.name ->> l.code, p.name ->> main.code, '') AS title,
    plain_text(coalesce(p.excerpt ->> l.code, p.excerpt ->> main.code, '')) AS excerpt,
    plain_text(coalesce(p.description ->> l.code, p.description ->> main.code, '')) AS body) AS t
  WHERE p.id = ANY (ids)
  ON CONFLICT (product_id, language) DO UPDATE SET title = excluded.title, sku = excluded.sku,
    excerpt = excluded.excerpt, body = excluded.body
$$;
DROP FUNCTION search_stems(text, text);
DROP FUNCTION search_vector(text);
`,
};
