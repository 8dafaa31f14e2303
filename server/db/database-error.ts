import { Unavailable } from '#schemas/result.ts';

/** SQLSTATE of a database error. */
export function sqlState(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : null;
}

/**
 * What passes by itself: connections lost or refused (08, 57P), no resources left (53), clashes and
 * locks of others (40, 55P03), time limits (57014, 25P03, 25P04), a server that takes no writes (25006).
 */
const passing = /^(08\w{3}|53\w{3}|40001|40P01|55P03|57014|57P0\d|25P0[34]|25006)$/;

/** Codes of the network, as Node has them. */
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

/** True for an error of the database that is no bug: the same statement may work in a moment. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = sqlState(error);
  if (code === null) return driverMessage.test(error.message);
  return passing.test(code) || network.has(code);
}

/** What callers that know nothing of databases get to see of an error of the database. */
export function toUnavailable(error: unknown): unknown {
  return isDatabaseUnavailable(error) ? new Unavailable(error.message, { cause: error }) : error;
}
