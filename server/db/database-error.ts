import { Unavailable } from '#schemas/result.ts';

/** SQLSTATE of a database error. */
export function sqlState(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : null;
}

/**
 * Temporary errors: connections lost or refused (08, 57P), no resources left (53), conflicts and locks of
 * other transactions (40, 55P03), time limits (57014, 25P03, 25P04), a read-only server (25006).
 */
const passing = /^(08\w{3}|53\w{3}|40001|40P01|55P03|57014|57P0\d|25P0[34]|25006)$/;

/** Network error codes of Node.js. */
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver's own errors have no code. */
const driverMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/**
 * Whether an error is a temporary database error, not a bug: the same statement may succeed a moment later.
 */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = sqlState(error);
  if (code === null) return driverMessage.test(error.message);
  return passing.test(code) || network.has(code);
}

/** Converts a temporary database error to the error for callers that know nothing of databases. */
export function toUnavailable(error: unknown): unknown {
  return isDatabaseUnavailable(error) ? new Unavailable(error.message, { cause: error }) : error;
}
