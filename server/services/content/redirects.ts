import { sql } from 'kysely';
import type { ServiceDependencies } from '../dependencies.ts';

/** Characters that are kept of a path: its index entry has to stay below 2700 bytes. */
const maxPath = 500;
/** Anyone may report paths, so their number is bounded. */
const maxPaths = 10_000;

/** Counts how often a path led nowhere (ROUTE-43). */
export async function addFailedRequest(
  { db }: ServiceDependencies,
  path: string,
  referrer: string | null,
): Promise<void> {
  const kept = path.slice(0, maxPath);
  await sql`
    INSERT INTO failed_requests (path, referrer)
    SELECT ${kept}, ${referrer?.slice(0, maxPath) ?? null}
    WHERE (SELECT count(*) FROM failed_requests) < ${maxPaths}
      OR EXISTS (SELECT FROM failed_requests WHERE path = ${kept})
    ON CONFLICT (path) DO UPDATE SET count = failed_requests.count + 1, last_at = now(),
      referrer = coalesce(excluded.referrer, failed_requests.referrer)`.execute(db);
}
