import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createCommentHandlers } from './handlers.ts';
import { answerComment, type ModerationState, readModeration, setState } from './moderate.ts';

let database: TestDatabase;
let site: ReturnType<typeof createCaller>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  await database.db
    .insertInto('users')
    .values({ email: 'osoblje@example.com', password_hash: '-' })
    .execute();
  site = createCaller(database.db, createCommentHandlers);
});
afterAll(() => database.drop());

let id = 0;
beforeEach(async () => {
  await database.db.deleteFrom('comments').execute();
  const row = await database.db
    .insertInto('comments')
    .values({
      target_kind: 'product',
      target_id: 1,
      author_name: 'Ana',
      body: 'Dobro',
      rating: 4,
      language: 'hr',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  id = row.id;
});

const shown = () => site.call('comment.list', { target: 'product', targetId: 1 });
const listed = async (state: ModerationState, rating: number | null = null) =>
  (await readModeration(site.deps, { state, rating, before: null }, 'hr')).comments;

test('an approved review is on the page at once, and the approval can be undone', async () => {
  expect(await shown()).toMatchObject({ totalRecords: 0 });
  expect(await setState(site.deps, id, 'approved')).toEqual({ ok: true, value: 'pending' });
  expect(await shown()).toMatchObject({ totalRecords: 1, summary: { average: 4 } });
  await setState(site.deps, id, 'pending');
  expect(await shown()).toMatchObject({ totalRecords: 0, summary: { count: 0 } });
});

test('the list names the product and filters by state and stars', async () => {
  const [comment] = await listed('pending');
  expect(comment?.about).not.toBe('');
  expect([await listed('approved'), await listed('pending', 5)]).toEqual([[], []]);
  expect(await listed('pending', 4)).toHaveLength(1);
});

test('the shop answers once, and an empty answer removes it', async () => {
  await setState(site.deps, id, 'approved');
  const by = { userId: 1, language: 'hr' } as const;
  await answerComment(site.deps, id, 'Hvala', by);
  await answerComment(site.deps, id, 'Hvala, Ana!', by);
  const [thread] = (await shown()).records;
  expect(thread?.answers).toMatchObject([{ comment: 'Hvala, Ana!', byShop: true }]);
  expect(await listed('approved')).toMatchObject([{ answer: 'Hvala, Ana!' }]);
  await answerComment(site.deps, id, ' ', by);
  expect((await shown()).records[0]?.answers).toEqual([]);
});

test('an answer that is too long or without a comment is refused', async () => {
  const by = { userId: 1, language: 'hr' } as const;
  expect(await answerComment(site.deps, id, 'a'.repeat(5001), by)).toMatchObject({ ok: false });
  expect(await answerComment(site.deps, id + 1, 'a', by)).toMatchObject({ ok: false });
  expect(await setState(site.deps, id + 1, 'approved')).toMatchObject({ ok: false });
});
