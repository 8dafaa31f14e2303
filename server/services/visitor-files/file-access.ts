import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { MediaAccess } from '../../media/media.routes.ts';
import { comments } from '../collections/records/comments.ts';
import { formEntries } from '../collections/records/form-entries.ts';

interface FileRow {
  readonly name: string;
  readonly mime: string;
  readonly extension: string;
  readonly width: number | null;
  readonly is_review: boolean;
  readonly is_shown: boolean;
}

/** Photos of an approved review are public; what else visitors sent is for staff with the right to read it. */
export async function findFileAccess(
  db: Kysely<Database>,
  hash: string,
): Promise<MediaAccess | null> {
  const { rows } = await sql<FileRow>`
    SELECT f.name, f.mime, f.extension, f.width, f.comment_id IS NOT NULL AS is_review,
      coalesce(c.status = 'approved', false) AS is_shown
    FROM visitor_files f LEFT JOIN comments c ON c.id = f.comment_id
    WHERE f.hash = ${hash} ORDER BY is_shown DESC, is_review DESC, f.id LIMIT 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { name, mime, extension } = row;
  const { scopes } = row.is_review ? comments : formEntries;
  return {
    isPublic: row.is_shown,
    scopes: scopes.read,
    download: row.width === null ? { name, mime, extension } : null,
  };
}
