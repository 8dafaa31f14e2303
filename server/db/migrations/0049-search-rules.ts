import type { Migration } from './migration.ts';

/** Search rules of staff: synonyms, and products that come first for a query. */
export const searchRules: Migration = {
  id: 49,
  name: 'search-rules',
  sql: `
CREATE TABLE search_synonyms (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  language text NOT NULL,
  words text NOT NULL
);
CREATE UNIQUE INDEX search_synonyms_words ON search_synonyms (words, language);

CREATE TABLE search_pins (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  language text NOT NULL,
  query text NOT NULL,
  product_ids integer[] NOT NULL DEFAULT '{}'
);
CREATE UNIQUE INDEX search_pins_query ON search_pins (query, language);
`,
};
