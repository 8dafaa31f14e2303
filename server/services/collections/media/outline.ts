import { type Kysely, sql } from 'kysely';
import type { MediaFolder, MediaOutline } from '#schemas/api/media-library.ts';
import type { Database } from '../../../db/schema.ts';

export async function readOutline(db: Kysely<Database>): Promise<MediaOutline> {
  const [folders, tags] = await Promise.all([readFolders(db), readTags(db)]);
  return { folders, tags };
}

/** Reads the folders by name, each parent before its children. */
async function readFolders(db: Kysely<Database>): Promise<MediaFolder[]> {
  const { rows } = await sql<MediaFolder>`
    WITH RECURSIVE tree AS (
      SELECT id, name, parent_id, ARRAY[lower(name)] AS place
      FROM media_folders WHERE parent_id IS NULL
      UNION ALL
      SELECT f.id, f.name, f.parent_id, tree.place || lower(f.name)
      FROM media_folders f JOIN tree ON tree.id = f.parent_id
    )
    SELECT tree.id, tree.name, tree.parent_id AS "parentId", coalesce(held.files, 0) AS files
    FROM tree LEFT JOIN (
      SELECT folder_id, count(*)::int AS files FROM media WHERE deleted_at IS NULL GROUP BY folder_id
    ) AS held ON held.folder_id = tree.id
    ORDER BY tree.place`.execute(db);
  return rows;
}

async function readTags(db: Kysely<Database>): Promise<MediaOutline['tags']> {
  const { rows } = await sql<MediaOutline['tags'][number]>`
    SELECT tag, count(*)::int AS files FROM media, unnest(tags) AS tag
    WHERE deleted_at IS NULL GROUP BY tag ORDER BY lower(tag), tag LIMIT 9999`.execute(db);
  return rows;
}
