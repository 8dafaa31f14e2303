import type { Media, MediaSource } from '#schemas/entities/media.ts';
import type { Size } from './crop-rectangle.ts';

/**
 * Returns the smallest source that is sharp at this width on a high-density screen, in a format that all
 * browsers support.
 */
export function sourceFor(sources: readonly MediaSource[], width: number): MediaSource | undefined {
  const webp = sources.filter(({ mime }) => mime === 'image/webp');
  const known = (webp.length > 0 ? webp : sources).toSorted((a, b) => a.width - b.width);
  return known.find((source) => source.width >= width * 1.5) ?? known.at(-1);
}

export interface WholePicture extends Size {
  readonly src: string;
}

/** Returns the uncropped picture; null for other files. */
export function wholePictureOf({ original, sources, path, width, height }: Media, shown: number) {
  const whole = original ?? { width, height, path, sources };
  if (!whole.width || !whole.height) return null;
  const src = sourceFor(whole.sources, shown)?.path ?? whole.path;
  return { src, width: whole.width, height: whole.height } satisfies WholePicture;
}
