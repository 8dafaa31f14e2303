import { basename } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { ImportJob } from './job-store.ts';

/** A picture that came with a file. */
export interface OwnPicture {
  /** Name in the file's cells: a path in the archive, or relative to the file. */
  readonly source: string;
  /** Key in the library. */
  readonly key: string;
}

/** Stores which pictures of the library came with the file, so that its cells can name them. */
export async function keepOwnPictures(
  db: Kysely<Database>,
  { id, state }: Pick<ImportJob, 'id' | 'state'>,
  pictures: readonly OwnPicture[],
): Promise<Result<true>> {
  if (!['uploading', 'reading', 'read', 'planned'].includes(state)) {
    return fail('conflict', { params: { reason: 'state' } });
  }
  await sql`INSERT INTO import_pictures (job_id, source, state, media_id, is_new)
    SELECT j.id, given.source, 'done', m.id, m.created_at >= j.created_at
    FROM jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) AS given (source text, key text)
    JOIN media m ON m.key = given.key JOIN import_jobs j ON j.id = ${id}
    ON CONFLICT (job_id, source) DO UPDATE SET media_id = excluded.media_id`.execute(db);
  return ok(true);
}

/** Loads the keys of these pictures by path and by file name, as cells write them. */
export async function loadOwnPictures(
  db: Kysely<Database>,
  jobId: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('import_pictures as p')
    .innerJoin('media as m', 'm.id', 'p.media_id')
    .select(['p.source', 'm.key'])
    .where('p.job_id', '=', jobId)
    .where('m.deleted_at', 'is', null)
    .orderBy('p.source')
    .execute();
  const found = new Map(rows.map(({ source, key }) => [basename(source).toLowerCase(), key]));
  for (const { source, key } of rows) found.set(source.toLowerCase(), key);
  return found;
}
