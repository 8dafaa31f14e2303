import { signs } from './0017-search-words.ts';
import type { Migration } from './migration.ts';

/** Signs over and under letters that comparisons ignore: Latin, Greek, Cyrillic, Hebrew, Arabic. */
const marks =
  '\\u0300-\\u036F\\u0483-\\u0487\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u064B-\\u065F\\u0670';

const allTexts = (column: string) =>
  `coalesce((SELECT string_agg(value, ' ' ORDER BY key) FROM jsonb_each_text(${column})), '')`;

/**
 * The database names no language: `site_languages` holds those of the site, written at each start
 * (`sync-languages.ts`), with the collations, indexes and defaults that depend on them. `stems` holds words
 * without their endings where PostgreSQL knows the language; `document` holds those that differ beside the
 * words as they are. `fold` ignores case and signs of any script, also on a server with locale C.
 */
export const siteLanguages: Migration = {
  id: 41,
  name: 'site languages',
  sql: `
CREATE TABLE site_languages (
  code text PRIMARY KEY,
  position integer NOT NULL UNIQUE,
  search_config text
);

ALTER DOMAIN localized DROP CONSTRAINT localized_check;
ALTER DOMAIN localized ADD CONSTRAINT localized_texts
  CHECK (VALUE IS NULL OR jsonb_typeof(VALUE) = 'object' AND VALUE <> '{}');

DROP INDEX product_search_sort_hr, product_search_sort_en, product_search_sort_de, media_search;
DROP COLLATION sort_hr, sort_en, sort_de;
ALTER TABLE product_search DROP COLUMN document, DROP COLUMN folded;

CREATE OR REPLACE FUNCTION fold(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(translate(normalize(regexp_replace(
    normalize(lower(input COLLATE "und-x-icu"), NFD), '[${marks}]+', '', 'g'), NFC),
    'đðøł', 'ddol'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'dj', 'd')
$$;

CREATE FUNCTION search_stems(config text, input text) RETURNS tsvector
LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector(config::regconfig, translate(lower(input COLLATE "und-x-icu"),
    '${signs.replaceAll("'", "''")}', '${' '.repeat(signs.length)}'))
$$;

ALTER TABLE product_search
  ADD COLUMN folded text GENERATED ALWAYS AS (fold(title)) STORED,
  ADD COLUMN stems tsvector NOT NULL DEFAULT '',
  ADD COLUMN document tsvector GENERATED ALWAYS AS (
    setweight(search_vector(title), 'A') ||
    setweight(search_vector(sku), 'A') ||
    setweight(search_vector(excerpt), 'B') ||
    setweight(search_vector(body), 'C') ||
    stems
  ) STORED;
CREATE INDEX product_search_document ON product_search USING gin (document);
CREATE INDEX product_search_folded ON product_search USING gin (folded gin_trgm_ops);

CREATE OR REPLACE FUNCTION write_product_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_search (product_id, language, title, sku, excerpt, body, stems)
  SELECT p.id, l.code, t.title, p.sku, t.excerpt, t.body,
    coalesce(ts_delete(setweight(search_stems(l.search_config, t.title), 'A') ||
      setweight(search_stems(l.search_config, t.excerpt), 'B') ||
      setweight(search_stems(l.search_config, t.body), 'C'),
      tsvector_to_array(search_vector(t.title || ' ' || t.excerpt || ' ' || t.body))), '')
  FROM products p
  CROSS JOIN site_languages l
  JOIN site_languages main ON main.position = 0
  CROSS JOIN LATERAL (SELECT
    coalesce(p.name ->> l.code, p.name ->> main.code, '') AS title,
    plain_text(coalesce(p.excerpt ->> l.code, p.excerpt ->> main.code, '')) AS excerpt,
    plain_text(coalesce(p.description ->> l.code, p.description ->> main.code, '')) AS body) AS t
  WHERE p.id = ANY (ids)
  ON CONFLICT (product_id, language) DO UPDATE SET title = excluded.title, sku = excluded.sku,
    excerpt = excluded.excerpt, body = excluded.body, stems = excluded.stems
$$;

CREATE OR REPLACE FUNCTION media_words(title jsonb, alt jsonb, display_name text, original_name text,
  key text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN fold(${allTexts('title')} || ' ' || ${allTexts('alt')} || ' '
    || display_name || ' ' || original_name || ' ' || key);
CREATE INDEX media_search ON media
  USING gin (media_words(title, alt, display_name, original_name, key) gin_trgm_ops)
  WHERE deleted_at IS NULL;
`,
};
