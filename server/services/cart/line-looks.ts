import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { MediaRow } from '../content/media-entity.ts';

/** What a line shows beyond its prices. */
export interface LineLook {
  readonly picture: MediaRow | null;
  readonly crossSells: readonly number[];
}

/** By product. A variant without a picture has that of its main product, and its cross-sells. */
export async function loadLooks(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, LineLook>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<LineLook & { id: number }>`
    SELECT p.id,
      (SELECT to_jsonb(file) FROM product_media pm JOIN media file ON file.id = pm.media_id
        WHERE pm.product_id IN (p.id, p.main_product_id) AND file.deleted_at IS NULL
        ORDER BY pm.product_id = p.id DESC, pm.position LIMIT 1) AS picture,
      ARRAY(SELECT other.other_product_id FROM cross_sells other
        WHERE other.product_id IN (p.id, p.main_product_id)
        ORDER BY other.position) AS "crossSells"
    FROM products p WHERE p.id = ANY(${productIds})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
