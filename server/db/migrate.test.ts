import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const names = migrations.map((migration) => migration.name);

async function empty(): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(database.db);
  await sql`CREATE SCHEMA public`.execute(database.db);
}

test('runs every migration once', async () => {
  await empty();
  expect(await migrate(database.db)).toEqual(names);
  expect(await migrate(database.db)).toEqual([]);
});

test('lets only one of two processes migrate', async () => {
  await empty();
  const [one, two] = await Promise.all([migrate(database.db), migrate(database.db)]);
  expect([...one, ...two].toSorted()).toEqual([...names].toSorted());
});

test('rolls a failed migration back whole', async () => {
  const broken = { id: 900, name: 'broken', sql: 'CREATE TABLE half (id int); SELECT 1 / 0;' };
  await expect(migrate(database.db, [...migrations, broken])).rejects.toThrow('division by zero');
  const { rows } = await sql`SELECT to_regclass('half') AS half, (SELECT count(*)
    FROM schema_migrations WHERE id = 900) AS recorded`.execute(database.db);
  expect(rows).toEqual([{ half: null, recorded: 0 }]);
});

test('refuses a database of a newer version', async () => {
  const later = { id: 901, name: 'later', sql: 'SELECT 1;' };
  await migrate(database.db, [...migrations, later]);
  await expect(migrate(database.db)).rejects.toThrow('newer version of Izlog (step "later")');
});

test('numbers migrations without gaps in order', () => {
  expect(migrations.map((migration) => migration.id)).toEqual(names.map((_, i) => i + 1));
});
