import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { AppError, Result } from '#schemas/result.ts';
import { sqlState } from '../db/database-error.ts';
import type { Database } from '../db/schema.ts';

const attempts = 4;
/** ms after which nothing is tried again. */
const patience = 5_000;
/** Most ms before the second attempt; doubled for each later one. */
const firstPause = 50;
/** Serialization failure, deadlock, a lock that others held too long. */
const retryable = new Set(['40001', '40P01', '55P03']);

/** Carries an error out of a transaction, so that everything it wrote is undone. */
class Undo extends Error {
  readonly error: AppError;
  constructor(error: AppError) {
    super(error.code);
    this.error = error;
  }
}

/**
 * Runs `work` in one transaction; an error undoes it, a clash with another one is tried again for a few
 * seconds. What throws then is `isDatabaseUnavailable`.
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
      const isLast = attempt === attempts || Date.now() - start > patience;
      if (isLast || !retryable.has(sqlState(error) ?? '')) throw error;
    }
    await delay(Math.random() * firstPause * 2 ** (attempt - 1));
  }
}
