import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createDatabase } from './open-database.ts';
import { createPool } from './pool.ts';
import { prepareStatements } from './prepared-statements.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('prepares a statement at its third run, with the same results', async () => {
  const pool = createPool(database.url, { max: 1 });
  prepareStatements(pool);
  const db = createDatabase(pool);
  const double = async (value: number) => {
    const { rows } = await sql<{ twice: number }>`SELECT ${value}::int * 2 AS twice`.execute(db);
    return rows[0]?.twice;
  };
  for (const value of [1, 2, 3, 4, 5, 6, 7]) expect(await double(value)).toBe(2 * value);
  for (const once of ['a', 'b', 'c']) {
    await sql`SELECT ${1}::int AS ${sql.ref(once)}`.execute(db);
  }
  await expect(sql`SELECT ${1}::int / 0`.execute(db)).rejects.toThrow('division by zero');
  const { rows } = await sql<{ statement: string; uses: number }>`
    SELECT statement, generic_plans + custom_plans AS uses FROM pg_prepared_statements
    WHERE name LIKE 'izlog_%'`.execute(db);
  expect(rows).toEqual([{ statement: 'SELECT $1::int * 2 AS twice', uses: 5 }]);
  await db.destroy();
});
