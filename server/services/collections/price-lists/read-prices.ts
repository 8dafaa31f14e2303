import { type Kysely, sql } from 'kysely';
import {
  type AppliedLists,
  type ListPrices,
  maxListPrices,
} from '#schemas/api/price-list-staff.ts';
import type { Database } from '../../../db/schema.ts';
import { givenPrices, isCurrent, listTables } from '../../price-lists/list-price-sql.ts';

/** Returns the prices of a list; null if there is no such list. */
export async function readPrices(db: Kysely<Database>, id: number): Promise<ListPrices | null> {
  const { rows } = await sql<ListPrices>`
    SELECT (SELECT count(*)::int FROM list_prices WHERE list_id = l.id) AS total,
      (SELECT coalesce(json_agg(own), '[]') FROM (
        SELECT p.sku, p.name, p.retail_price AS "retailPrice", x.price
        FROM list_prices x JOIN products p ON p.id = x.product_id
        WHERE x.list_id = l.id ORDER BY p.sku LIMIT ${maxListPrices}) AS own) AS rows
    FROM price_lists l WHERE l.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

type Lists = AppliedLists['lists'];

const columns = sql`l.id, l.name, l.percent, l.valid_from AS "validFrom", l.valid_to AS "validTo",
  ${isCurrent} AS "isCurrent"`;

export async function listsOfGroup(db: Kysely<Database>, group: number): Promise<Lists> {
  const { rows } = await sql<Lists[number]>`SELECT ${columns}, NULL AS price FROM price_lists l
    WHERE l.group_ids @> ARRAY[${group}::int] ORDER BY l.id DESC LIMIT 200`.execute(db);
  return rows;
}

/** Returns the price lists that price a product, whether they are current or not, the lowest price first. */
export async function listsOfProduct(db: Kysely<Database>, product: number): Promise<Lists> {
  const { rows } = await sql<Lists[number]>`
    WITH RECURSIVE ${listTables(sql`true`)}
    SELECT ${columns}, given.price FROM products p
    CROSS JOIN LATERAL (${givenPrices}) AS given JOIN price_lists l ON l.id = given.id
    WHERE p.id = ${product} AND given.price IS NOT NULL
    ORDER BY given.price, l.id LIMIT 200`.execute(db);
  return rows;
}
