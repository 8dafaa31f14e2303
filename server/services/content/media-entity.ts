import { type RawBuilder, sql } from 'kysely';
import type { Media, MediaSource } from '#schemas/entities/media.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { defaultRendition } from '#schemas/rules/default-rendition.ts';
import { type RenditionSpec, renditionSpec, renditionUrl } from '../../media/renditions.ts';

/** A row of `media` as JSON. */
export interface MediaRow {
  readonly id: number;
  readonly key: string;
  readonly hash: string;
  readonly drive_id: string | null;
  readonly version: number;
  readonly title: LocalizedText;
  readonly alt: LocalizedText;
  readonly description: LocalizedText | null;
  readonly original_name: string;
  readonly display_name: string;
  readonly extension: string;
  readonly mime: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly has_alpha: boolean;
  readonly placeholder: string | null;
  readonly focal_x: number | null;
  readonly focal_y: number | null;
  readonly access: 'public' | 'other';
  readonly is_default: boolean;
  readonly created_at: string;
  /** Hash of the whole picture when `hash` is that of a crop. */
  readonly original_hash: string | null;
  readonly crop_x: number | null;
  readonly crop_y: number | null;
  readonly crop_width: number | null;
  readonly crop_height: number | null;
  readonly folder_id: number | null;
  readonly tags: readonly string[];
}

/** JSON of the `media` row with this id; null when visitors cannot see it. */
export function mediaJson(idColumn: string): RawBuilder<MediaRow | null> {
  return sql`(SELECT to_jsonb(file) FROM media file
    WHERE file.id = ${sql.ref(idColumn)} AND file.deleted_at IS NULL AND file.access = 'public')`;
}

/** Returns the medium in the requested language, with the address of every rendition. */
export function mediaOf(row: MediaRow, language: Language): Media {
  const { focal_x: x, focal_y: y } = row;
  const sources = sourcesOf(row);
  return {
    id: row.id,
    driveId: row.drive_id,
    version: row.version,
    title: localize(row.title, language),
    description: row.description && localize(row.description, language),
    size: row.size,
    path: pathOf(sources) ?? `/media/${row.hash}/original.${row.extension}`,
    displayName: row.display_name,
    originalName: row.original_name,
    extension: row.extension,
    mime: row.mime,
    hash: row.hash,
    access: row.access,
    default: row.is_default,
    key: row.key,
    alt: localize(row.alt, language),
    width: row.width,
    height: row.height,
    // A placeholder would remain visible behind a transparent picture.
    placeholder: row.has_alpha ? null : row.placeholder,
    focalPoint: x === null || y === null ? null : { x, y },
    sources,
  };
}

/** Path for links to the picture: the most widely supported format, in the default size. */
function pathOf(sources: readonly MediaSource[]): string | undefined {
  const mime = sources.at(-1)?.mime;
  return defaultRendition(sources.filter((source) => source.mime === mime))?.path;
}

export const mediaOrNull = (row: MediaRow | null, language: Language): Media | null =>
  row && mediaOf(row, language);

interface Picture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

function sourcesOf({ hash, width, height, has_alpha: hasAlpha }: MediaRow): MediaSource[] {
  return width === null || height === null ? [] : pictureSources({ hash, width, height, hasAlpha });
}

/** Best format first, widths ascending; the last one is the largest that every browser can show. */
export function pictureSources({ hash, width, height, hasAlpha }: Picture): MediaSource[] {
  const spec: RenditionSpec = renditionSpec({ width, hasAlpha });
  return spec.formats.flatMap((format) =>
    spec.widths.map((wide) => ({
      mime: `image/${format}`,
      width: wide,
      height: Math.max(1, Math.round((wide * height) / width)),
      path: renditionUrl(hash, { width: wide, format: format }),
    })),
  );
}
