import { type Kysely, sql } from 'kysely';
import type { Json } from '#schemas/document/element.ts';
import type { Database } from '../../db/schema.ts';
import type { LineProblem } from './draft.ts';

export interface PlannedDraft {
  readonly number: number;
  readonly line: number;
  readonly sku: string;
  readonly parent: string | null;
  readonly data: Readonly<Record<string, Json>>;
  readonly labels: string;
  readonly slugs: Readonly<Record<string, string>>;
  readonly errors: readonly LineProblem[];
}

/**
 * Compares drafts with the products of their SKUs and stores the differences. Localized texts and attributes
 * are merged with those of the product; null removes one. A product that was archived by an import, because a
 * file lacked it or by an undo, is restored when a file contains it again.
 */
export async function storePlanned(
  db: Kysely<Database>,
  jobId: number,
  drafts: readonly PlannedDraft[],
): Promise<void> {
  await sql`
    WITH given AS MATERIALIZED (
      SELECT g.*, p.id AS product_id, p.hidden AS archived FROM jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb)
        AS g (number integer, line integer, sku text, parent text, data jsonb, labels text, slugs jsonb,
          errors jsonb)
      LEFT JOIN products p ON p.sku = g.sku
    ), states AS MATERIALIZED (
      SELECT * FROM product_import_state(ARRAY(SELECT product_id FROM given WHERE product_id IS NOT NULL),
        ${keysOf(drafts)}::text[])
    )
    INSERT INTO import_items (job_id, number, line, sku, parent, product_id, action, before, after, slugs, errors)
    SELECT ${jobId}, g.number, g.line, g.sku, g.parent, g.product_id,
      CASE WHEN g.errors <> '[]' THEN 'refused' WHEN g.product_id IS NULL THEN 'create'
        WHEN d.after = '{}' THEN 'same' ELSE 'change' END,
      CASE WHEN g.product_id IS NULL THEN '{}' ELSE d.before END, d.after,
      g.slugs || jsonb_build_object('$labels', g.labels), g.errors
    FROM given g LEFT JOIN states s ON s.product_id = g.product_id
    CROSS JOIN LATERAL (SELECT coalesce(jsonb_object_agg(key, new), '{}') AS after,
        coalesce(jsonb_object_agg(key, old), '{}') AS before
      FROM (SELECT key, coalesce(s.state -> key, 'null') AS old, CASE jsonb_typeof(value)
          WHEN 'object' THEN jsonb_strip_nulls(coalesce(nullif(s.state -> key, 'null'), '{}') || value)
          ELSE value END AS new
        FROM jsonb_each(g.data || CASE WHEN g.archived AND NOT g.data ? 'archived' AND EXISTS (
          SELECT FROM import_items i WHERE i.product_id = g.product_id
            AND (i.undone_at IS NOT NULL AND i.action = 'create'
              OR i.undone_at IS NULL AND i.done_at IS NOT NULL AND i.action = 'archive'))
          THEN '{"archived": false}' ELSE '{}' END::jsonb)) AS each
      WHERE new IS DISTINCT FROM old AND NOT (g.product_id IS NULL AND new IN ('null', '{}'))
        AND NOT (old = 'null' AND new = '{}')) AS d`.execute(db);
}

const keysOf = (drafts: readonly PlannedDraft[]): string[] => [
  ...new Set(drafts.flatMap(({ data }) => Object.keys(data))),
];
