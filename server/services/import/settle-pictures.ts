import { type Kysely, sql, type Transaction } from 'kysely';
import { ok } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../transaction.ts';
import { type ChunkEnd, lockJob, productsAtOnce } from './apply.ts';
import { writeChunk } from './write-chunk.ts';

type Step = Transaction<Database>;

/**
 * Assigns the fetched pictures to the next products, in the order of the file. Lists those that could not be
 * fetched, and skips products whose pictures were changed in the meantime.
 */
export async function settlePictures(
  db: Kysely<Database>,
  jobId: number,
  state: 'running' | 'undoing',
): Promise<ChunkEnd> {
  const end = await inTransaction(db, async (step) => {
    const job = await lockJob(step, jobId, state);
    if (!job) return ok<ChunkEnd>('stopped');
    const { rows } = await sql<{ number: number }>`SELECT number FROM import_items
      WHERE job_id = ${jobId} AND done_at IS NOT NULL AND action IN ('create', 'change')
        AND after -> 'pictures' ?| ARRAY(SELECT source FROM import_pictures WHERE job_id = ${jobId})
      ORDER BY number LIMIT ${productsAtOnce}`.execute(step);
    if (rows.length === 0) return ok<ChunkEnd>('finished');
    const numbers = rows.map(({ number }) => number);
    await fillChunk(step, jobId, numbers);
    await writeChunk(step, jobId, job.actor_id);
    await noteSettled(step, jobId, numbers);
    await sql`DELETE FROM import_chunk WHERE job_id = ${jobId}`.execute(step);
    return ok<ChunkEnd>('more');
  });
  return end.ok ? end.value : 'stopped';
}

/** Query of the planned pictures of item `i`, each with its key if it is in the library. */
const planned = (jobId: number) => sql`SELECT x.at, x.value, p.state, p.error,
    CASE WHEN p.source IS NULL THEN x.value ELSE m.key END AS key
  FROM jsonb_array_elements_text(i.after -> 'pictures') WITH ORDINALITY AS x (value, at)
  LEFT JOIN import_pictures p ON p.job_id = ${jobId} AND p.source = x.value
  LEFT JOIN media m ON m.id = p.media_id`;

/** The same picture at two addresses is listed once. */
const settled = (jobId: number) => sql`(SELECT coalesce(jsonb_agg(key ORDER BY at), '[]')
  FROM (SELECT key, min(at) AS at FROM (${planned(jobId)}) AS each
    WHERE key IS NOT NULL GROUP BY key) AS once)`;

/** Pictures that the import has written so far. */
const written = (jobId: number) => sql`(SELECT coalesce(jsonb_agg(key ORDER BY at), '[]')
  FROM (${planned(jobId)}) AS each WHERE state IS NULL)`;

const failures = (jobId: number) => sql`(SELECT coalesce(jsonb_agg(jsonb_build_object(
    'column', 'pictures', 'value', value, 'code', error) ORDER BY at), '[]')
  FROM (${planned(jobId)}) AS each WHERE state = 'failed')`;

async function fillChunk(step: Step, jobId: number, numbers: readonly number[]): Promise<void> {
  await sql`DELETE FROM import_chunk WHERE job_id = ${jobId}`.execute(step);
  await sql`SELECT id FROM products WHERE id = ANY (ARRAY(SELECT product_id FROM import_items
    WHERE job_id = ${jobId} AND number = ANY (${numbers}::int[]))) ORDER BY id FOR NO KEY UPDATE`.execute(
    step,
  );
  await sql`
    WITH due AS MATERIALIZED (SELECT i.*, ${settled(jobId)} AS pictures, ${written(jobId)} AS known
      FROM import_items i WHERE i.job_id = ${jobId} AND i.number = ANY (${numbers}::int[])),
    states AS MATERIALIZED (SELECT * FROM product_import_state(ARRAY(SELECT product_id FROM due),
      ARRAY['pictures']))
    INSERT INTO import_chunk (job_id, number, product_id, sku, is_new, slugs, before, patch)
    SELECT d.job_id, d.number, d.product_id, d.sku, false, '{}',
      jsonb_build_object('pictures', d.known), jsonb_build_object('pictures', d.pictures)
    FROM due d JOIN states s ON s.product_id = d.product_id
    WHERE coalesce(s.state -> 'pictures', '[]') = d.known`.execute(step);
}

async function noteSettled(step: Step, jobId: number, numbers: readonly number[]): Promise<void> {
  await sql`UPDATE import_items i SET
      after = jsonb_set(i.after, '{pictures}', ${settled(jobId)}),
      errors = i.errors || ${failures(jobId)} || CASE WHEN EXISTS (SELECT FROM import_chunk c
          WHERE c.job_id = i.job_id AND c.number = i.number) THEN '[]'
        ELSE '[{"column": "pictures", "value": "", "code": "changedMeanwhile"}]'::jsonb END
    WHERE i.job_id = ${jobId} AND i.number = ANY (${numbers}::int[])`.execute(step);
}
