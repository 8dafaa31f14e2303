import { upload } from '#schemas/constants.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { type FileKind, fileKind } from '../../media/file-kind.ts';
import { cleanFileName, fileStem } from '../../media/file-name.ts';
import type { MediaStore, StoredPicture } from '../../media/media-store.ts';

/** A checked file that the library accepts. */
export interface CheckedFile {
  readonly name: string;
  readonly kind: FileKind;
}

/** A file stored on the drive, with the data for its medium. */
export interface StoredFile {
  readonly hash: string;
  readonly size: number;
  readonly name: string;
  readonly mime: string;
  readonly extension: string;
  /** Null for files that are not pictures. */
  readonly picture: StoredPicture | null;
}

/**
 * Checks whether the library accepts these bytes. Stores nothing, so that a whole upload can be checked
 * first.
 */
export async function checkFile(
  store: MediaStore,
  givenName: string,
  bytes: Buffer,
): Promise<Result<CheckedFile>> {
  const name = cleanFileName(givenName);
  const params = { name };
  if (bytes.length === 0) return fail('uploadFailed', { params });
  if (bytes.length > upload.maxBytes) {
    return fail('fileTooLarge', { params: { ...params, max: upload.maxBytes / 1024 / 1024 } });
  }
  const kind = fileKind(bytes, name);
  if (!kind || (kind.isPicture && !(await store.isPicture(bytes)))) {
    return fail('fileTypeRefused', { params });
  }
  return ok({ name: `${fileStem(name)}.${kind.extension}`, kind });
}

/** Stores a checked file on the drive; identical bytes are stored once. */
export async function storeFile(
  store: MediaStore,
  { name, kind }: CheckedFile,
  bytes: Buffer,
): Promise<Result<StoredFile>> {
  const { mime, extension } = kind;
  if (!kind.isPicture) {
    return ok({ ...(await store.addFile(bytes)), name, mime, extension, picture: null });
  }
  const added = await store.addClean(bytes);
  if (!added.ok) return fail('fileTypeRefused', { params: { name } });
  const { hash, size } = added.value;
  return ok({ hash, size, name, mime, extension, picture: added.value });
}
