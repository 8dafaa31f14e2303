import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Collection } from './collection.ts';
import { listRows } from './list-rows.ts';
import { missedAddresses } from './missed-addresses.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const referrers = [null, 'b', null, 'a', 'b', null, 'c'];
  await database.db
    .insertInto('failed_requests')
    .values(referrers.map((referrer, at) => ({ path: `/${at}`, referrer })))
    .execute();
});
afterAll(() => database.drop());

/** The collection, sorted by a column that may be empty. */
const byReferrer: Collection = {
  ...missedAddresses,
  fields: {
    ...missedAddresses.fields,
    referrer: { cell: 'text', sortedBy: 'failed_requests_pkey' },
  },
};

async function page(sort: string, place: object) {
  const found = await listRows(database.db, byReferrer, { sort, size: 2, ...place });
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const ascending = ['/3', '/1', '/4', '/6', '/0', '/2', '/5'];

test.each([
  ['referrer', ascending],
  ['-referrer', ascending.toReversed()],
])('pages by %s show each row once, also rows without a value', async (sort, all) => {
  const seen: string[][] = [];
  let place = {};
  for (let next: string | null = ''; next !== null; place = { after: next }) {
    const { rows, next: following } = await page(sort, place);
    seen.push(rows.map(({ id }) => id));
    next = following;
  }
  expect(seen.flat()).toEqual(all);

  const back: string[][] = [];
  const last = await page(sort, { after: (await page(sort, { size: 6 })).next });
  back.unshift(last.rows.map(({ id }) => id));
  for (let { previous } = last; previous !== null; ) {
    const before = await page(sort, { before: previous });
    back.unshift(before.rows.map(({ id }) => id));
    previous = before.previous;
  }
  expect(back.flat()).toEqual(all);
});
