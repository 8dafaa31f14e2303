import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { MediaUseKind } from '#schemas/api/media-library.ts';
import type { LocalizedText } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';

export interface FoundUse {
  readonly medium: number;
  readonly kind: MediaUseKind;
  readonly record: string;
  readonly title: LocalizedText | string | null;
  readonly slugs: LocalizedText | null;
}

/** Query of the uses of these media; without ids, of all media. Documents and themes name media by key. */
export const mediaUses = (ids: readonly number[] | null = null): RawBuilder<FoundUse> => sql`
  WITH wanted AS (
    SELECT id, key FROM media
    WHERE deleted_at IS NULL AND (${ids}::int[] IS NULL OR id = ANY (${ids}::int[]))
  ), named AS (
    SELECT e.document, jsonb_build_array(e.options, e.translations, e.mobile_options) AS texts
    FROM elements e WHERE e.document IS NOT NULL
    UNION ALL
    SELECT d.document, d.node FROM draft_nodes d WHERE NOT d.removed
  ), documents AS (
    SELECT DISTINCT wanted.id AS medium, named.document FROM named
    CROSS JOIN LATERAL jsonb_path_query(named.texts, 'strict $.** ? (@.type() == "string")') AS text
    JOIN wanted ON wanted.key = text #>> '{}'
  )
  SELECT d.medium, split_part(d.document, ':', 1) AS kind, split_part(d.document, ':', 2) AS record,
    coalesce(p.title::jsonb, t.title::jsonb,
      to_jsonb(coalesce(nullif(s.title, ''), s.handler, d.document))) AS title,
    p.slugs::jsonb AS slugs
  FROM documents d
  LEFT JOIN pages p ON d.document = 'page:' || p.id
  LEFT JOIN templates t ON d.document = 'template:' || t.id
  LEFT JOIN elements s ON d.document = 'shared:' || s.id
  UNION
  SELECT w.id, 'products', p.id::text, p.name::jsonb, NULL
  FROM wanted w JOIN (
    SELECT media_id, product_id FROM product_media
    UNION ALL SELECT media_id, product_id FROM product_files
  ) AS shown ON shown.media_id = w.id JOIN products p ON p.id = shown.product_id
  UNION ALL
  SELECT w.id, 'categories', c.id::text, c.name::jsonb, NULL
  FROM wanted w JOIN categories c ON c.media_id = w.id
  UNION ALL
  SELECT w.id, 'attribute-values', a.id::text, a.label::jsonb, NULL
  FROM wanted w JOIN attribute_values a ON a.media_id = w.id
  UNION ALL
  SELECT w.id, 'posts', p.id::text, p.title::jsonb, NULL FROM wanted w JOIN posts p ON p.media_id = w.id
  UNION ALL
  SELECT w.id, 'authors', a.id::text, to_jsonb(a.name), NULL
  FROM wanted w JOIN authors a ON a.media_id = w.id
  UNION ALL
  SELECT w.id, 'events', e.id::text, e.title::jsonb, NULL
  FROM wanted w JOIN events e ON e.media_id = w.id
  UNION ALL
  SELECT w.id, 'forms', f.id::text, f.title::jsonb, NULL
  FROM wanted w JOIN forms f ON strpos(f.settings::text, to_jsonb(w.key)::text) > 0
  UNION
  SELECT w.id, 'purchase', d.media_id::text, NULL, NULL
  FROM wanted w JOIN downloads d ON d.media_id = w.id
  UNION
  SELECT w.id, 'theme', '1', NULL, NULL FROM wanted w JOIN (
    SELECT source FROM theme_drafts
    UNION ALL SELECT source FROM theme_variations
    UNION ALL SELECT source FROM theme_versions WHERE published_at IS NULL
    UNION ALL (SELECT source FROM theme_versions WHERE published_at IS NOT NULL
      ORDER BY published_at DESC, id DESC LIMIT 1)
  ) AS theme ON strpos(theme.source, to_jsonb(w.key)::text) > 0`;

/** Condition: nothing uses the medium of the `media` row; `ids` are those of the query's media. */
export const hasNoUse = (ids: readonly number[] | null = null): RawBuilder<boolean> =>
  sql<boolean>`(media.id NOT IN (SELECT medium FROM (${mediaUses(ids)}) AS used))`;

/** Finds the uses, in the order of their kinds and titles. */
export async function findMediaUses(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<readonly FoundUse[]> {
  const { rows } = await sql<FoundUse>`
    SELECT * FROM (${mediaUses(ids)}) AS used ORDER BY kind, title::text LIMIT 1000`.execute(db);
  return rows;
}
