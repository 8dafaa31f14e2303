import { sql } from 'kysely';
import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import { inTransaction } from '../transaction.ts';
import { type LogMedia, staffId } from './log-media.ts';
import { type MediaDependencies, mediaTags } from './media-dependencies.ts';

/** Removes a medium from the library; pages that use it show their fallback. Its file remains. */
export const deleteMedia =
  (deps: MediaDependencies, log: LogMedia): Handler<'media.delete'> =>
  async ({ id }, { actor, now }) => {
    const removed = await inTransaction<{ done: true }>(deps.db, async (step) => {
      const row = await step
        .updateTable('media')
        .set({ deleted_at: now.toISOString() })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returning(['title', 'key'])
        .executeTakeFirst();
      if (!row) return fail('notFound');
      const actorId = staffId(actor);
      if (actorId !== null)
        await log(step, { actorId, id, action: 'remove', before: row, after: {} });
      return ok({ done: true });
    });
    if (removed.ok) await invalidate(deps, mediaTags);
    return removed;
  };

/** Permanently deletes files from the drive, with every medium made of them. */
export const deleteFiles =
  (deps: MediaDependencies): Handler<'media.directoryItemDelete'> =>
  async ({ targetIds }, { now }) => {
    const { rows } = await sql<{ hash: string; original_hash: string | null }>`
      UPDATE media SET deleted_at = coalesce(deleted_at, ${now.toISOString()}::timestamptz)
      WHERE coalesce(original_hash, hash) = ANY (${targetIds}::text[])
      RETURNING hash, original_hash`.execute(deps.db);
    if (rows.length === 0) return fail('notFound');
    const hashes = new Set(rows.flatMap((row) => [row.hash, row.original_hash ?? row.hash]));
    for (const hash of hashes) if (!(await isSent(deps, hash))) await deps.store.remove(hash);
    await invalidate(deps, mediaTags);
    return ok({ done: true });
  };

/** Whether a visitor sent the same file. */
async function isSent({ db }: MediaDependencies, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('visitor_files')
    .select('id')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
