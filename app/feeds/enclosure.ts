import { absolute } from '#runtime/product/json-ld.ts';
import type { Media, MediaSource } from '#schemas/entities/media.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { parseRenditionFile } from '#server/media/renditions.ts';
import type { FeedContext } from './feed-sources.ts';

interface Enclosure {
  readonly url: string;
  readonly type: string;
  /** Size of the file in bytes. */
  readonly length: number;
}

/**
 * Returns the widest file of a picture whose size is known. Files are encoded at their first request, and a
 * feed must not wait for that.
 */
export async function enclosureOf(
  picture: Pick<Media, 'sources'> | null | undefined,
  { site, pictures }: Pick<FeedContext, 'site' | 'pictures'>,
): Promise<Enclosure | null> {
  for (const source of widestFirst(picture?.sources ?? [])) {
    const length = await sizeOf(source, pictures);
    if (length !== null) return { url: absolute(site, source.path), type: source.mime, length };
  }
  return null;
}

/**
 * Sorts sources by width. Formats that every program reads are the last sources, so they come first among
 * sources of one width.
 */
const widestFirst = (sources: readonly MediaSource[]): MediaSource[] =>
  sources.toReversed().sort((one, other) => other.width - one.width);

async function sizeOf(
  { path }: MediaSource,
  pictures: Pick<MediaStore, 'size'>,
): Promise<number | null> {
  const [, , hash = '', file = ''] = path.split('/');
  const name = parseRenditionFile(file);
  return name && pictures.size(hash, name);
}
