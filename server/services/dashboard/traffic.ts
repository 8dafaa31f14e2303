import { type Kysely, sql } from 'kysely';
import type { Dashboard, DashboardVisits } from '#schemas/entities/dashboard.ts';
import type { Database } from '../../db/schema.ts';
import { firstDay, type Period, today } from './periods.ts';

/** Pages that take the server longer than this many ms are slow. */
export const slowFrom = 500;
/**
 * Maximum numbers of slow paths counted between two flushes and in a day, because anyone can make some up.
 */
const maxPaths = 500;
const maxPathLength = 500;
/** Days for which slow pages are stored. */
const retentionDays = 30;

interface SlowPage {
  requests: number;
  slowest: number;
}

/** Counts in memory until the next flush; a page view costs no query. */
export interface Traffic {
  addVisit(): void;
  addSlowPage(path: string, ms: number): void;
  flush(db: Kysely<Database>): Promise<void>;
}

export function createTraffic(): Traffic {
  let visits = 0;
  let slow = new Map<string, SlowPage>();
  return {
    addVisit() {
      visits += 1;
    },
    addSlowPage(path, ms) {
      const key = path.slice(0, maxPathLength);
      const known = slow.get(key);
      if (!known && slow.size >= maxPaths) return;
      const { requests, slowest } = known ?? { requests: 0, slowest: 0 };
      slow.set(key, { requests: requests + 1, slowest: Math.max(slowest, Math.round(ms)) });
    },
    async flush(db) {
      const counted = { visits, slow };
      visits = 0;
      slow = new Map();
      if (counted.visits > 0) await storeVisits(db, counted.visits);
      if (counted.slow.size > 0) await storeSlowPages(db, counted.slow);
    },
  };
}

async function storeVisits(db: Kysely<Database>, visits: number): Promise<void> {
  await sql`INSERT INTO visit_days (day, visits) VALUES (${today}, ${visits})
    ON CONFLICT (day) DO UPDATE SET visits = visit_days.visits + excluded.visits`.execute(db);
}

async function storeSlowPages(
  db: Kysely<Database>,
  slow: ReadonlyMap<string, SlowPage>,
): Promise<void> {
  const rows = JSON.stringify([...slow].map(([path, counts]) => ({ path, ...counts })));
  await sql`
    INSERT INTO slow_pages (day, path, requests, slowest_ms)
    SELECT ${today}, path, requests, slowest
    FROM jsonb_to_recordset(${rows}::jsonb) AS row (path text, requests int, slowest int)
    WHERE (SELECT count(*) FROM slow_pages WHERE day = ${today}) < ${maxPaths}
    ON CONFLICT (day, path) DO UPDATE SET requests = slow_pages.requests + excluded.requests,
      slowest_ms = greatest(slow_pages.slowest_ms, excluded.slowest_ms)`.execute(db);
  await sql`DELETE FROM slow_pages WHERE day < ${today} - ${sql.lit(retentionDays)}`.execute(db);
}

/** Reads the visits of each day; unknown for days before the first counted one. */
export async function readVisits(db: Kysely<Database>, period: Period): Promise<DashboardVisits> {
  const { rows } = await sql<{ readonly day: string; readonly visits: number | null }>`
    SELECT to_char(min(day), 'YYYY-MM-DD') AS day, NULL AS visits FROM visit_days
    UNION ALL
    SELECT to_char(day, 'YYYY-MM-DD'), visits FROM visit_days
    WHERE day >= ${firstDay(period)}::date`.execute(db);
  const first = rows.find(({ visits }) => visits === null)?.day ?? null;
  const known = new Map(rows.map(({ day, visits }) => [day, visits]));
  const visitsOn = (day: string) => (first === null || day < first ? null : (known.get(day) ?? 0));
  return { now: period.days.map(visitsOn), before: period.before.map(visitsOn) };
}

const shown = 8;
/** Number of days that the list of slow pages covers. */
const slowDays = 7;

/** Reads the pages that were slow most often in these days. */
export async function readSlowPages(
  db: Kysely<Database>,
): Promise<NonNullable<Dashboard['slowPages']>> {
  const { rows } = await sql<{
    readonly path: string;
    readonly requests: number;
    readonly slowest: number;
  }>`
    SELECT path, sum(requests)::int AS requests, max(slowest_ms) AS slowest FROM slow_pages
    WHERE day > ${today} - ${sql.lit(slowDays)}
    GROUP BY path ORDER BY requests DESC, slowest DESC, path LIMIT ${shown}`.execute(db);
  return rows;
}
