import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Seconds after which another server does a job whose holder is not heard of any more. */
const life = 90;

/** Jobs that one server of a shop does for all. */
export interface Leases {
  /** `work`, as a round that does nothing while another server holds the job. */
  once<T>(
    job: string,
    work: (signal: AbortSignal) => Promise<T>,
  ): (signal: AbortSignal) => Promise<T | null>;
  /** Lets other servers do the jobs at once. */
  release(): Promise<void>;
}

/**
 * A lease is a row, not a lock of a connection, so that it outlives a lost one and works behind poolers.
 * A round that takes longer than the lease may meet that of another server: jobs lock what they change.
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
