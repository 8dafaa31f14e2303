import type { ApiClient } from '#runtime/api/client.ts';
import { upload } from '#schemas/constants.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { uploadFile } from '../../../session/api/upload.ts';
import { type PackedFile, RefusedZip, readZip } from './read-zip.ts';
import { sendFile } from './send-file.ts';

const isTable = (path: string) => /\.(csv|tsv|txt|json|jsonld|xlsx)$/i.test(path);
const isPicture = (path: string) => /\.(jpe?g|png|webp|avif|gif)$/i.test(path);
/** Files that operating systems add to archives. */
const isOwn = (path: string) => !/(^|\/)(__MACOSX\/|\.)/.test(path);

/** Maximum size in bytes of the table in an archive. */
const tableBytes = 64 * 1024 * 1024;
/** Maximum number of picture names per call. */
const namesAtOnce = 50;

export const isZip = ({ name }: File): boolean => /\.zip$/i.test(name);

/** Imports the table of an archive, after adding its pictures to the library. */
export async function sendZip(
  api: ApiClient,
  language: Language,
  zip: File,
  onProgress: (share: number) => void,
): Promise<Result<number>> {
  try {
    const table = await findTable(zip);
    if (!table) return refused(zip);
    const file = new File([table.bytes], table.path.split('/').at(-1) ?? zip.name);
    return await sendFile(api, file, onProgress, (id) => sendPictures(api, language, zip, id));
  } catch (error) {
    if (error instanceof RefusedZip) return refused(zip);
    throw error;
  }
}

const refused = ({ name }: File) => fail('fileTypeRefused', { params: { name } });

async function findTable(zip: File): Promise<PackedFile | null> {
  const wanted = (path: string) => isTable(path) && isOwn(path);
  for await (const file of readZip(zip, tableBytes, wanted)) return file;
  return null;
}

/** Pictures that the library refuses are skipped: the check of the import lists the lines that name them. */
async function sendPictures(
  api: ApiClient,
  language: Language,
  zip: File,
  id: number,
): Promise<Result<unknown>> {
  let pictures: { readonly source: string; readonly key: string }[] = [];
  const keep = async () => {
    const kept = pictures;
    pictures = [];
    return kept.length > 0 ? api.call('import.pictures', { id, pictures: kept }) : ok(true);
  };
  const wanted = (path: string) => isPicture(path) && isOwn(path);
  for await (const { path, bytes } of readZip(zip, upload.maxBytes, wanted)) {
    const name = path.split('/').at(-1) ?? path;
    const sent = await uploadFile(language, new File([bytes], name), {});
    if (sent.ok) pictures.push({ source: path.slice(0, 500), key: sent.value.key });
    if (pictures.length < namesAtOnce) continue;
    const kept = await keep();
    if (!kept.ok) return kept;
  }
  return keep();
}
