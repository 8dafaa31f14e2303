import { fail, ok, type Result } from '#schemas/result.ts';
import { sqlState } from '../../../db/database-error.ts';

const unique = '23505';
const refused = new Set(['23502', '23503', '23514']);

/** Turns an error of the database into an error at its field, or at the written field `part`. */
export async function refusable<T>(write: () => Promise<T>, part?: string): Promise<Result<T>> {
  try {
    return ok(await write());
  } catch (error) {
    const { detail = '', constraint = '', column } = error as DatabaseError;
    const field = part ?? column ?? /^Key \((\w+)\)/.exec(detail)?.[1] ?? constraint;
    const state = sqlState(error) ?? '';
    if (state === unique) return fail('conflict', { field, params: { reason: 'taken' } });
    if (refused.has(state)) return fail('badRequest', { field });
    throw error;
  }
}

interface DatabaseError {
  readonly detail?: string;
  readonly constraint?: string;
  readonly column?: string;
}
