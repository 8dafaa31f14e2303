import { type Kysely, sql } from 'kysely';
import type { Dashboard } from '#schemas/entities/dashboard.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { firstDay, type Period, startOf } from './periods.ts';
import { unpaid } from './sales.ts';

const shown = 8;

/** Reads the products with the most sold pieces; a variant counts for its product. */
export async function readBestSellers(
  db: Kysely<Database>,
  period: Period,
  language: Language,
): Promise<NonNullable<Dashboard['bestSellers']>> {
  const isNow = sql`o.created_at >= ${startOf(period.days[0] ?? '')}`;
  const { rows } = await sql<{
    readonly id: number;
    readonly title: string;
    readonly pieces: number;
    readonly before: number;
  }>`
    SELECT p.id, coalesce(p.name ->> ${language}, p.name ->> ${defaultLanguage}) AS title,
      sold.pieces, sold.before
    FROM (
      SELECT coalesce(bought.main_product_id, bought.id) AS product_id,
        coalesce(sum(i.qty) FILTER (WHERE ${isNow}), 0)::int AS pieces,
        coalesce(sum(i.qty) FILTER (WHERE NOT ${isNow}), 0)::int AS before
      FROM orders o
        JOIN order_items i ON i.order_id = o.id
        JOIN products bought ON bought.id = i.product_id
      WHERE o.created_at >= ${startOf(firstDay(period))} AND o.state NOT IN ${unpaid}
      GROUP BY 1
      ORDER BY pieces DESC, product_id
      LIMIT ${shown}
    ) AS sold JOIN products p ON p.id = sold.product_id
    WHERE sold.pieces > 0
    ORDER BY sold.pieces DESC, p.id`.execute(db);
  return rows;
}
