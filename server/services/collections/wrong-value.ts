import { fail, type Result } from '#schemas/result.ts';
import { sqlState } from '../../db/database-error.ts';

/**
 * Codes of PostgreSQL for a text that is not a value of the column: wrong type, out of range, invalid date.
 */
const wrongValue = new Set(['22P02', '22003', '22007', '22008']);

/** Runs a query with external texts; returns `otherwise` if a column cannot be compared with one of them. */
export async function comparing<T>(
  run: () => Promise<Result<T>>,
  otherwise: Result<never> = fail('badRequest'),
): Promise<Result<T>> {
  try {
    return await run();
  } catch (error) {
    if (wrongValue.has(sqlState(error) ?? '')) return otherwise;
    throw error;
  }
}
