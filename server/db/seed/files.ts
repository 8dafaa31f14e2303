import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import type { FileData, SiteData } from '#schemas/site-data.ts';
import { hashOf } from '../../media/media-store.ts';
import type { Database } from '../schema.ts';
import type { SeedKeys } from './keys.ts';
import type { SeedMedia } from './media.ts';
import { insertRows } from './rows.ts';

/** A file that buyers of a product receive. */
export interface TakenFile {
  readonly sku: string;
  readonly position: number;
  readonly data: FileData;
  readonly hash: string;
  readonly size: number;
}

/** Stores the files. Without a source the rows get made-up hashes, like pictures. */
export async function takeFiles(
  { products }: Pick<SiteData, 'products'>,
  source: SeedMedia | null,
): Promise<TakenFile[]> {
  const taken: TakenFile[] = [];
  for (const { sku, files = [] } of products) {
    for (const [position, data] of files.entries()) {
      taken.push({ sku, position, data, ...(await takeFile(data, source)) });
    }
  }
  return taken;
}

async function takeFile({ name }: FileData, source: SeedMedia | null) {
  if (!source) return { hash: hashOf(name), size: 0 };
  return source.store.addFile(await readFile(join(source.folder, 'files', name)));
}

function mediaOf({ data: { name, mime }, hash, size }: TakenFile) {
  return {
    key: name,
    hash,
    title: { [defaultLanguage]: name },
    alt: { [defaultLanguage]: '' },
    original_name: name,
    display_name: name,
    extension: extname(name).slice(1),
    mime,
    size,
    access: 'other' as const,
    width: null,
    height: null,
  };
}

/** Returns the file's media row, for a single insert. */
export function fileRow(file: TakenFile) {
  const { title, alt, ...row } = mediaOf(file);
  return { ...row, title: JSON.stringify(title), alt: JSON.stringify(alt) };
}

/** `after`: ids up to this one belong to pictures. */
export async function seedFiles(
  db: Kysely<Database>,
  files: readonly TakenFile[],
  keys: SeedKeys,
  after: number,
): Promise<void> {
  const ids = files.map((_, index) => after + index + 1);
  await insertRows(
    db,
    'media',
    files.map((file, index) => ({ id: ids[index] ?? 0, ...mediaOf(file) })),
  );
  await insertRows(
    db,
    'product_files',
    files.map(({ sku, position }, index) => ({
      product_id: keys.products.of(sku),
      position,
      media_id: ids[index] ?? 0,
    })),
  );
}
