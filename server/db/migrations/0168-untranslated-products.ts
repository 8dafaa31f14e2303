import type { Migration } from './migration.ts';

/** In the languages that the site has had so far; `sync-languages.ts` makes it again for others. */
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
