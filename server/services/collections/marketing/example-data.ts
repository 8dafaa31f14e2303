import { type Kysely, sql } from 'kysely';
import type { LocalizedText } from '#schemas/languages.ts';
import type { Database } from '../../../db/schema.ts';
import { isForProduct, promotionJson } from '../../cart/promotion-json.ts';
import type { DeliveryRule } from '../../pricing/delivery.ts';
import type { Promotion } from '../../pricing/promotion.ts';
import type { ProductPrices } from '../../pricing/unit-price.ts';

export interface ExampleProduct extends ProductPrices {
  readonly id: number;
  readonly name: LocalizedText;
  /** Percent. */
  readonly taxRate: number;
}

export interface ExampleData {
  /** The requested promotion, and the current ones. */
  readonly promotions: readonly Promotion[];
  readonly products: readonly ExampleProduct[];
  /** The first delivery method with a price; null if all are free. */
  readonly delivery: DeliveryRule | null;
}

/** Maximum number of products to choose from: some that the promotion is for, and some others. */
const sample = 12;

/** Reads the data of example carts in one statement. */
export async function readExampleData(db: Kysely<Database>, id: number): Promise<ExampleData> {
  const { rows } = await sql<ExampleData>`WITH
    sold AS (SELECT products.* FROM products WHERE NOT archived AND code_kind IS NULL
      AND format IN ('Simple', 'EProduct') AND retail_price > 0),
    named AS MATERIALIZED (
      (SELECT own.id FROM promotions p, sold own
        WHERE p.id = ${id} AND ${isForProduct} ORDER BY own.id LIMIT ${sample})
      UNION (SELECT id FROM sold ORDER BY id LIMIT ${sample}))
    SELECT (SELECT coalesce(json_agg(${promotionJson} ORDER BY p.position, p.id), '[]')
        FROM (SELECT * FROM promotions WHERE id = ${id} OR enabled
          AND coalesce(valid_to > now(), true) ORDER BY id = ${id} DESC, position, id LIMIT 50) AS p
      ) AS promotions,
      (SELECT coalesce(json_agg(json_build_object('id', own.id, 'name', own.name,
          'retailPrice', own.retail_price, 'salePrice', own.sale_price,
          'membershipPrice', own.membership_price, 'taxRate', taxes.rate) ORDER BY own.id), '[]')
        FROM named JOIN products own ON own.id = named.id JOIN taxes ON taxes.id = own.tax_id
      ) AS products,
      (SELECT json_build_object('price', method.price, 'freeFrom', method.free_from,
          'taxRate', taxes.rate)
        FROM delivery_methods method JOIN taxes ON taxes.id = method.tax_id
        WHERE method.enabled AND method.price > 0 ORDER BY method.position, method.id LIMIT 1
      ) AS delivery`.execute(db);
  return rows[0] ?? { promotions: [], products: [], delivery: null };
}
