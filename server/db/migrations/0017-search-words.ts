import type { Migration } from './migration.ts';

/** Characters between words. The text search parser takes `more/obala` for a path and `a.b` for a host. */
export const signs = `!"#$%&()*+,-./:;<=>?@[\\]^_{|}~\`«»„“”‘’‚…–—·•×©®°€'`;

/**
 * Splits the text of search documents at every such character, like the visitor's query. Before this, a word
 * after a slash or in a compound of three was not found.
 */
export const searchWords: Migration = {
  id: 17,
  name: 'search words',
  sql: `
CREATE FUNCTION search_vector(input text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', translate(fold(input),
    '${signs.replaceAll("'", "''")}', '${' '.repeat(signs.length)}'))
$$;

ALTER TABLE product_search DROP COLUMN document;
ALTER TABLE product_search ADD COLUMN document tsvector GENERATED ALWAYS AS (
  setweight(search_vector(title), 'A') ||
  setweight(search_vector(sku), 'A') ||
  setweight(search_vector(excerpt), 'B') ||
  setweight(search_vector(body), 'C')
) STORED;
CREATE INDEX product_search_document ON product_search USING gin (document);
`,
};
