import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { UploadedFile } from '#server/api/handler.ts';
import { localFiles } from '#server/media/local-files.ts';
import { createMediaStore } from '#server/media/media-store.ts';

/** A store of files in a folder of its own. */
export async function openFileStore() {
  const folder = await mkdtemp(join(tmpdir(), 'izlog-visitor-files-'));
  const store = createMediaStore(localFiles(folder));
  return { store, close: () => rm(folder, { recursive: true, force: true }) };
}

/** A file as a form of the shop sends it. */
export const fileOf = (field: string, name: string, content: string | Buffer): UploadedFile => ({
  field,
  name,
  read: async () => Buffer.from(content),
});

/** A photo that holds where it was taken. */
export const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Tajni Fotograf' } })
    .jpeg()
    .toBuffer();
