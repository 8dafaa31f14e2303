import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DashboardAlert } from '#schemas/entities/dashboard.ts';
import type { Database } from '../../db/schema.ts';
import { collections } from '../collections/all-collections.ts';
import type { Collection } from '../collections/collection.ts';
import { mayRead } from '../collections/rights.ts';

/** Counting stops at this number. */
const limit = 1000;

interface CountRow {
  readonly collection: string;
  readonly view: string;
  readonly n: number;
}

/** Counts the work lists that collections name as alerts, in one query. */
export async function readAlerts(db: Kysely<Database>): Promise<DashboardAlert[]> {
  const parts = collections.flatMap((collection) =>
    (collection.alerts ?? []).map((view) => countOf(collection, view)),
  );
  const { rows } = await sql<CountRow>`${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  return rows
    .filter(({ n }) => n > 0)
    .map(({ n, ...alert }) => ({ ...alert, n: Math.min(n, limit), capped: n > limit }));
}

function countOf({ name, table, only, views }: Collection, view: string): RawBuilder<unknown> {
  const conditions = [only ?? sql`true`, views?.[view] ?? sql`false`];
  return sql`(SELECT ${name}::text AS collection, ${view}::text AS view, count(*)::int AS n FROM (
    SELECT FROM ${sql.table(table)} WHERE ${sql.join(conditions, sql` AND `)} LIMIT ${limit + 1}
  ) AS counted)`;
}

/** Returns the alerts whose list the staff member may open. */
export const alertsFor = (
  alerts: readonly DashboardAlert[],
  scope: readonly string[],
): DashboardAlert[] =>
  alerts.filter(({ collection }) =>
    collections.some((each) => each.name === collection && mayRead(each, scope)),
  );
