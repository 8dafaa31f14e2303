import { fail, type Result } from '#schemas/result.ts';
import { sqlState } from '../../db/database-error.ts';

/** The text is no value of the column: of another type, out of range, no date. */
const wrongValue = new Set(['22P02', '22003', '22007', '22008']);

/** Runs a query with texts from outside; `otherwise` when a column cannot be compared with one. */
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
