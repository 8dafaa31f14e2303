import type { Media } from '#schemas/entities/media.ts';
import type { PictureMedia } from '../ui/picture.tsx';

/**
 * Returns only the parts of a medium that rendering needs, because the data of a hydrated block is sent with
 * the page.
 */
export function toPicture(media: Media): PictureMedia {
  const { sources, alt, placeholder, focalPoint } = media;
  return {
    sources: sources.map(({ mime, width, path }) => ({ mime, width, path })),
    alt,
    width: media.width ?? 4,
    height: media.height ?? 3,
    ...(placeholder ? { placeholder } : {}),
    ...(focalPoint ? { focalPoint } : {}),
  };
}

export function toPictureOrNull(media: Media | null | undefined): PictureMedia | null {
  return media ? toPicture(media) : null;
}
