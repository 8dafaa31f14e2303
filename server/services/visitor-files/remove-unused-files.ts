import { sql } from 'kysely';
import type { MediaDependencies } from '../media/media-dependencies.ts';

/** A file may be sent again at this moment, so it stays for a while. */
const stay = sql`interval '10 minutes'`;
/** Maximum number of files per round; the next round follows soon. */
const atOnce = 100;

/** Deletes files from the drive that no visitor's row and no medium uses any more. */
export async function removeUnusedFiles(
  { db, store }: Pick<MediaDependencies, 'db' | 'store'>,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ hash: string; is_used: boolean }>`
    SELECT hash, EXISTS (SELECT FROM visitor_files f WHERE f.hash = u.hash)
      OR EXISTS (SELECT FROM media m WHERE u.hash IN (m.hash, m.original_hash)) AS is_used
    FROM unused_files u WHERE noted_at < ${now}::timestamptz - ${stay} LIMIT ${atOnce}`.execute(db);
  if (rows.length === 0) return 0;
  for (const { hash, is_used } of rows) if (!is_used) await store.remove(hash);
  const hashes = rows.map(({ hash }) => hash);
  await db.deleteFrom('unused_files').where('hash', 'in', hashes).execute();
  return rows.length;
}
