import { type Kysely, sql } from 'kysely';
import type { DashboardSales } from '#schemas/entities/dashboard.ts';
import { siteCurrency } from '#schemas/money/site-currency.ts';
import type { Database } from '../../db/schema.ts';
import { dayOf, firstDay, type Period, startOf } from './periods.ts';

/** States of orders that bring no revenue. */
export const unpaid = sql`('pending_payment', 'payment_failed', 'cancelled')`;

interface SalesRow {
  readonly currency: string;
  readonly day: string;
  readonly orders: number;
  readonly revenue: number;
}

/** Paid orders by currency and day. A currency without orders is left out, unless it is that of the site. */
export async function readSales(db: Kysely<Database>, period: Period): Promise<DashboardSales[]> {
  const { rows } = await sql<SalesRow>`
    SELECT o.currency, ${dayOf('o.created_at')} AS day, count(*)::int AS orders,
      sum(o.order_total - coalesce(refunded.amount, 0))::float8 AS revenue
    FROM orders o LEFT JOIN (
      SELECT order_id, sum(amount) AS amount FROM refunds GROUP BY order_id
    ) AS refunded ON refunded.order_id = o.id
    WHERE o.created_at >= ${startOf(firstDay(period))} AND o.state NOT IN ${unpaid}
    GROUP BY 1, 2`.execute(db);
  const currencies = new Set([siteCurrency.code, ...rows.map(({ currency }) => currency)]);
  return [...currencies].map((currency) => {
    const own = new Map(
      rows.filter((row) => row.currency === currency).map((row) => [row.day, row]),
    );
    return { currency, now: daysOf(own, period.days), before: daysOf(own, period.before) };
  });
}

const daysOf = (rows: ReadonlyMap<string, SalesRow>, days: readonly string[]) =>
  days.map((day) => {
    const { revenue = 0, orders = 0 } = rows.get(day) ?? {};
    return { revenue, orders };
  });
