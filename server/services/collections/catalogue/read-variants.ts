import { type Kysely, sql } from 'kysely';
import { maxVariants, type ProductVariants } from '#schemas/api/catalogue-staff.ts';
import type { Database } from '../../../db/schema.ts';

/**
 * Reads the variants of a product, and the attributes by which they can differ; null if there is no such
 * product.
 */
export async function readVariants(
  db: Kysely<Database>,
  id: number,
): Promise<ProductVariants | null> {
  const { rows } = await sql<ProductVariants>`SELECT sku, retail_price AS price, (
      SELECT coalesce(json_agg(json_build_object('code', a.code, 'label', a.label, 'values', (
          SELECT coalesce(json_agg(json_build_object('key', v.key, 'label', v.label)
            ORDER BY v.position, v.id), '[]')
          FROM attribute_values v WHERE v.attribute_id = a.id)) ORDER BY a.position, a.id), '[]')
      FROM attributes a WHERE a.type IN ('dropdown', 'text swatch', 'visual swatch')) AS axes, (
      SELECT coalesce(json_agg(json_build_object('id', v.id, 'revision', v.revision,
        'choice', v.variant_attributes, 'sku', v.sku, 'price', v.retail_price, 'stock', v.stock,
        'state', CASE WHEN v.hidden THEN 'hidden' ELSE 'active' END) ORDER BY v.id), '[]')
      FROM (SELECT * FROM products WHERE main_product_id = p.id ORDER BY id LIMIT ${maxVariants}) AS v)
      AS rows
    FROM products p WHERE p.id = ${id} AND p.main_product_id IS NULL`.execute(db);
  return rows[0] ?? null;
}
