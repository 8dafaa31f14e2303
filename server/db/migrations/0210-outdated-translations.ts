import type { Migration } from './migration.ts';

/**
 * A row for each translation whose original has changed since: `original` is the text that it was made from. A
 * change of the log keeps the rows from before it, so that undo brings them back. `lacksProductTexts` is the
 * condition of the indexes; `sync-languages.ts` makes them again for other languages.
 */
export const outdatedTranslations: Migration = {
  id: 210,
  name: 'outdated translations',
  sql: `
CREATE TABLE outdated_translations (
  record_table text NOT NULL,
  record_id text NOT NULL,
  path text NOT NULL,
  language text NOT NULL,
  original text NOT NULL,
  record_number integer GENERATED ALWAYS AS
    (CASE WHEN record_id ~ '^[0-9]{1,9}$' THEN record_id::integer END) STORED,
  PRIMARY KEY (record_table, record_id, path, language)
);
CREATE INDEX outdated_translations_number ON outdated_translations (record_table, language, record_number);

ALTER TABLE changes ADD outdated jsonb CHECK (jsonb_typeof(outdated) = 'array');

DO $$
DECLARE
  main text := (SELECT code FROM site_languages ORDER BY position LIMIT 1);
  other text;
  lacks text;
BEGIN
  FOR other IN SELECT code FROM site_languages WHERE code <> main LOOP
    lacks := quote_literal(format('$.** ? (@."%s" like_regex "\\\\S" && !(@."%s" like_regex "\\\\S"))', main, other));
    EXECUTE format('CREATE INDEX %I ON products (id) WHERE name::jsonb @? %s OR excerpt::jsonb @? %2$s
      OR description::jsonb @? %2$s OR warnings::jsonb @? %2$s', 'products_missing_' || other, lacks);
  END LOOP;
END $$;
`,
};
