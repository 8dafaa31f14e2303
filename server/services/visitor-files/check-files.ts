import { fail, ok, type Result } from '#schemas/result.ts';
import type { UploadedFile } from '../../api/handler.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { type CheckedFile, checkFile } from '../media/store-file.ts';

/** A file that its bytes, not its name, allow to be stored. */
export interface SendableFile extends CheckedFile {
  readonly field: string;
  readonly read: () => Promise<Buffer>;
}

/** Checks files by their content before anything is stored. Errors name the field. */
export async function checkFiles(
  store: MediaStore | undefined,
  files: readonly UploadedFile[],
  isPictureField: (field: string) => boolean,
): Promise<Result<readonly SendableFile[]>> {
  const checked: SendableFile[] = [];
  for (const { name, field, read } of files) {
    if (!store) return fail('unsupportedMediaType', { field });
    const file = await checkFile(store, name, await read());
    if (!file.ok) return { ok: false, error: { ...file.error, field } };
    if (isPictureField(field) && !file.value.kind.isPicture) return refused(field, name);
    checked.push({ ...file.value, field, read });
  }
  return ok(checked);
}

const refused = (field: string, name: string) =>
  fail('fileTypeRefused', { field, params: { name } });
