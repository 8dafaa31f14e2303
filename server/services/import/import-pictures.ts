import { basename } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { findOrAddMedia } from '../media/medium-rows.ts';
import { checkFile, type StoredFile, storeFile } from '../media/store-file.ts';
import { inTransaction } from '../transaction.ts';
import type { ChunkEnd } from './apply.ts';
import { fetchPicture, type PictureError } from './fetch-picture.ts';
import { addressIn } from './picture-address.ts';

export interface PictureParts {
  readonly db: Kysely<Database>;
  readonly store: MediaStore;
  /** Whether pictures may also come from this machine. */
  readonly toLoopback: boolean;
}

/** Number of pictures fetched at the same time. */
const atOnce = 4;

/** Adds the next pictures of a running import to the library. Identical pictures are stored once. */
export async function importPictures(
  parts: PictureParts,
  jobId: number,
  signal: AbortSignal,
): Promise<ChunkEnd> {
  const { rows } = await sql<{ source: string }>`SELECT p.source FROM import_pictures p
    JOIN import_jobs j ON j.id = p.job_id AND j.state = 'running'
    WHERE p.job_id = ${jobId} AND p.state = 'waiting' ORDER BY p.source LIMIT ${atOnce}`.execute(
    parts.db,
  );
  await Promise.all(rows.map(({ source }) => importOne(parts, jobId, source, signal)));
  return rows.length > 0 ? 'more' : 'finished';
}

async function importOne(
  { db, store, toLoopback }: PictureParts,
  jobId: number,
  source: string,
  signal: AbortSignal,
): Promise<void> {
  const fetched = await fetchPicture(source, toLoopback, signal);
  // The picture is fetched after the next start.
  if (signal.aborted) return;
  const taken = 'error' in fetched ? fetched : await storePicture(store, source, fetched.bytes);
  await inTransaction(db, async (step) => {
    if ('error' in taken) await noteFailure(step, jobId, source, taken.error);
    else await noteMedium(step, jobId, source, taken);
    await sql`UPDATE import_jobs SET done = done + 1 WHERE id = ${jobId}`.execute(step);
    return ok(true);
  });
}

/** Stores a picture under the last part of its path or address. */
export async function storePicture(
  store: MediaStore,
  source: string,
  bytes: Buffer,
): Promise<StoredFile | { readonly error: PictureError }> {
  const checked = await checkFile(store, nameIn(source), bytes);
  if (!checked.ok || !checked.value.kind.isPicture) return { error: 'pictureRefused' };
  const stored = await storeFile(store, checked.value, bytes);
  return stored.ok ? stored.value : { error: 'pictureRefused' };
}

function nameIn(source: string): string {
  const name = basename(addressIn(source)?.pathname ?? source);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const noteFailure = (step: Transaction<Database>, jobId: number, source: string, error: string) =>
  step
    .updateTable('import_pictures')
    .set({ state: 'failed', error })
    .where('job_id', '=', jobId)
    .where('source', '=', source)
    .execute();

async function noteMedium(
  step: Transaction<Database>,
  jobId: number,
  source: string,
  file: StoredFile,
): Promise<void> {
  const [medium] = await findOrAddMedia(step, [file], {}, defaultLanguage);
  await sql`UPDATE import_pictures p SET state = 'done', media_id = m.id,
      is_new = m.created_at >= j.created_at
    FROM media m, import_jobs j
    WHERE m.id = ${medium?.id ?? 0} AND j.id = p.job_id AND p.job_id = ${jobId}
      AND p.source = ${source}`.execute(step);
}

/** Deletes the pictures from the library that only this import added. */
export async function removeImported(step: Transaction<Database>, jobId: number): Promise<void> {
  await sql`UPDATE media m SET deleted_at = now()
    FROM import_pictures p WHERE p.job_id = ${jobId} AND p.is_new AND m.id = p.media_id
      AND m.deleted_at IS NULL AND NOT EXISTS (SELECT FROM product_media pm
        WHERE pm.media_id = m.id AND pm.product_id NOT IN (SELECT product_id FROM import_items
          WHERE job_id = ${jobId} AND action = 'create' AND product_id IS NOT NULL))`.execute(step);
}
