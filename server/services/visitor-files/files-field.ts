import { sql } from 'kysely';
import { standardWidths } from '../../media/renditions.ts';
import type { CollectionField } from '../collections/collection.ts';

/** The largest rendition of a picture; other files unchanged. */
const path = sql`'/media/' || f.hash || '/' || coalesce(
  coalesce((SELECT max(w) FROM unnest(${[...standardWidths]}::int[]) w WHERE w <= f.width), f.width)
    || '.webp', 'original.' || f.extension)`;

const listOf = (owner: 'entry_id' | 'comment_id', id: string) => sql`(
  SELECT json_agg(json_build_object('name', f.name, 'size', f.size, 'path', ${path}) ORDER BY f.id)
  FROM visitor_files f WHERE f.${sql.ref(owner)} = ${sql.ref(id)})`;

/** Returns the files of a record, for staff. */
export const entryFiles: CollectionField = {
  cell: 'files',
  sql: listOf('entry_id', 'form_entries.id'),
};
export const commentPhotos: CollectionField = {
  cell: 'files',
  sql: listOf('comment_id', 'comments.id'),
};
