import { type Kysely, sql, type Transaction } from 'kysely';
import { ok } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../transaction.ts';
import type { Additions } from './dictionary.ts';
import { writeAdditions } from './write-additions.ts';
import { writeChunk } from './write-chunk.ts';

type Step = Transaction<Database>;

/** Maximum number of products per transaction; a request that waits for one of them waits for all. */
export const productsAtOnce = 1_000;

export type ChunkEnd = 'more' | 'finished' | 'stopped';

/**
 * Writes the next products of a running import. The same transaction marks them as done, so it is safe to
 * repeat after a crash.
 */
export async function applyChunk(db: Kysely<Database>, jobId: number): Promise<ChunkEnd> {
  const end = await inTransaction(db, async (step) => {
    const job = await lockJob(step, jobId, 'running');
    if (!job) return ok<ChunkEnd>('stopped');
    if (job.done === 0) await writeAdditions(step, jobId, job.additions as unknown as Additions);
    const numbers = await dueNumbers(step, jobId);
    if (numbers.length === 0) return ok<ChunkEnd>('finished');
    await fillChunk(step, jobId, numbers);
    await setReason(step, `import ${jobId}`, job.actor_id);
    await writeChunk(step, jobId, job.actor_id);
    await markDone(step, jobId, numbers);
    return ok<ChunkEnd>('more');
  });
  return end.ok ? end.value : 'stopped';
}

/** Ends a run after everything was written. */
export async function finishRun(db: Kysely<Database>, jobId: number): Promise<ChunkEnd> {
  const end = await inTransaction(db, async (step) => {
    if (!(await lockJob(step, jobId, 'running'))) return ok<ChunkEnd>('stopped');
    await dropFile(step, jobId);
    await endJob(step, jobId, 'done');
    return ok<ChunkEnd>('finished');
  });
  return end.ok ? end.value : 'stopped';
}

/** Sets the import as the reason of stock movements in this transaction. */
export async function setReason(step: Step, cause: string, actor: number | null): Promise<void> {
  const why = JSON.stringify({ reason: 'import', cause, actor });
  await sql`SELECT set_config('app.stock_movement', ${why}, true)`.execute(step);
}

/** Locks a job, so that two workers take turns. */
export function lockJob(step: Step, jobId: number, state: 'running' | 'undoing') {
  return step
    .selectFrom('import_jobs')
    .select(['additions', 'actor_id', 'done'])
    .where('id', '=', jobId)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the next products; products precede their variants, which need them. */
async function dueNumbers(step: Step, jobId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ number: number; is_variant: boolean }>`
    SELECT number, parent IS NOT NULL AS is_variant FROM import_items
    WHERE job_id = ${jobId} AND done_at IS NULL AND action IN ('create', 'change', 'archive')
    ORDER BY (parent IS NOT NULL), number LIMIT ${productsAtOnce}`.execute(step);
  return rows.filter((row) => row.is_variant === rows[0]?.is_variant).map(({ number }) => number);
}

/** Skips products that have changed since the plan was made, and locks the others. */
async function fillChunk(step: Step, jobId: number, numbers: readonly number[]): Promise<void> {
  await sql`DELETE FROM import_chunk WHERE job_id = ${jobId}`.execute(step);
  await sql`SELECT id FROM products WHERE id = ANY (ARRAY(SELECT product_id FROM import_items
    WHERE job_id = ${jobId} AND number = ANY (${numbers}::int[]))) ORDER BY id FOR NO KEY UPDATE`.execute(
    step,
  );
  await sql`
    WITH due AS MATERIALIZED (SELECT i.*, p.id AS found FROM import_items i LEFT JOIN products p ON p.sku = i.sku
      WHERE i.job_id = ${jobId} AND i.number = ANY (${numbers}::int[])),
    states AS MATERIALIZED (
      SELECT * FROM product_import_state(ARRAY(SELECT product_id FROM due WHERE product_id IS NOT NULL),
      ARRAY(SELECT DISTINCT jsonb_object_keys(before) FROM due)))
    INSERT INTO import_chunk (job_id, number, product_id, sku, parent, is_new, slugs, before, patch)
    SELECT d.job_id, d.number, d.product_id, d.sku, d.parent, d.action = 'create', d.slugs, d.before, d.after
    FROM due d LEFT JOIN states s ON s.product_id = d.product_id
    WHERE CASE WHEN d.action = 'create' THEN d.found IS NULL
      ELSE s.state IS NOT NULL AND NOT EXISTS (SELECT FROM jsonb_each(d.before) AS b
        WHERE coalesce(s.state -> b.key, 'null') <> b.value) END`.execute(step);
}

async function markDone(step: Step, jobId: number, numbers: readonly number[]): Promise<void> {
  await sql`UPDATE import_items i SET done_at = now(), product_id = coalesce(i.product_id, c.product_id),
      outdated = c.outdated,
      action = CASE WHEN c.product_id IS NULL THEN 'conflict' ELSE i.action END,
      errors = CASE WHEN c.product_id IS NULL
        THEN '[{"column": "sku", "value": "", "code": "changedMeanwhile"}]' ELSE i.errors END
    FROM import_items own LEFT JOIN import_chunk c ON c.job_id = own.job_id AND c.number = own.number
    WHERE own.job_id = ${jobId} AND own.number = ANY (${numbers}::int[])
      AND i.job_id = own.job_id AND i.number = own.number`.execute(step);
  await sql`DELETE FROM import_chunk WHERE job_id = ${jobId}`.execute(step);
  await sql`UPDATE import_jobs SET done = done + ${numbers.length} WHERE id = ${jobId}`.execute(
    step,
  );
}

/** Deletes the stored file, because an undo needs only the items. */
async function dropFile(step: Step, jobId: number): Promise<void> {
  await step.deleteFrom('import_parts').where('job_id', '=', jobId).execute();
  await step.deleteFrom('import_rows').where('job_id', '=', jobId).execute();
}

/** Ends the job and counts the completed actions. */
export async function endJob(step: Step, jobId: number, state: 'done' | 'undone'): Promise<void> {
  await sql`UPDATE import_jobs SET state = ${state}, finished_at = now(),
      counts = (SELECT coalesce(jsonb_object_agg(action, n), '{}') FROM (SELECT action, count(*) AS n
        FROM import_items WHERE job_id = ${jobId} GROUP BY action) AS counted)
    WHERE id = ${jobId}`.execute(step);
}
