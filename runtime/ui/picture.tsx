import { type CSSProperties, useState } from 'react';
import { defaultRendition } from '#schemas/rules/default-rendition.ts';
import styles from './picture.module.css';

export interface PictureSource {
  readonly mime: string;
  readonly width: number;
  readonly path: string;
}

interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** A tiny data URI shown until the picture has loaded. */
  readonly placeholder?: string | null | undefined;
  /** The point to keep visible when cropped: fractions of width and height, 0 to 1. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | null | undefined;
}

export interface PictureMedia extends PictureFacts {
  readonly alt: string;
  /** Files of the picture: the most widely supported format last, widths ascending. */
  readonly sources: readonly PictureSource[];
}

/**
 * A decorative picture that names its files in short, for lists of many pictures: `<folder><width>.<format>`,
 * each width in each format. Its placeholder may lack `webpUri`.
 */
export interface ShortPicture extends PictureFacts {
  readonly folder: string;
  /** Formats, the most widely supported one last. */
  readonly formats: readonly string[];
  /** Widths in px, ascending. */
  readonly widths: readonly number[];
}

export interface PictureProps {
  readonly media: PictureMedia | ShortPicture;
  /**
   * Display width, as in `img sizes`. When it depends on the viewport, a lazy picture uses its layout width,
   * which is smaller in a column.
   */
  readonly sizes: string;
  /** Whether the picture is above the fold: it is then loaded immediately with high priority. */
  readonly priority?: boolean | undefined;
  /** Crops to width/height, e.g. `1/1`; without it the picture keeps its own ratio. */
  readonly ratio?: string | undefined;
  /** Replaces the medium's own alt text; empty for decoration. */
  readonly alt?: string | undefined;
}

/** Start of a WebP picture as a data URI. */
export const webpUri = 'data:image/webp;base64,';

const formats = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const;

/** One picture in the available formats and sizes; a drawing replaces it when it cannot load. */
export function Picture({
  media,
  sizes,
  priority,
  ratio,
  alt = 'alt' in media ? media.alt : '',
}: PictureProps) {
  const { focalPoint, placeholder, width, height } = media;
  const sets = setsOf(sourcesOf(media));
  const common = sets.at(-1);
  // In lists, browsers from before WebP (2020) get only one size, so the markup is shorter.
  const hasSizes = common && !('folder' in media && sets.length > 1);
  const file = defaultRendition(common?.files ?? [])?.path;
  const [failed, setFailed] = useState(file === undefined);
  const auto = !priority && sizes.includes('vw') ? 'auto' : undefined;
  const shown = auto ? `${auto}, ${sizes}` : sizes;
  const style: CSSProperties = {
    aspectRatio: ratio ?? `${width}/${height}`,
    objectPosition: focalPoint ? `${focalPoint.x * 100}% ${focalPoint.y * 100}%` : undefined,
    backgroundImage: placeholder && !failed ? `url(${dataUri(placeholder)})` : undefined,
  };
  return (
    <picture className={styles.picture} data-failed={failed || undefined}>
      {sets.slice(0, -1).map(({ mime, files }) => (
        <source key={mime} type={mime} srcSet={srcSetOf(files)} sizes={shown} />
      ))}
      <img
        ref={(image) => {
          // The error event may have fired before hydration. A picture added later may look failed before it loads.
          if (image?.complete && image.currentSrc && !image.naturalWidth) setFailed(true);
        }}
        src={file}
        srcSet={hasSizes ? srcSetOf(common.files) : undefined}
        // Sources are chosen by the layout width only if the sizes of the image begin with `auto`.
        sizes={hasSizes ? shown : auto}
        alt={alt}
        width={width}
        height={height}
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

const dataUri = (placeholder: string): string =>
  placeholder.includes(':') ? placeholder : webpUri + placeholder;

/** Returns all files of a picture. */
export function sourcesOf(media: PictureProps['media']): readonly PictureSource[] {
  return 'sources' in media ? media.sources : shortSources(media);
}

export function shortSources({ folder, formats, widths }: Files): readonly PictureSource[] {
  return formats.flatMap((format) =>
    widths.map((width) => ({
      mime: `image/${format}`,
      width,
      path: `${folder}${width}.${format}`,
    })),
  );
}

type Files = Pick<ShortPicture, 'folder' | 'formats' | 'widths'>;

interface FormatSet {
  readonly mime: string;
  readonly files: readonly PictureSource[];
}

/** Returns the files of each format that the picture has. Every browser can show the last one, the `img`. */
function setsOf(sources: readonly PictureSource[]): FormatSet[] {
  return formats
    .map((mime) => ({ mime, files: sources.filter((source) => source.mime === mime) }))
    .filter(({ files }) => files[0]);
}

const srcSetOf = (files: readonly PictureSource[]): string =>
  files.map(({ path, width }) => `${path} ${width}w`).join(', ');
