import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Seconds until another server takes over a job whose holder no longer renews its lease. */
const life = 90;

/** Jobs that one server of a shop runs for all. */
export interface Leases {
  /** Wraps `work` in a round that does nothing while another server holds the job. */
  once<T>(
    job: string,
    work: (signal: AbortSignal) => Promise<T>,
  ): (signal: AbortSignal) => Promise<T | null>;
  /** Lets other servers take the jobs at once. */
  release(): Promise<void>;
}

/**
 * A lease is a row instead of a connection's lock, so it survives a lost connection and works behind poolers.
 * A round that takes longer than the lease may overlap with that of another server, so jobs lock what they
 * change.
 */
export function createLeases(db: Kysely<Database>): Leases {
  const holder = randomUUID();

  async function take(job: string): Promise<boolean> {
    const { rows } = await sql`INSERT INTO job_leases AS lease (job, holder, until)
      VALUES (${job}, ${holder}, now() + make_interval(secs => ${life}))
      ON CONFLICT (job) DO UPDATE SET holder = excluded.holder, until = excluded.until
        WHERE lease.holder = excluded.holder OR lease.until < now()
      RETURNING job`.execute(db);
    return rows.length > 0;
  }

  return {
    once: (job, work) => async (signal) => ((await take(job)) ? work(signal) : null),
    async release() {
      await db.deleteFrom('job_leases').where('holder', '=', holder).execute();
    },
  };
}
