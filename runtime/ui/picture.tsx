import { type CSSProperties, useState } from 'react';
import { defaultRendition } from '#schemas/rules/default-rendition.ts';
import styles from './picture.module.css';

export interface PictureSource {
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

export interface PictureMedia {
  /** Most widely understood format last, widths ascending. */
  readonly sources: readonly PictureSource[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A tiny data URI shown until the picture is there. */
  readonly placeholder?: string | null | undefined;
  /** What must stay in view when cropped: shares of width and height, 0 to 1. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | null | undefined;
}

export interface PictureProps {
  readonly media: PictureMedia;
  /**
   * How wide it will be shown, as in `img sizes`. Where that depends on the viewport, a picture that
   * loads late asks by the room that it has: in a column that is less.
   */
  readonly sizes: string;
  /** In the first view: loaded at once and first. */
  readonly priority?: boolean | undefined;
  /** Crops to width/height, e.g. `1/1`; without it the picture's own shape. */
  readonly ratio?: string | undefined;
  /** Instead of the media's own text; empty for decoration. */
  readonly alt?: string | undefined;
}

const formats = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const;

/** One picture in the formats and sizes there are; a drawing takes its place when it cannot load. */
export function Picture({ media, sizes, priority, ratio, alt = media.alt }: PictureProps) {
  const src = fallbackOf(media.sources);
  const [failed, setFailed] = useState(src === undefined);
  const { focalPoint, placeholder } = media;
  const shown = priority || !sizes.includes('vw') ? sizes : `auto, ${sizes}`;
  const style: CSSProperties = {
    aspectRatio: ratio ?? `${media.width}/${media.height}`,
    objectPosition: focalPoint ? `${focalPoint.x * 100}% ${focalPoint.y * 100}%` : undefined,
    backgroundImage: placeholder && !failed ? `url("${placeholder}")` : undefined,
  };
  return (
    <picture className={styles.picture} data-failed={failed || undefined}>
      {formats.map((mime) => (
        <FormatSource key={mime} {...{ mime, sizes: shown, sources: media.sources }} />
      ))}
      <img
        ref={(image) => {
          if (image && hasFailed(image)) setFailed(true);
        }}
        src={src}
        sizes={shown}
        alt={alt}
        width={media.width}
        height={media.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        style={style}
        onError={() => setFailed(true)}
        onLoad={() => setFailed(false)}
      />
      {failed && alt && (
        <span className={styles.alt} aria-hidden="true">
          {alt}
        </span>
      )}
    </picture>
  );
}

/** The error may have come before hydration, when nobody listened. A picture put in later may look so before it loads. */
function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.currentSrc !== '' && image.naturalWidth === 0;
}

interface FormatSourceProps {
  readonly mime: string;
  readonly sizes: string;
  readonly sources: readonly PictureSource[];
}

function FormatSource({ mime, sizes, sources }: FormatSourceProps) {
  const set = sources.filter((source) => source.mime === mime);
  if (set.length === 0) return null;
  const srcSet = set.map(({ path, width }) => `${path} ${width}w`).join(', ');
  return <source type={mime} srcSet={srcSet} sizes={sizes} />;
}

/** For readers of no `source`: the most widely understood format, in the default size. */
function fallbackOf(sources: readonly PictureSource[]): string | undefined {
  const mime = sources.at(-1)?.mime;
  const set = sources.filter((source) => source.mime === mime);
  return defaultRendition(set)?.path;
}
