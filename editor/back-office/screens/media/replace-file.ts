import type { Media } from '#schemas/entities/media.ts';
import { fail, type Result } from '#schemas/result.ts';
import { checkFile } from '../../../chrome/media/upload-limits.ts';
import type { EditorApi } from '../../../session/api/editor-api.ts';

/** Uploads a file and makes it the file of a medium. */
export async function replaceFile(api: EditorApi, id: number, file: File): Promise<Result<Media>> {
  const checked = checkFile(file, undefined);
  if (!checked.ok) return checked;
  const { name, type: mime, size } = file;
  const address = await api.call('media.getUploadUrl', { name, mime, size });
  if (!address.ok) return address;
  const { url, key } = address.value;
  const isSent = await send(url, file);
  return isSent ? api.call('mediaLibrary.replace', { id, key, name }) : fail('uploadFailed');
}

async function send(url: string, file: File): Promise<boolean> {
  try {
    const headers = { 'content-type': file.type };
    return (await fetch(url, { method: 'PUT', body: file, headers })).ok;
  } catch {
    return false;
  }
}
