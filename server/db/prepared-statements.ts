import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A statement is prepared at its third run, so SQL generated for one call never is. */
const preparedFrom = 3;
/** Per pool; each connection caches a plan for each. */
const maxPrepared = 400;
const maxCounted = 5_000;

/**
 * Names statements that run repeatedly, so each PostgreSQL connection caches their plans: parsing and
 * planning a product query costs more than running it. Not for poolers that hand a connection to another
 * client between two statements.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = createNames();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
    const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' && Array.isArray(values) ? names(text) : null;
      return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
    };
    Object.assign(client, { query: named });
  });
}

/** Returns the name of a statement that ran often enough. */
function createNames(): (text: string) => string | null {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= maxPrepared) return known ?? null;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= maxCounted) counts.clear();
    counts.set(text, count);
    if (count < preparedFrom) return null;
    counts.delete(text);
    const name = `izlog_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
    return name;
  };
}
