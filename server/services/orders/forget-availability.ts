import { sql } from 'kysely';
import { invalidate } from '../../cache/invalidation.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/**
 * Drops cached answers that tell how many of these products can be had: their own, those of the same
 * family, and those of bundles with one of them. Call after the commit.
 */
export async function forgetAvailability(
  deps: Pick<ServiceDependencies, 'db' | 'cache'>,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    WITH own AS (
      SELECT id, coalesce(main_product_id, id) AS main FROM products
      WHERE id = ANY (${productIds}::int[]))
    SELECT id FROM own UNION SELECT main FROM own
    UNION SELECT p.id FROM products p JOIN own ON p.main_product_id = own.main
    UNION SELECT b.product_id FROM bundle_items b JOIN own ON b.item_product_id IN (own.id, own.main)
    `.execute(deps.db);
  await invalidate(
    deps,
    rows.map(({ id }) => `product:${id}`),
  );
}
