import { type RawBuilder, sql } from 'kysely';
import type { Promotion } from '../pricing/promotion.ts';

const isForSome = sql`(p.product_ids IS NOT NULL OR p.category_ids IS NOT NULL
  OR p.tag_ids IS NOT NULL)`;

const isListed = sql`(own.id = ANY(p.product_ids) OR own.main_product_id = ANY(p.product_ids)
  OR EXISTS (SELECT FROM product_tags t WHERE t.tag_id = ANY(p.tag_ids)
    AND t.product_id IN (own.id, own.main_product_id))
  OR EXISTS (SELECT FROM product_categories c
    WHERE c.category_id IN (${categoriesBelow(sql`p.category_ids`)})
      AND c.product_id IN (own.id, own.main_product_id)))`;

/** Condition: the promotion `p` is for the product `own`. */
export const isForProduct: RawBuilder<boolean> = sql`(NOT ${isForSome} OR ${isListed})`;

/**
 * Products of the table `named` that the promotion `p` is for; null for all. LIMIT makes PostgreSQL look each
 * product up before it evaluates the condition; it would evaluate it for all products of a small catalogue.
 */
const productIds = sql`CASE WHEN ${isForSome} THEN (
  SELECT coalesce(json_agg(own.id), '[]') FROM named CROSS JOIN LATERAL
    (SELECT id, main_product_id FROM products WHERE products.id = named.id LIMIT 1) AS own
  WHERE ${isListed}) END`;

/** The categories with all their subcategories. */
function categoriesBelow(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`WITH RECURSIVE below AS (
    SELECT id FROM categories WHERE id = ANY(${ids})
    UNION SELECT child.id FROM categories child JOIN below ON child.parent_id = below.id)
    SELECT id FROM below`;
}

/** Part of a statement: a row `p` of `promotions`, for the products of the table `named`. */
export const promotionJson: RawBuilder<Promotion> = sql`json_build_object(
  'id', p.id, 'code', p.code, 'name', p.name, 'kind', p.kind, 'value', CASE p.kind WHEN 'amount' THEN p.amount ELSE p.value END,
  'groupSize', p.group_size, 'minimumItemsTotal', p.minimum_items_total,
  'minimumQuantity', p.minimum_quantity, 'validFrom', p.valid_from, 'validTo', p.valid_to,
  'usageLimit', p.usage_limit, 'usageCount', p.usage_count, 'productIds', ${productIds},
  'countryIds', p.country_ids, 'groupIds', p.group_ids, 'forMembers', p.for_members, 'isFirstOrder', p.is_first_order,
  'isExclusive', p.is_exclusive, 'position', p.position)`;

/** Part of a statement: the customer groups of the cart's buyer. */
export const groupsOf = (cartId: string): RawBuilder<readonly number[]> => sql`coalesce(
  (SELECT to_json(buyer.group_ids) FROM carts JOIN users buyer ON buyer.id = carts.user_id
    WHERE carts.id = ${cartId}::uuid), '[]')`;

/** Part of a statement: whether the buyer of the cart has ordered before, if a promotion depends on it. */
export const hasOrdered = (cartId: string): RawBuilder<boolean> => sql`(
  EXISTS (SELECT FROM promotions WHERE is_first_order AND enabled) AND EXISTS (
    SELECT FROM carts buyer JOIN orders own
      ON own.user_id = buyer.user_id OR own.guest_email = buyer.guest_email
    WHERE buyer.id = ${cartId}::uuid AND own.state NOT IN ('cancelled', 'payment_failed')))`;
