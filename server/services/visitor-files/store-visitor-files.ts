import { sql, type Transaction } from 'kysely';
import { invariant, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { type StoredFile, storeFile } from '../media/store-file.ts';
import type { SendableFile } from './check-files.ts';

export interface VisitorFile extends StoredFile {
  readonly field: string;
}

/**
 * Stores checked files, then the record that they belong to. Until then a file counts as unused: if saving
 * fails, it is removed later. Pictures are encoded again, without the camera's metadata.
 */
export async function storeVisitorFiles<T>(
  { db, store }: Pick<ServiceDependencies, 'db' | 'store'>,
  files: readonly SendableFile[],
  save: (kept: readonly VisitorFile[]) => Promise<Result<T>>,
): Promise<Result<T>> {
  const kept: VisitorFile[] = [];
  for (const { field, read, ...checked } of files) {
    invariant(store, 'files were checked by the store');
    const stored = await storeFile(store, checked, await read());
    if (!stored.ok) return { ok: false, error: { ...stored.error, field } };
    await noteUnused(db, stored.value.hash);
    kept.push({ ...stored.value, field });
  }
  return save(kept);
}

async function noteUnused(db: ServiceDependencies['db'], hash: string): Promise<void> {
  await db
    .insertInto('unused_files')
    .values({ hash })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ noted_at: sql`now()` }))
    .execute();
}

/** The record that files belong to. */
type Owner = { readonly entry_id: number } | { readonly comment_id: number; readonly alt: string };

/**
 * Adds stored files to an entry or a comment of the same transaction; a file that was chosen twice is added
 * once.
 */
export async function addFiles(
  step: Transaction<Database>,
  files: readonly VisitorFile[],
  owner: Owner,
): Promise<void> {
  if (files.length === 0) return;
  const chosen = new Map(files.map((file) => [`${file.field} ${file.hash}`, file]));
  const rows = [...chosen.values()].map(({ picture, ...file }) => ({
    ...file,
    ...owner,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    has_alpha: picture?.hasAlpha ?? false,
    placeholder: picture?.placeholder ?? null,
  }));
  await step.insertInto('visitor_files').values(rows).execute();
}
