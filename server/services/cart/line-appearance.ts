import { type Kysely, sql } from 'kysely';
import { createBatch } from '../../cache/batch.ts';
import { anyOf } from '../../cache/drop-log.ts';
import type { Database } from '../../db/schema.ts';
import type { MediaRow } from '../content/media-entity.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/** Data a line displays besides its prices. */
export interface LineAppearance {
  readonly picture: MediaRow | null;
  readonly crossSells: readonly number[];
}

const none = Buffer.from(
  JSON.stringify({ picture: null, crossSells: [] } satisfies LineAppearance),
);

/** Keyed by product id. A variant without a picture uses its main product's, and also has its cross-sells. */
export async function readAppearances(
  { readDb, cache }: Pick<ServiceDependencies, 'readDb' | 'cache'>,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, LineAppearance>> {
  const load = createBatch((ids: readonly number[]) => loadAppearances(readDb, ids));
  const appearances = productIds.map(async (id) => {
    const tags = ['catalogue', 'media', 'product media', 'cross sells', anyOf('words')];
    const appearance = await cache.get(
      `appearance ${id}`,
      tags,
      async () => (await load(id)) ?? none,
    );
    return [id, JSON.parse(appearance.toString()) as LineAppearance] as const;
  });
  return new Map(await Promise.all(appearances));
}

/** OFFSET keeps PostgreSQL from reading all files for the few of a product. */
const fileOf = sql`LATERAL (SELECT * FROM media
  WHERE media.id = pm.media_id AND media.deleted_at IS NULL OFFSET 0) AS file`;

async function loadAppearances(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Buffer>> {
  const { rows } = await sql<LineAppearance & { id: number }>`
    WITH named AS MATERIALIZED (SELECT ${productIds}::int[] AS ids)
    SELECT p.id,
      (SELECT to_jsonb(file) FROM product_media pm, ${fileOf}
        WHERE pm.product_id IN (p.id, p.main_product_id)
        ORDER BY pm.product_id = p.id DESC, pm.position LIMIT 1) AS picture,
      ARRAY(SELECT other.other_product_id FROM cross_sells other
        WHERE other.product_id IN (p.id, p.main_product_id)
        ORDER BY other.position) AS "crossSells"
    FROM products p WHERE p.id = ANY ((SELECT ids FROM named)::int[])`.execute(db);
  return new Map(
    rows.map(({ id, ...appearance }) => [id, Buffer.from(JSON.stringify(appearance))]),
  );
}
