import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { collections } from './all-collections.ts';
import { mayBeEmpty } from './may-be-empty.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each([
  [{ type: 'integer' }, false],
  [{ type: ['integer', 'null'] }, true],
  [{ type: 'string', enum: ['a'] }, false],
  [{ type: 'string', minLength: 1 }, false],
  [{ type: 'string' }, true],
  [{ type: 'array' }, true],
])('the schema %j tells whether a value may be missing', (input, expected) => {
  expect(mayBeEmpty({ cell: 'text', input })).toBe(expected);
  expect(mayBeEmpty({ cell: 'text', input, isRequired: true })).toBe(false);
});

test('columns that lists filter by are declared as nullable as the database has them', async () => {
  const { rows } = await sql<{ column: string }>`
    SELECT table_name || '.' || column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_nullable = 'YES'`.execute(database.db);
  const nullable = new Set(rows.map(({ column }) => column));
  const wrong = collections.flatMap(({ name, table, fields }) =>
    Object.entries(fields)
      .filter(([, { filter, input, sql: expression }]) => filter && !input && !expression)
      .filter(([key, field]) => mayBeEmpty(field) !== nullable.has(`${table}.${key}`))
      .map(([key]) => `${name}.${key}`),
  );
  expect(wrong).toEqual([]);
});

test('filters without a condition for empty values are of fields that always have one', () => {
  const wrong = collections.flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(([, { filter }]) => filter === 'flag' || filter === 'translations')
      .filter(([, field]) => mayBeEmpty(field))
      .map(([key]) => `${name}.${key}`),
  );
  expect(wrong).toEqual([]);
});
