import type { Media } from '#schemas/entities/media.ts';
import type { PictureMedia } from '../ui/picture.tsx';

/** Of a medium only what rendering it needs: what a hydrated block holds travels with the page. */
export function toPicture(media: Media): PictureMedia {
  const { sources, alt, placeholder, focalPoint } = media;
  return {
    sources: sources.map(({ mime, width, height, path }) => ({ mime, width, height, path })),
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
