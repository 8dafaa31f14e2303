import { type RawBuilder, sql } from 'kysely';
import type { LocalizedText } from '#schemas/languages.ts';
import { siteCurrency } from '#schemas/money/site-currency.ts';

/** A price for the buyer's customer group, and the price list that gives it. */
export interface ListPrice {
  readonly id: number;
  readonly name: LocalizedText;
  readonly price: number;
}

/** Condition: the price list `l` applies now. */
export const isCurrent: RawBuilder<boolean> = sql`(l.enabled
  AND coalesce(l.valid_from <= now(), true) AND coalesce(now() < l.valid_to, true)
  AND l.currency = coalesce((SELECT value ->> 'code' FROM options WHERE key = 'site.currency'),
    ${sql.lit(siteCurrency.code)}))`;

/**
 * Tables of a statement, behind WITH RECURSIVE: the price lists `l` that meet the condition, and the categories that
 * they reduce, with all categories inside them.
 */
export const listTables = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  own_list AS MATERIALIZED (
    SELECT l.id, l.name, l.percent, l.category_ids FROM price_lists l WHERE ${condition}),
  own_category (list_id, id) AS (
    SELECT own_list.id, unnest(own_list.category_ids) FROM own_list
    UNION SELECT own_category.list_id, child.id
      FROM own_category JOIN categories child ON child.parent_id = own_category.id)`;

/** The same tables for the price lists that apply to the buyer of a cart. */
export const buyersLists = (cartId: string | null): RawBuilder<unknown> =>
  listTables(sql`${isCurrent} AND l.group_ids && (
    SELECT buyer.group_ids FROM carts JOIN users buyer ON buyer.id = carts.user_id
    WHERE carts.id = ${cartId}::uuid)`);

const isReduced = sql`(own_list.category_ids IS NULL OR EXISTS (
  SELECT FROM own_category JOIN product_categories member ON member.category_id = own_category.id
  WHERE own_category.list_id = own_list.id AND member.product_id IN (p.id, p.main_product_id)))`;

/** A variant without a price of its own has that of its main product. */
const fixedPrice = sql`(SELECT fixed.price FROM list_prices fixed
  WHERE fixed.list_id = own_list.id AND fixed.product_id IN (p.id, p.main_product_id)
  ORDER BY fixed.product_id = p.id DESC LIMIT 1)`;

/**
 * Query of rows `(id, name, price)`: the prices that the lists of `listTables` give for the product `p`. Gift
 * vouchers are never reduced.
 */
export const givenPrices: RawBuilder<unknown> = sql`
  SELECT own_list.id, own_list.name, least(${fixedPrice}, CASE WHEN own_list.percent IS NOT NULL
    AND ${isReduced} THEN round(p.retail_price * (100 - own_list.percent) / 100.0)::bigint END) AS price
  FROM own_list WHERE p.code_kind IS DISTINCT FROM 'voucher'`;

/** Query of at most one such row: the lowest price, if it is below the regular one. */
export const lowestListPrice: RawBuilder<unknown> = sql`
  SELECT given.id, given.name, given.price FROM (${givenPrices}) AS given
  WHERE given.price < p.final_price ORDER BY given.price, given.id LIMIT 1`;

/** The lowest price as JSON; null where no list applies. */
export const listPriceJson: RawBuilder<ListPrice | null> = sql`(
  SELECT to_json(own) FROM (${lowestListPrice}) AS own)`;
