import type { Media, MediaCrop } from '#schemas/entities/media.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { type MediaRow, mediaOf, pictureSources } from '../content/media-entity.ts';

/** Returns a medium with the fields only the back office sees. */
export async function libraryMedia(
  store: MediaStore,
  row: MediaRow,
  language: Language,
): Promise<Media> {
  const original = row.original_hash && (await wholePicture(store, row.original_hash));
  const { title, alt, description } = row;
  const media = mediaOf(row, language);
  return {
    ...media,
    driveId: row.original_hash ?? row.hash,
    newPath: row.original_hash ? media.path : null,
    usePublicPath: row.access === 'public',
    alternativePaths: media.sources.map(({ path }) => path).filter((path) => path !== media.path),
    crop: cropOf(row),
    ...(original && { original }),
    texts: { title, alt, description: description ?? { [defaultLanguage]: '' } },
    folderId: row.folder_id,
    tags: [...row.tags],
    created_at: new Date(row.created_at).toISOString(),
  };
}

export function cropOf({
  crop_x: x,
  crop_y: y,
  crop_width: width,
  crop_height: height,
}: MediaRow): MediaCrop | null {
  return x === null || y === null || width === null || height === null
    ? null
    : { x, y, width, height };
}

async function wholePicture(store: MediaStore, hash: string): Promise<Media['original'] | null> {
  const picture = await store.facts(hash);
  if (!picture) return null;
  const sources = pictureSources(picture);
  const { width, height } = picture;
  return { width, height, sources, path: sources.at(-1)?.path ?? '' };
}
