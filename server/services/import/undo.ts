import { type Kysely, sql } from 'kysely';
import { ok } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../transaction.ts';
import { type ChunkEnd, endJob, lockJob, productsAtOnce, setReason } from './apply.ts';
import { removeImported } from './import-pictures.ts';
import { writeChunk } from './write-chunk.ts';

/**
 * Undoes the import for the next products: each value that is still the imported one is set back. Created
 * products are archived, because their prices must stay on record.
 */
export async function undoChunk(db: Kysely<Database>, jobId: number): Promise<ChunkEnd> {
  const end = await inTransaction(db, async (step) => {
    const job = await lockJob(step, jobId, 'undoing');
    if (!job) return ok<ChunkEnd>('stopped');
    const { rows } = await sql<{ number: number }>`SELECT number FROM import_items
      WHERE job_id = ${jobId} AND done_at IS NOT NULL AND undone_at IS NULL
        AND action IN ('create', 'change', 'archive')
      ORDER BY number LIMIT ${productsAtOnce}`.execute(step);
    if (rows.length === 0) {
      await removeImported(step, jobId);
      await endJob(step, jobId, 'undone');
      return ok<ChunkEnd>('finished');
    }
    const numbers = rows.map(({ number }) => number);
    await sql`DELETE FROM import_chunk WHERE job_id = ${jobId}`.execute(step);
    await sql`
      WITH due AS MATERIALIZED (SELECT * FROM import_items
        WHERE job_id = ${jobId} AND number = ANY (${numbers}::int[])),
      states AS MATERIALIZED (SELECT * FROM product_import_state(ARRAY(SELECT product_id FROM due),
        ARRAY(SELECT DISTINCT jsonb_object_keys(before) FROM due)))
      INSERT INTO import_chunk (job_id, number, product_id, sku, is_new, slugs, before, patch)
      SELECT d.job_id, d.number, d.product_id, d.sku, false, '{}', own.now, own.old
      FROM due d JOIN states s ON s.product_id = d.product_id
      CROSS JOIN LATERAL (SELECT coalesce(jsonb_object_agg(b.key, b.value), '{}') AS old,
          coalesce(jsonb_object_agg(b.key, s.state -> b.key), '{}') AS now
        FROM jsonb_each(CASE WHEN d.action = 'create' THEN '{"archived": true}' ELSE d.before END) AS b
        WHERE d.action = 'create' OR coalesce(s.state -> b.key, 'null') = d.after -> b.key) AS own`.execute(
      step,
    );
    await setReason(step, `undo of import ${jobId}`, job.actor_id);
    await writeChunk(step, jobId, job.actor_id);
    await sql`UPDATE import_items SET undone_at = now(), errors = CASE
          WHEN action <> 'create' AND (SELECT c.patch FROM import_chunk c
            WHERE c.job_id = ${jobId} AND c.number = import_items.number) IS DISTINCT FROM before
          THEN errors || '[{"column": "sku", "value": "", "code": "changedSince"}]' ELSE errors END
      WHERE job_id = ${jobId} AND number = ANY (${numbers}::int[])`.execute(step);
    await sql`DELETE FROM import_chunk WHERE job_id = ${jobId}`.execute(step);
    await sql`UPDATE import_jobs SET done = greatest(done - ${numbers.length}, 0) WHERE id = ${jobId}`.execute(
      step,
    );
    return ok<ChunkEnd>('more');
  });
  return end.ok ? end.value : 'stopped';
}
