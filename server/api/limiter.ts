import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/schema.ts';

export interface Limit {
  readonly name: string;
  /** Most calls with one key, and how long one counts (s). */
  readonly points: number;
  readonly duration: number;
  /** Counts are taken back by `forget`, on any server, so that none may remember a refusal. */
  readonly canBeForgotten?: boolean;
}

/** Counts calls by key, over all servers of a shop. */
export interface Limiter {
  /** Counts a call; false when there were too many. With -1 one is given back. */
  readonly consume: (key: string, calls?: 1 | -1) => Promise<boolean>;
  /** Forgets what was counted. */
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
    // A key that has had too much costs no more statements.
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

/** The library rejects with a count for a refusal, and with an error when it could not count. */
function refusal(reason: unknown): false {
  if (reason instanceof RateLimiterRes) return false;
  throw reason;
}

/** Takes out counts that are over. */
export async function forgetOldCounts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute();
}
