import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/schema.ts';

export interface Limit {
  readonly name: string;
  /** Maximum number of calls with one key, and how long a call counts (s). */
  readonly points: number;
  readonly duration: number;
  /** `forget` can reset counts on any server, so no server may remember a refusal in memory. */
  readonly canBeForgotten?: boolean;
}

/** Counts calls by key, across all servers of a shop. */
export interface Limiter {
  /** Counts a call; false if there were too many. With -1, takes one call back. */
  readonly consume: (key: string, calls?: 1 | -1) => Promise<boolean>;
  /** Resets the count. */
  readonly forget: (key: string) => Promise<void>;
}

export function createLimiter(db: Kysely<Database>, limit: Limit): Limiter {
  const { name, points, duration, canBeForgotten = false } = limit;
  const limiter = new RateLimiterPostgres({
    storeClient: { query: (statement: Statement) => run(db, statement) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
    // A key over the limit is refused in memory, without a query.
    inMemoryBlockOnConsumed: canBeForgotten ? 0 : points + 1,
  });
  return {
    consume: (key, calls = 1) => limiter.consume(key, calls).then(() => true, refusal),
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

const run = (db: Kysely<Database>, { text, values }: Statement) =>
  db.executeQuery(CompiledQuery.raw(text, values));

/** The library rejects with a count for a refusal, and with an error if it could not count. */
function refusal(reason: unknown): false {
  if (reason instanceof RateLimiterRes) return false;
  throw reason;
}

/** Deletes expired counts. */
export async function removeOldCounts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute();
}
