import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { MediaAccess } from '../../media/media.routes.ts';
import { findFileAccess } from '../visitor-files/file-access.ts';

interface FileRow {
  readonly hash: string;
  readonly access: 'public' | 'other';
  readonly width: number | null;
  readonly mime: string;
  readonly extension: string;
  readonly display_name: string;
}

/**
 * Returns who may read the file with this hash, or null when the library has none. The uncropped original is
 * for the back office only.
 */
export const findMediaAccess =
  (db: Kysely<Database>) =>
  async (hash: string): Promise<MediaAccess | null> => {
    const { rows } = await sql<FileRow>`
      SELECT hash, access, width, mime, extension, display_name FROM media
      WHERE (hash = ${hash} OR original_hash = ${hash}) AND deleted_at IS NULL
      ORDER BY access = 'public' DESC, id`.execute(db);
    const [row] = rows;
    const isPublic = rows.some((each) => each.hash === hash && each.access === 'public');
    const sent = isPublic ? null : await findFileAccess(db, hash);
    if (!row || sent?.isPublic) return sent;
    const { mime, extension, display_name: name } = row;
    return { isPublic, download: row.width === null ? { name, mime, extension } : null };
  };
