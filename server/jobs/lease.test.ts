import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createLeases } from './lease.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.db.deleteFrom('job_leases').execute());
afterAll(() => database.drop());

const { signal } = new AbortController();
const oneServer = () => createLeases(database.db);
const round = (leases: ReturnType<typeof oneServer>, job = 'mail') =>
  leases.once(job, async () => 'done')(signal);

test('one server runs a job round after round, another server runs another job', async () => {
  const [first, second] = [oneServer(), oneServer()];
  expect([await round(first), await round(second), await round(first)]).toEqual([
    'done',
    null,
    'done',
  ]);
  expect(await round(second, 'sales')).toBe('done');
});

test('of ten servers that start at once one runs the job', async () => {
  const rounds = await Promise.all(Array.from({ length: 10 }, () => round(oneServer())));
  expect(rounds.filter(Boolean)).toHaveLength(1);
});

test('a server that ends releases its jobs at once', async () => {
  const [first, second] = [oneServer(), oneServer()];
  await round(first);
  await first.release();
  expect([await round(second), await round(first)]).toEqual(['done', null]);
});

test('the jobs of a server that stopped responding move to another', async () => {
  const [first, second] = [oneServer(), oneServer()];
  await round(first);
  await sql`UPDATE job_leases SET until = until - interval '91 seconds'`.execute(database.db);
  expect(await round(second)).toBe('done');
});
