import { type CSSProperties, useState } from 'react';
import { defaultRendition } from '#schemas/rules/default-rendition.ts';
import styles from './picture.module.css';

export interface PictureSource {
  readonly mime: string;
  readonly width: number;
  readonly path: string;
}

export interface PictureMedia {
  /** Most widely supported format last, widths ascending. */
  readonly sources: readonly PictureSource[];
  /** What the paths of all sources begin with. They name it only here, because lists have many pictures. */
  readonly folder?: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A tiny data URI shown until the picture has loaded. */
  readonly placeholder?: string | null | undefined;
  /** The point to keep visible when cropped: fractions of width and height, 0 to 1. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | null | undefined;
}

export interface PictureProps {
  readonly media: PictureMedia;
  /**
   * Display width, as in `img sizes`. When it depends on the viewport, a lazy picture uses its layout width,
   * which is smaller in a column.
   */
  readonly sizes: string;
  /** Above the fold: loaded immediately with high priority. */
  readonly priority?: boolean | undefined;
  /** Crops to width/height, e.g. `1/1`; without it the picture keeps its own ratio. */
  readonly ratio?: string | undefined;
  /** Replaces the medium's own alt text; empty for decoration. */
  readonly alt?: string | undefined;
}

const formats = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const;

/** One picture in the available formats and sizes; a drawing replaces it when it cannot load. */
export function Picture({ media, sizes, priority, ratio, alt = media.alt }: PictureProps) {
  const { focalPoint, folder = '', placeholder, sources } = media;
  const file = fallbackOf(sources);
  const [failed, setFailed] = useState(file === undefined);
  const shown = priority || !sizes.includes('vw') ? sizes : `auto, ${sizes}`;
  const style: CSSProperties = {
    aspectRatio: ratio ?? `${media.width}/${media.height}`,
    objectPosition: focalPoint ? `${focalPoint.x * 100}% ${focalPoint.y * 100}%` : undefined,
    backgroundImage: placeholder && !failed ? `url("${placeholder}")` : undefined,
  };
  return (
    <picture className={styles.picture} data-failed={failed || undefined}>
      {formats.map((mime) => (
        <FormatSource key={mime} {...{ mime, sizes: shown, sources, folder }} />
      ))}
      <img
        ref={(image) => {
          if (image && hasFailed(image)) setFailed(true);
        }}
        src={file && folder + file}
        sizes={shown === sizes ? undefined : 'auto'}
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

/** The error event may have fired before hydration. A picture added later may look failed before it loads. */
function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.currentSrc !== '' && image.naturalWidth === 0;
}

interface FormatSourceProps {
  readonly mime: string;
  readonly sizes: string;
  readonly sources: readonly PictureSource[];
  readonly folder: string;
}

function FormatSource({ mime, sizes, sources, folder }: FormatSourceProps) {
  const set = sources.filter((source) => source.mime === mime);
  if (set.length === 0) return null;
  const srcSet = set.map(({ path, width }) => `${folder}${path} ${width}w`).join(', ');
  return <source type={mime} srcSet={srcSet} sizes={sizes} />;
}

/** Without `source` support: the most widely supported format, in the default size. */
function fallbackOf(sources: readonly PictureSource[]): string | undefined {
  const mime = sources.at(-1)?.mime;
  const set = sources.filter((source) => source.mime === mime);
  return defaultRendition(set)?.path;
}
