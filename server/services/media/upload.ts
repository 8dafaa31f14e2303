import { maxFiles } from '#schemas/constants.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler, UploadedFile } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import { inTransaction } from '../transaction.ts';
import { libraryMedia } from './library-media.ts';
import { type MediaDependencies, mediaTags } from './media-dependencies.ts';
import { findOrAddMedia, type Wishes } from './medium-rows.ts';
import { type CheckedFile, checkFile, type StoredFile, storeFile } from './store-file.ts';

/** All files or none: every file is checked before the first is stored. */
export const uploadMedia =
  (deps: MediaDependencies): Handler<'media.upload'> =>
  async ({ customData }, { files = [], language }) => {
    const wishes = readWishes(customData);
    if (!wishes) return fail('badRequest', { field: 'customData' });
    if (files.length === 0) return fail('required', { field: 'file' });
    const max = maxFiles(wishes.access);
    if (files.length > max) return fail('tooManyFiles', { params: { max } });
    const stored = await storeAll(deps, files);
    if (!stored.ok) return stored;
    const rows = await inTransaction(deps.db, async (step) =>
      ok(await findOrAddMedia(step, stored.value, wishes, language)),
    );
    if (!rows.ok) return rows;
    await invalidate(deps, mediaTags);
    return ok(await Promise.all(rows.value.map((row) => libraryMedia(deps.store, row, language))));
  };

/** Only one file is in memory at a time. */
async function storeAll(
  { store }: MediaDependencies,
  files: readonly UploadedFile[],
): Promise<Result<readonly StoredFile[]>> {
  const checked: (CheckedFile & Pick<UploadedFile, 'read'>)[] = [];
  for (const { name, read } of files) {
    const file = await checkFile(store, name, await read());
    if (!file.ok) return file;
    checked.push({ ...file.value, read });
  }
  const stored: StoredFile[] = [];
  for (const file of checked) {
    const added = await storeFile(store, file, await file.read());
    if (!added.ok) return added;
    stored.push(added.value);
  }
  return ok(stored);
}

const longest = { title: 500, alt: 500, description: 5000 } as const;

/** Returns the JSON sent with the files, or null when it is invalid. */
function readWishes(text: string | undefined): Wishes | null {
  const data = text === undefined ? {} : parse(text);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const fits = Object.entries(data).every(([name, value]) =>
    name === 'access'
      ? value === 'public' || value === 'other'
      : isLongestName(name) && typeof value === 'string' && value.length <= longest[name],
  );
  return fits ? data : null;
}

const isLongestName = (name: string): name is keyof typeof longest => Object.hasOwn(longest, name);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
