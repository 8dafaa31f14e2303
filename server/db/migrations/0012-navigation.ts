import type { Migration } from './migration.ts';

/** Ids of entries in order: `i1`, `i2` … */
const entries = (items: string) =>
  `jsonb_array_elements(${items}) WITH ORDINALITY AS entry (item, number)`;

/**
 * Menus become shared elements of the block `navigation`: they are edited, translated, drafted and published
 * like all other elements.
 */
export const navigation: Migration = {
  id: 12,
  name: 'navigation',
  sql: `
CREATE FUNCTION pg_temp.entry (item jsonb, number bigint) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'id', 'i' || number, 'title', item -> 'title' ->> 'hr', 'target', item ->> 'target') $$;

CREATE FUNCTION pg_temp.below (items jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(pg_temp.entry(item, number) ORDER BY number), '[]')
  FROM ${entries("coalesce(items, '[]')")} $$;

CREATE FUNCTION pg_temp.entries (items jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(pg_temp.entry(item, number)
    || jsonb_build_object('items', pg_temp.below(item -> 'children')) ORDER BY number), '[]')
  FROM ${entries('items')} $$;

CREATE FUNCTION pg_temp.texts (items jsonb, language text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg(path, text), '{}') FROM (
    SELECT 'items/i' || number || '/title' AS path, item -> 'title' ->> language AS text
      FROM ${entries('items')}
    UNION ALL
    SELECT 'items/i' || above.number || '/items/i' || entry.number || '/title',
        entry.item -> 'title' ->> language
      FROM jsonb_array_elements(items) WITH ORDINALITY AS above (item, number),
        ${entries("coalesce(above.item -> 'children', '[]')")}
  ) AS texts WHERE text IS NOT NULL $$;

INSERT INTO elements (id, document, handler, title, slug, shared, options, translations)
  SELECT 'navigation-' || key, 'shared:navigation-' || key, 'navigation', title ->> 'hr', key, true,
    jsonb_build_object('items', pg_temp.entries(items)),
    jsonb_build_object('en', pg_temp.texts(items, 'en'), 'de', pg_temp.texts(items, 'de'))
  FROM navigations;

DROP TABLE navigations;
DROP FUNCTION pg_temp.entries, pg_temp.below, pg_temp.entry, pg_temp.texts;
`,
};
