import type { Media } from '#schemas/entities/media.ts';

/** A plain picture for tests. */
export function sampleMedia(key: string, given: Partial<Media> = {}): Media {
  return {
    id: [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 1),
    key,
    version: 1,
    title: key,
    alt: key,
    originalName: `${key}.jpg`,
    extension: 'jpg',
    size: 240_000,
    path: '/media/none/640.jpeg',
    mime: 'image/jpeg',
    access: 'public',
    width: 1600,
    height: 900,
    sources: [],
    ...given,
  };
}
