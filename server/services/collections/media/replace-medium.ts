import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Media } from '#schemas/entities/media.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../../api/handler.ts';
import { invalidate } from '../../../cache/invalidation.ts';
import type { MediaRow } from '../../content/media-entity.ts';
import { libraryMedia } from '../../media/library-media.ts';
import { type MediaDependencies, mediaTags } from '../../media/media-dependencies.ts';
import { checkFile, type StoredFile, storeFile } from '../../media/store-file.ts';
import { readMedium } from '../../media/update.ts';
import { inTransaction } from '../../transaction.ts';
import { logMedia } from './log-media.ts';

/** Replaces the file of a medium by a file from the bucket. A picture can only be replaced by a picture. */
export async function replaceMedium(
  deps: MediaDependencies,
  { id, key, name }: EndpointInput<'mediaLibrary.replace'>,
  { language, now }: CallContext,
  actorId: number,
): Promise<Result<Media>> {
  const row = await readMedium(deps, id);
  if (!row) return fail('notFound');
  const bytes = await deps.bucket.read(key, now);
  if (!bytes) return fail('uploadFailed', { field: 'key' });
  const file = await storePicture(deps, row, name, bytes);
  await deps.bucket.remove(key);
  if (!file.ok) return file;
  const saved = await save(deps, row, file.value, actorId);
  if (!saved.ok) return saved;
  await invalidate(deps, mediaTags);
  return ok(await libraryMedia(deps.store, saved.value, language));
}

async function storePicture(
  { store }: MediaDependencies,
  row: MediaRow,
  name: string,
  bytes: Buffer,
): Promise<Result<StoredFile>> {
  const checked = await checkFile(store, name, bytes);
  if (!checked.ok) return checked;
  const isSameKind = checked.value.kind.isPicture === (row.width !== null);
  if (!isSameKind) return fail('fileTypeRefused', { params: { name: checked.value.name } });
  return storeFile(store, checked.value, bytes);
}

const save = (
  { db }: MediaDependencies,
  { id, hash, display_name }: MediaRow,
  file: StoredFile,
  actorId: number,
): Promise<Result<MediaRow>> =>
  inTransaction(db, async (step) => {
    const saved = await step
      .updateTable('media')
      .set((eb) => ({ ...columns(file), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!saved) return fail('notFound');
    const before = { hash, display_name };
    const after = { hash: saved.hash, display_name: saved.display_name };
    await logMedia(step, { actorId, id, action: 'change', before, after });
    return ok(saved);
  });

/** The crop and the focal point are for the previous picture. */
function columns({ hash, name, extension, mime, size, picture }: StoredFile) {
  return {
    hash,
    original_name: name,
    display_name: name,
    extension,
    mime,
    size,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    has_alpha: picture?.hasAlpha ?? false,
    placeholder: picture?.placeholder ?? null,
    original_hash: null,
    crop_x: null,
    crop_y: null,
    crop_width: null,
    crop_height: null,
    focal_x: null,
    focal_y: null,
  };
}
