import { sql } from 'kysely';
import type { ServiceDependencies } from '../dependencies.ts';

/** Maximum stored length of a path: its index entry must stay below 2700 bytes. */
const maxPath = 500;
/** Maximum number of stored paths, because anyone can report them. */
const maxPaths = 10_000;

/** Counts the failed requests of a path (ROUTE-43). */
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
