import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ok } from '#schemas/result.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isDatabaseUnavailable } from '../db/database-error.ts';
import { createDatabase } from '../db/open-database.ts';
import { createPool } from '../db/pool.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insertInto('options').values({ key: 'lock', value: '1' }).execute();
});
afterAll(() => database.drop());
beforeEach(() => {
  const url = `${database.url}?options=${encodeURIComponent('-c lock_timeout=100ms')}`;
  db = createDatabase(createPool(url, { max: 1 }), createPool(url, { max: 1 }));
});
afterEach(() => db.destroy());

/** Holds a lock on the row while `work` runs; `work` may release it earlier. */
async function whileLocked(work: (unlock: () => void) => Promise<void>): Promise<void> {
  let unlock = () => undefined as unknown;
  const free = new Promise((done) => {
    unlock = () => done(null);
  });
  let hold = Promise.resolve();
  await new Promise<void>((locked) => {
    hold = database.db.transaction().execute(async (step) => {
      await step.updateTable('options').set({ value: '2' }).where('key', '=', 'lock').execute();
      locked();
      await free;
    });
  });
  await work(unlock).finally(unlock);
  await hold;
}

let tries = 0;
const write = () => {
  tries = 0;
  return inTransaction(db, async (step) => {
    tries += 1;
    await step.updateTable('options').set({ value: '3' }).where('key', '=', 'lock').execute();
    return ok('written');
  });
};

test('a lock that is released in time is acquired by a retry', async () => {
  await whileLocked(async (unlock) => {
    const written = write();
    await expect.poll(() => tries, { interval: 5 }).toBeGreaterThan(1);
    unlock();
    expect(await written).toEqual(ok('written'));
  });
});

test('a lock that is not released ends as unavailable after four attempts', async () => {
  await whileLocked(async () => {
    expect(await write().catch(isDatabaseUnavailable)).toBe(true);
    expect(tries).toBe(4);
  });
});

test('statements run while a transaction holds the connection for transactions', async () => {
  await whileLocked(async () => {
    const writing = write().catch(() => null);
    const [row] = await db
      .selectFrom('options')
      .select('value')
      .where('key', '=', 'lock')
      .execute();
    expect(row?.value).not.toBe('3');
    await writing;
  });
});

test('a read-only transaction leaves the connection for writing ones free', async () => {
  await db
    .transaction()
    .setAccessMode('read only')
    .execute(async (step) => {
      await step.selectFrom('options').select('key').execute();
      expect(await write()).toEqual(ok('written'));
    });
});
