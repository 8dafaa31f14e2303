import { sql } from 'kysely';
import { site } from '#schemas/site/site.ts';

const year = new Intl.DateTimeFormat('en', { timeZone: site.timeZone, year: 'numeric' });

/** Year of an instant in the shop's time zone. */
export function shopYear(at: Date): number {
  return Number(year.format(at));
}

/** Displayed order number, for example `AB-2026-001001`; the year is in the shop's time zone. */
export function orderNumber(sequence: number, createdAt: Date): string {
  return `${site.orderPrefix}-${year.format(createdAt)}-${String(sequence).padStart(6, '0')}`;
}

/** The same of a row of `orders`, in SQL. */
export const orderNumberSql = sql<string>`${sql.lit(`${site.orderPrefix}-`)}
  || to_char(orders.created_at AT TIME ZONE ${sql.lit(site.timeZone)}, 'YYYY')
  || '-' || lpad(orders.number::text, greatest(6, length(orders.number::text)), '0')`;
