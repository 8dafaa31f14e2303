import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function failure(url: string): Promise<string> {
  return openDatabase({ DATABASE_URL: url, IZLOG_DATA: '' }).then(
    () => 'opened',
    (error: Error) => error.message,
  );
}

test('opens the server named by DATABASE_URL', async () => {
  const opened = await openDatabase({ DATABASE_URL: database.url, IZLOG_DATA: '' });
  const { rows } = await sql`SELECT current_database() AS name`.execute(opened.db);
  await opened.close();
  expect(rows).toEqual([{ name: new URL(database.url).pathname.slice(1) }]);
  expect(opened.readDb).toBe(opened.db);
});

test('reads from the replica when there is one', async () => {
  const opened = await openDatabase({
    DATABASE_URL: database.url,
    READ_DATABASE_URL: database.url,
    IZLOG_DATA: '',
  });
  expect(opened.readDb).not.toBe(opened.db);
  expect(await opened.readDb.selectFrom('products').selectAll().execute()).toEqual([]);
  await opened.close();
});

test('opens the embedded database without DATABASE_URL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'izlog-open-'));
  const opened = await openDatabase({ IZLOG_DATA: folder });
  const { rows } = await sql`SELECT 1 AS one`.execute(opened.db);
  await opened.close();
  await rm(folder, { recursive: true, force: true });
  expect(rows).toEqual([{ one: 1 }]);
});

test('names host and reason of an unreachable server', async () => {
  const message = await failure('postgres://shop:secret-word@127.0.0.1:9/shopdb');
  expect(message).toContain('DATABASE_URL cannot be reached: host 127.0.0.1, port 9');
  expect(message).toContain('database "shopdb", user "shop" (connection refused)');
  expect(message).not.toContain('secret-word');
});

test('hides a rejected password', async () => {
  const url = new URL(database.url);
  url.password = 'secret-word';
  const message = await failure(url.href);
  expect(message).toContain('password not accepted');
  expect(message).not.toContain('secret-word');
});

test('names a missing database', async () => {
  const url = new URL(database.url);
  url.pathname = '/nowhere';
  expect(await failure(url.href)).toContain('"nowhere"');
});

test('refuses a setting that is not a URL', async () => {
  expect(await failure('secret-word')).toBe(
    'DATABASE_URL is not a URL. It looks like postgres://user:password@host:5432/database.',
  );
});

test('survives connections that break while idle', async () => {
  const errors: Error[] = [];
  const opened = await openDatabase({ DATABASE_URL: database.url, IZLOG_DATA: '' }, (e) =>
    errors.push(e),
  );
  await sql`SELECT 1`.execute(opened.db);
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'izlog' AND datname = current_database()
      AND pid <> pg_backend_pid()`.execute(database.db);
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  const { rows } = await sql`SELECT 2 AS two`.execute(opened.db);
  await opened.close();
  expect(rows).toEqual([{ two: 2 }]);
});
