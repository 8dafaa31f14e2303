import { sql } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { upload } from '#schemas/constants.ts';
import { fail, invariant, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import { isAcceptedMime } from '../../media/file-kind.ts';
import type { MediaRow } from '../content/media-entity.ts';
import { inTransaction } from '../transaction.ts';
import { libraryMedia } from './library-media.ts';
import { type MediaDependencies, mediaTags } from './media-dependencies.ts';
import { addMedium, findOrAddMedia, type Wishes } from './medium-rows.ts';
import { checkFile, type StoredFile, storeFile } from './store-file.ts';

/** Creates another medium of a file on the drive, with its own text, crop and access. */
export const createMedia =
  (deps: MediaDependencies): Handler<'media.create'> =>
  async ({ driveId, ...wishes }, { language }) => {
    const file = await findOnDrive(deps, driveId);
    if (!file) return fail('notFound', { field: 'driveId' });
    const row = await addMedium(deps.db, file, wishes, language);
    await invalidate(deps, mediaTags);
    return ok(await libraryMedia(deps.store, row, language));
  };

async function findOnDrive(
  { db, store }: MediaDependencies,
  driveId: string,
): Promise<StoredFile | null> {
  const { rows } = await sql<MediaRow>`SELECT * FROM media
    WHERE coalesce(original_hash, hash) = ${driveId} ORDER BY id DESC LIMIT 1`.execute(db);
  const [row] = rows;
  if (!row || !(await store.readOriginal(driveId))) return null;
  const { size, mime, extension, original_name: name } = row;
  return { hash: driveId, size, name, mime, extension, picture: await store.facts(driveId) };
}

/** Returns an upload address for one file; the announced type and size are checked when it arrives. */
export const getUploadUrl =
  ({ bucket }: MediaDependencies): Handler<'media.getUploadUrl'> =>
  async ({ mime, size }, { now }) => {
    if (size === 0) return fail('uploadFailed', { field: 'size' });
    if (size > upload.maxBytes) {
      return fail('fileTooLarge', { params: { max: upload.maxBytes / 1024 / 1024 } });
    }
    if (!isAcceptedMime(mime)) return fail('fileTypeRefused', { field: 'mime' });
    return ok(await bucket.uploadAddress({ mime, size }, now));
  };

export const addFromBucketPublic =
  (deps: MediaDependencies): Handler<'media.addFromBucketPublic'> =>
  (input, context) =>
    addFromBucket(deps, input, 'public', context);

export const addFromBucketInternal =
  (deps: MediaDependencies): Handler<'media.addFromBucket'> =>
  (input, context) =>
    addFromBucket(deps, input, 'other', context);

/** Adds a file from the bucket like any other upload; removes it from the bucket even on failure. */
async function addFromBucket(
  deps: MediaDependencies,
  { key, name, ...texts }: EndpointInput<'media.addFromBucket'>,
  access: 'public' | 'other',
  { language, now }: CallContext,
) {
  const bytes = await deps.bucket.read(key, now);
  if (!bytes) return fail('uploadFailed', { field: 'key' });
  const taken = await storeUpload(deps, name, bytes, { ...texts, access }, language);
  await deps.bucket.remove(key);
  if (!taken.ok) return taken;
  await invalidate(deps, mediaTags);
  const [row] = taken.value;
  invariant(row, 'one file makes one medium');
  return ok(await libraryMedia(deps.store, row, language));
}

async function storeUpload(
  { db, store }: MediaDependencies,
  name: string,
  bytes: Buffer,
  wishes: Wishes,
  language: CallContext['language'],
): Promise<Result<MediaRow[]>> {
  const checked = await checkFile(store, name, bytes);
  if (!checked.ok) return checked;
  const stored = await storeFile(store, checked.value, bytes);
  if (!stored.ok) return stored;
  return inTransaction(db, async (step) =>
    ok(await findOrAddMedia(step, [stored.value], wishes, language)),
  );
}
