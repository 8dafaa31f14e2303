import type { Migration } from './migration.ts';

/**
 * Indexes of the words by which staff search products and customers, so that a search does not read the whole
 * table.
 */
export const listWords: Migration = {
  id: 101,
  name: 'words of lists',
  sql: `
CREATE INDEX products_words ON products USING gin (fold(sku || ' ' || name::text) gin_trgm_ops);
CREATE INDEX users_words ON users USING gin (fold(email::text || ' '
  || coalesce(details ->> 'firstName', '') || ' ' || coalesce(details ->> 'lastName', '')) gin_trgm_ops);
`,
};
