import { sql } from 'kysely';
import type { DashboardPeriod } from '#schemas/entities/dashboard.ts';
import { site } from '#schemas/site/site.ts';
import { localDay } from '../local-day.ts';

/** Days of the shop's time zone, as `YYYY-MM-DD`. */
export interface Period {
  readonly days: readonly string[];
  /** The preceding period of the same number of days. */
  readonly before: readonly string[];
}

const msPerDay = 86_400_000;

/** The period that ends today in the shop's time zone. */
export function periodUntil(now: Date, length: DashboardPeriod): Period {
  const today = Date.parse(localDay(now));
  const all = Array.from({ length: 2 * length }, (_, at) =>
    new Date(today - (2 * length - 1 - at) * msPerDay).toISOString().slice(0, 10),
  );
  return { days: all.slice(length), before: all.slice(0, length) };
}

export const firstDay = ({ days, before }: Period): string => before[0] ?? days[0] ?? '';

const zone = sql.lit(site.timeZone);

/** Returns the instant at which a day begins in the shop's time zone. */
export const startOf = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE ${zone})`;

/** Returns the day of an instant in the shop's time zone, as `YYYY-MM-DD`. */
export const dayOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} AT TIME ZONE ${zone}, 'YYYY-MM-DD')`;

export const today = sql`(now() AT TIME ZONE ${zone})::date`;
