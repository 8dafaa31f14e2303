import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Rate } from '#schemas/api/endpoint.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { removeOldCounts } from './limiter.ts';
import { createRateLimit } from './rate-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.db.deleteFrom('rate_limits').execute());
afterAll(() => database.drop());

const oneServer = () => createRateLimit(database.db);

async function allowed(rate: Rate, tries: number, client = '192.0.2.1', limit = oneServer()) {
  const responses = [];
  for (let i = 0; i < tries; i += 1) responses.push(await limit(rate, client));
  return responses.filter(Boolean).length;
}

test('a school class that orders from one address is allowed, guessing is not', async () => {
  expect(await allowed('order', 100)).toBe(60);
  expect(await allowed('secret', 100)).toBe(20);
  expect(await allowed('coupon', 100)).toBe(20);
});

test('addresses and kinds of calls are counted separately', async () => {
  const limit = oneServer();
  await allowed('secret', 100, '192.0.2.1', limit);
  expect(await allowed('order', 5, '192.0.2.1', limit)).toBe(5);
  expect(await allowed('secret', 5, '192.0.2.2', limit)).toBe(5);
});

test('a call that is cancelled does not count', async () => {
  const limit = oneServer();
  const login = async () => {
    const may = await limit('login', '192.0.2.1');
    await limit('login', '192.0.2.1', -1);
    return may;
  };
  for (let i = 0; i < 100; i += 1) expect(await login()).toBe(true);
  expect(await allowed('login', 100, '192.0.2.1', limit)).toBe(30);
});

test('servers of one shop share their counts', async () => {
  expect(await allowed('secret', 12, '192.0.2.1', oneServer())).toBe(12);
  expect(await allowed('secret', 12, '192.0.2.1', oneServer())).toBe(8);
});

test('a caller over the limit is refused without a database query', async () => {
  const limit = oneServer();
  await allowed('secret', 21, '192.0.2.1', limit);
  await database.db.deleteFrom('rate_limits').execute();
  expect(await limit('secret', '192.0.2.1')).toBe(false);
});

test('a failed count is an error, not a refusal', async () => {
  const away = oneServer();
  await database.db.schema.alterTable('rate_limits').renameTo('counts').execute();
  const requested = away('secret', '192.0.2.1');
  await expect(requested).rejects.toThrow('rate_limits');
  await database.db.schema.alterTable('counts').renameTo('rate_limits').execute();
});

test('expired counts are deleted', async () => {
  await allowed('secret', 1);
  await removeOldCounts(database.db, new Date());
  expect(await database.db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
  await removeOldCounts(database.db, new Date(Date.now() + 301_000));
  expect(await database.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
});
