import { type Kysely, sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { hasNoUse } from '../media/media-uses.ts';
import { inTransaction } from '../transaction.ts';
import { removeImported } from './import-pictures.ts';
import { type ImportJob, moveJob } from './job-store.ts';
import { headerHash } from './job-views.ts';
import { formatOf, maxBytes } from './read-table.ts';

type Step = Transaction<Database>;

interface NewImport {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly actorId: number | null;
  readonly byCommand?: boolean;
}

/** Begins an import. A file that is too large is refused before any of it is sent. */
export async function createJob(
  db: Kysely<Database>,
  { name, size, actorId, byCommand = false }: NewImport,
): Promise<Result<{ readonly id: number }>> {
  const format = formatOf(name);
  if (!format) return fail('fileTypeRefused', { params: { name } });
  if (size > maxBytes[format]) {
    return fail('fileTooLarge', { params: { name, max: maxBytes[format] / 1024 / 1024 } });
  }
  const job = await db
    .insertInto('import_jobs')
    .values({ name, size, format, actor_id: actorId, by_command: byCommand })
    .returning('id')
    .executeTakeFirstOrThrow();
  return ok(job);
}

interface Part {
  readonly part: number;
  /** Base64 of the part. */
  readonly content: string;
  readonly isLast: boolean;
}

/** Stores a part of the file; after the last one, the file is read. */
export async function storePart(
  db: Kysely<Database>,
  { id, state, size }: ImportJob,
  { part, content, isLast }: Part,
): Promise<Result<true>> {
  if (state !== 'uploading') return fail('conflict', { params: { reason: 'state' } });
  const bytes = Buffer.from(content, 'base64');
  await db
    .insertInto('import_parts')
    .values({ job_id: id, part, bytes })
    .onConflict((known) => known.columns(['job_id', 'part']).doUpdateSet({ bytes }))
    .execute();
  const { rows } = await sql<{ received: number }>`
    SELECT coalesce(sum(length(bytes)), 0)::bigint AS received FROM import_parts
    WHERE job_id = ${id}`.execute(db);
  const received = rows[0]?.received ?? 0;
  if (received > size || (isLast && received !== size)) return fail('uploadFailed');
  if (isLast) await moveJob(db, id, ['uploading'], 'reading');
  return ok(true);
}

/** Reads the stored file again in another encoding. */
export async function readAgain(
  db: Kysely<Database>,
  { id }: ImportJob,
  encoding: string,
): Promise<boolean> {
  const moved = await db
    .updateTable('import_jobs')
    .set({ state: 'reading', encoding, map: '{}' })
    .where('id', '=', id)
    .where('format', '=', 'csv')
    .where('state', 'in', ['read', 'planned'])
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Requests a plan with this mapping, and remembers it for files with the same headings. */
export async function requestPlan(
  db: Kysely<Database>,
  { id, columns }: ImportJob,
  map: Readonly<Record<string, string>>,
  options: object,
): Promise<boolean> {
  const own = { map: JSON.stringify(map), options: JSON.stringify(options) };
  const moved = await db
    .updateTable('import_jobs')
    .set({ ...own, state: 'planning', plan_hash: null })
    .where('id', '=', id)
    .where('state', 'in', ['read', 'planned'])
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  const used = { ...own, used_at: new Date().toISOString() };
  await db
    .insertInto('import_mappings')
    .values({ header_hash: headerHash(columns), ...used })
    .onConflict((known) => known.column('header_hash').doUpdateSet(used))
    .execute();
  return true;
}

/** Deletes an import that has written nothing, and the pictures that came with it. */
export async function removeJob(db: Kysely<Database>, id: number): Promise<boolean> {
  const removed = await inTransaction(db, async (step) => {
    const job = await step
      .selectFrom('import_jobs')
      .select('id')
      .where('id', '=', id)
      .where('started_at', 'is', null)
      .where('state', 'in', ['uploading', 'read', 'planned', 'failed'])
      .forUpdate()
      .executeTakeFirst();
    if (job) await removeImported(step, id);
    if (job) await step.deleteFrom('import_jobs').where('id', '=', id).execute();
    return ok(job !== undefined);
  });
  return removed.ok && removed.value;
}

/** Starts the planned import, if the caller has seen this plan; or resumes a stopped one. */
export async function startRun(
  db: Kysely<Database>,
  { id, state, plan_hash: hash }: ImportJob,
  seenHash: string,
  byCommand = false,
): Promise<Result<true>> {
  if (hash === null || hash !== seenHash) {
    return fail('conflict', { params: { reason: 'changed' } });
  }
  const moved = await db
    .updateTable('import_jobs')
    .set({
      state: 'running',
      by_command: byCommand,
      ...(state === 'planned' && { started_at: new Date().toISOString() }),
    })
    .where('id', '=', id)
    .where('state', 'in', ['planned', 'stopped', 'failed'])
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n ? ok(true) : fail('conflict', { params: { reason: 'state' } });
}

/** Any staff with the right can undo an import, not only its author. */
export async function startUndo(db: Kysely<Database>, id: number): Promise<boolean> {
  const moved = await db
    .updateTable('import_jobs')
    .set({ state: 'undoing', by_command: false })
    .where('id', '=', id)
    .where('state', 'in', ['done', 'stopped'])
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Days during which an ended import can be undone, and days after which an unstarted one is deleted. */
const retentionDays = { over: 30, unstarted: 7 } as const;
const day = 86_400_000;

/**
 * Deletes old imports; the change log keeps their changes. Pictures of imports that were never started are
 * deleted from the library, unless they are used.
 */
export async function removeOldImports(db: Kysely<Database>, now: Date): Promise<void> {
  await inTransaction(db, async (step) => {
    await removeAbandoned(step, now);
    await removeOld(step, now);
    return ok(true);
  });
}

async function removeAbandoned(step: Step, now: Date): Promise<void> {
  const abandoned = await step
    .selectFrom('import_pictures as p')
    .innerJoin('import_jobs as j', 'j.id', 'p.job_id')
    .select(['p.job_id', 'p.media_id'])
    .where('j.started_at', 'is', null)
    .where(
      'j.created_at',
      '<',
      new Date(now.getTime() - retentionDays.unstarted * day).toISOString(),
    )
    .where('p.is_new', '=', true)
    .execute();
  const jobs = abandoned.map(({ job_id: job }) => job);
  const media = abandoned.flatMap(({ media_id: medium }) => medium ?? []);
  if (media.length === 0) return;
  await sql`UPDATE media SET deleted_at = ${now}::timestamptz
    WHERE id = ANY (${media}::int[]) AND deleted_at IS NULL
      AND ${hasNoUse(media)}
      AND NOT EXISTS (SELECT FROM import_pictures other
        WHERE other.media_id = media.id AND other.job_id <> ALL (${jobs}::int[]))`.execute(step);
}

async function removeOld(step: Step, now: Date): Promise<void> {
  await sql`DELETE FROM import_jobs WHERE state NOT IN ('running', 'undoing')
    AND coalesce(finished_at, started_at, created_at) < ${now}::timestamptz
      - make_interval(days => CASE WHEN started_at IS NULL THEN ${retentionDays.unstarted}::int
        ELSE ${retentionDays.over}::int END)`.execute(step);
}
