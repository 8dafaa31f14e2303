import type { Kysely, Transaction } from 'kysely';
import type { Fault, Result } from '#schemas/result.ts';
import type { Database } from '../db/schema.ts';

const attempts = 4;
/** Serialization failure, deadlock. */
const retryable = new Set(['40001', '40P01']);

/** Carries a fault out of a transaction, so that everything it wrote is undone. */
class Undo extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Runs `work` in one transaction; a fault undoes it, a clash with another one is tried again. */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (step: Transaction<Database>) => Promise<Result<T>>,
): Promise<Result<T>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (step) => {
        const result = await work(step);
        if (!result.ok) throw new Undo(result.fault);
        return result;
      });
    } catch (error) {
      if (error instanceof Undo) return { ok: false, fault: error.fault };
      if (!retryable.has(sqlState(error) ?? '') || attempt === attempts) throw error;
    }
  }
}

/** SQLSTATE of a database error. */
export function sqlState(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : null;
}
