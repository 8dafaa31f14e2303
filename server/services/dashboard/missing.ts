import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { collections } from '../collections/all-collections.ts';
import { mayWrite } from '../collections/rights.ts';

const steps = collections
  .flatMap(({ needed, ...collection }) => (needed ? [{ ...collection, needed }] : []))
  .toSorted((a, b) => a.needed.position - b.needed.position);

/** Returns the collections that lack a record without which the shop cannot sell, if the staff member may add it. */
export async function readMissing(
  db: Kysely<Database>,
  scope: readonly string[],
): Promise<string[]> {
  const own = steps.filter((each) => mayWrite(each, scope));
  if (own.length === 0) return [];
  const parts = own.map(
    ({ name, table, only = sql`true`, needed }) => sql`SELECT ${name}::text AS name
      WHERE NOT EXISTS (SELECT FROM ${sql.table(table)} WHERE ${only} AND ${needed.where})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  const missing = new Set(rows.map(({ name }) => name));
  return own.map(({ name }) => name).filter((name) => missing.has(name));
}
