import { sql } from 'kysely';
import { invalidationChannel, tagsPerMessage } from '../../cache/invalidation.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/**
 * Drops cached responses that depend on the availability of these products (their own, those of the same
 * product family and of bundles that contain them) and updates the list index, here and in all other
 * processes. Call it after the commit. It does not wait for the disk, as a notification does not outlive a crash.
 */
export async function invalidateAvailability(
  deps: Pick<ServiceDependencies, 'db' | 'cache'>,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  const { rows } = await sql<{ ids: number[] }>`
    WITH numbered AS (SELECT id, row_number() OVER () / ${sql.lit(tagsPerMessage)} AS message
      FROM same_availability(${productIds}::int[]) AS id)
    SELECT array_agg(id) AS ids,
      pg_notify(${invalidationChannel},
        json_agg('product:' || id)::text), set_config('synchronous_commit', 'off', true)
    FROM numbered GROUP BY message`.execute(deps.db);
  const own = rows.flatMap(({ ids }) => ids.map((id) => `product:${id}`));
  deps.cache.drop(own);
}
