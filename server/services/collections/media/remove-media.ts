import { sql } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { ok, type Result } from '#schemas/result.ts';
import { invalidate } from '../../../cache/invalidation.ts';
import { type MediaDependencies, mediaTags } from '../../media/media-dependencies.ts';
import { hasNoUse } from '../../media/media-uses.ts';
import { inTransaction } from '../../transaction.ts';
import { logMedia } from './log-media.ts';

/** Deletes files from the library; files in use only with `evenIfUsed`. */
export async function removeMedia(
  deps: MediaDependencies,
  { ids, evenIfUsed }: EndpointInput<'mediaLibrary.remove'>,
  now: Date,
  actorId: number,
): Promise<Result<{ removed: number[] }>> {
  const removed = await inTransaction(deps.db, async (step) => {
    const kept = evenIfUsed ? sql`` : sql`AND NOT is_default AND ${hasNoUse(ids)}`;
    const { rows } = await sql<{ id: number; title: Record<string, string>; key: string }>`
      UPDATE media SET deleted_at = ${now.toISOString()}::timestamptz
      WHERE id = ANY (${ids}::int[]) AND deleted_at IS NULL ${kept}
      RETURNING id, title, key`.execute(step);
    const changes = rows.map(({ id, title, key }) => {
      return { actorId, id, action: 'remove', before: { title, key }, after: {} } as const;
    });
    await logMedia(step, ...changes);
    return ok({ removed: rows.map(({ id }) => id) });
  });
  if (removed.ok) await invalidate(deps, mediaTags);
  return removed;
}
