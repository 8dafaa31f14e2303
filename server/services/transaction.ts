import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { AppError, Result } from '#schemas/result.ts';
import { sqlState } from '../db/database-error.ts';
import type { Database } from '../db/schema.ts';

const attempts = 4;
/** After this many ms there are no more retries. */
const timeout = 5_000;
/** Maximum ms before the second attempt; doubled for each later one. */
const firstPause = 50;
/** Serialization failure, deadlock, and lock timeout. */
const retryable = new Set(['40001', '40P01', '55P03']);

/** Carries an error out of a transaction, so that all its writes are rolled back. */
class Undo extends Error {
  readonly error: AppError;
  constructor(error: AppError) {
    super(error.code);
    this.error = error;
  }
}

/**
 * Runs `work` in one transaction. An error rolls it back; a conflict with another transaction is retried for
 * a few seconds. After that it throws an error that `isDatabaseUnavailable` recognizes.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (step: Transaction<Database>) => Promise<Result<T>>,
): Promise<Result<T>> {
  const start = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (step) => {
        const result = await work(step);
        if (!result.ok) throw new Undo(result.error);
        return result;
      });
    } catch (error) {
      if (error instanceof Undo) return { ok: false, error: error.error };
      const isLast = attempt === attempts || Date.now() - start > timeout;
      if (isLast || !retryable.has(sqlState(error) ?? '')) throw error;
    }
    await delay(Math.random() * firstPause * 2 ** (attempt - 1));
  }
}
