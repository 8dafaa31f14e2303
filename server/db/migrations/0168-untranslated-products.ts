import type { Migration } from './migration.ts';

/**
 * Index of products without a translation, for the current languages of the site; `sync-languages.ts`
 * recreates it when they change.
 */
export const untranslatedProducts: Migration = {
  id: 168,
  name: 'untranslated products',
  sql: `
DO $$
DECLARE
  codes text;
BEGIN
  SELECT string_agg(quote_literal(code), ', ' ORDER BY position) INTO codes FROM site_languages;
  IF codes IS NOT NULL THEN
    EXECUTE 'CREATE INDEX products_untranslated ON products (id) WHERE NOT name ?& ARRAY['
      || codes || '] AND NOT archived';
  END IF;
END $$;
`,
};
