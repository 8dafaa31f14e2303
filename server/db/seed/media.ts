import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { invariant } from '#schemas/result.ts';
import type { MediaData } from '#schemas/site-data.ts';
import type { MediaStore, StoredPicture } from '../../media/media-store.ts';
import type { Database } from '../schema.ts';
import { insertRows } from './rows.ts';

/** The folder of the seed's pictures (`<key>.webp`) and the store for them. */
export interface SeedMedia {
  readonly folder: string;
  readonly store: MediaStore;
}

/** Originals are several megabytes each, so only a few are in memory at once. */
const picturesAtOnce = 4;

/**
 * Stores the pictures. Without a source the rows get made-up hashes, which is enough for tests that show no
 * pictures.
 */
export async function takePictures(
  media: readonly MediaData[],
  source: SeedMedia | null,
): Promise<StoredPicture[]> {
  if (!source) return media.map(imaginePicture);
  const taken: StoredPicture[] = [];
  for (let start = 0; start < media.length; start += picturesAtOnce) {
    const some = media.slice(start, start + picturesAtOnce);
    taken.push(...(await Promise.all(some.map(({ key }) => takePicture(key, source)))));
  }
  return taken;
}

async function takePicture(key: string, source: SeedMedia): Promise<StoredPicture> {
  const taken = await source.store.add(await readFile(join(source.folder, `${key}.webp`)));
  invariant(taken.ok, `picture "${key}" is broken`);
  return taken.value;
}

function imaginePicture({ key, width, height }: MediaData): StoredPicture {
  const hash = createHash('sha256').update(key).digest('hex');
  const placeholder = 'data:,';
  return { hash, width, height, size: 0, hasAlpha: false, mime: 'image/webp', placeholder };
}

export async function seedMedia(
  db: Kysely<Database>,
  media: readonly MediaData[],
  pictures: readonly StoredPicture[],
): Promise<void> {
  const rows = pictures.map((picture, index) => mediaRow(media[index], picture, index + 1));
  await insertRows(db, 'media', rows);
}

function mediaRow(data: MediaData | undefined, picture: StoredPicture, id: number) {
  invariant(data, 'every picture belongs to a media entry');
  const { hash, size, width, height, mime, placeholder, hasAlpha } = picture;
  return {
    id,
    key: data.key,
    hash,
    title: data.title,
    alt: data.alt,
    original_name: `${data.key}.webp`,
    display_name: data.key,
    extension: 'webp',
    mime,
    size,
    width,
    height,
    has_alpha: hasAlpha,
    placeholder,
  };
}
