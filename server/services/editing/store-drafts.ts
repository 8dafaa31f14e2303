import { sql, type Transaction } from 'kysely';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Database } from '../../db/schema.ts';

/** A node to be stored as a draft. */
export interface DraftRow {
  readonly id: string;
  readonly node: EditNode;
  readonly removed: boolean;
  readonly revision: number;
  /** The previous document, if it was another one. */
  readonly former_document: string | null;
}

export async function storeDrafts(
  step: Transaction<Database>,
  rows: readonly DraftRow[],
  userId: number | null,
): Promise<void> {
  if (rows.length === 0) return;
  const json = JSON.stringify(rows.map((row) => ({ ...row, document: row.node.document })));
  await sql`
    INSERT INTO draft_nodes AS old
      (id, document, former_document, node, removed, revision, user_id, updated_at)
    SELECT id, document, former_document, node, removed, revision, ${userId}::int,
      clock_timestamp()
    FROM jsonb_to_recordset(${json}::jsonb) AS r
      (id text, document text, former_document text, node jsonb, removed boolean, revision bigint)
    ON CONFLICT (id) DO UPDATE SET document = excluded.document, node = excluded.node,
      removed = excluded.removed, revision = excluded.revision, user_id = excluded.user_id,
      updated_at = excluded.updated_at,
      former_document = coalesce(excluded.former_document, old.former_document)`.execute(step);
}

export async function dropDrafts(
  step: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`DELETE FROM draft_nodes WHERE id = ANY (${ids}::text[])`.execute(step);
}

/** Sets a new revision on published nodes whose drafts changed. */
export async function touchPublished(
  step: Transaction<Database>,
  ids: readonly string[],
  revision: number,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`UPDATE elements SET revision = ${revision} WHERE id = ANY (${ids}::text[])`.execute(
    step,
  );
}
