import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createContentHandlers } from './handlers.ts';

let database: TestDatabase;
let site: ReturnType<typeof createCaller>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  const details = JSON.stringify({ firstName: 'Ana', lastName: 'Đurić' });
  await database.db
    .insertInto('users')
    .values([
      { email: 'ana@example.com', password_hash: '-', details },
      { email: 'ivo@example.com', password_hash: '-' },
    ])
    .execute();
  site = createCaller(database.db, createContentHandlers);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('comments').execute();
  await database.db.deleteFrom('options').where('key', 'in', ruleKeys).execute();
  site.deps.cache.clear();
});

const ana = { actor: { kind: 'customer', userId: 1, sessionId: 's' } } as const;
const ivo = { actor: { kind: 'customer', userId: 2, sessionId: 's' } } as const;
const nobody = {};
type Comment = EndpointInput<'comment.create'>;

const ruleKeys = [
  'RequireRatingForComment',
  'RequireCommentForRating',
  'OneUserOneComment',
  'CanCommentOnBlog',
  'AnonymousChat',
  'UserCanEditComment',
  'RequireAdminPublishing',
  'RequireRatingForCommentOnSite',
];

async function setRule(key: (typeof ruleKeys)[number], value: boolean | string): Promise<void> {
  await database.db
    .insertInto('options')
    .values({ key, value: JSON.stringify(value), public: true })
    .execute();
  site.deps.cache.clear();
}

const good = { target: 'product', targetId: 1, comment: 'Dobro zvono.', rating: 5 } as const;
const write = (input: Partial<Comment> = {}, who: object = ana) =>
  site.result('comment.create', { ...good, ...input }, who);
const codeOf = async (response: ReturnType<typeof write>) => {
  const result = await response;
  return result.ok ? 'ok' : `${result.error.code} ${result.error.field ?? ''}`.trim();
};

test('accepts a comment with its stars · API-053', async () => {
  expect(await write({ comment: ' Dobro\u0000 zvono.\r\nLijepo! ' })).toMatchObject({
    value: {
      author: 'Ana Đ.',
      comment: 'Dobro zvono.\nLijepo!',
      rating: 5,
      canEdit: true,
      status: 'approved',
    },
  });
  const { data } = await site.call('comment.filterStandard', { target: 'product', targetId: 1 });
  expect(data).toMatchObject([{ comment: 'Dobro zvono.\nLijepo!', canEdit: false }]);
});

test('requires a login · PERM-13', async () => {
  expect(await codeOf(write({}, nobody))).toBe('onlyRegistered');
  await setRule('AnonymousChat', true);
  expect(await write({}, nobody)).toMatchObject({ value: { author: 'Gost', canEdit: false } });
});

test('requires a rating with a comment', async () => {
  const { rating: _, ...unrated } = good;
  const send = () => codeOf(site.result('comment.create', unrated, ana));
  expect(await send()).toBe('reviewIncomplete rating');
  await setRule('RequireRatingForComment', false);
  expect(await send()).toBe('ok');
});

test('requires a comment with a rating', async () => {
  expect(await codeOf(write({ comment: ' \n ' }))).toBe('reviewIncomplete comment');
  await setRule('RequireCommentForRating', false);
  expect(await codeOf(write({ comment: '' }))).toBe('ok');
});

test('has separate rules for the site · ENT-40', async () => {
  const onSite = { target: 'site', comment: 'Lijepa trgovina.' } as const;
  expect(await codeOf(site.result('comment.create', onSite, ana))).toBe('reviewIncomplete rating');
  await setRule('RequireRatingForCommentOnSite', false);
  expect(await codeOf(site.result('comment.create', onSite, ana))).toBe('ok');
});

test('lets registered users comment on posts', async () => {
  const onPost = { target: 'post', targetId: 1, comment: 'Zanimljivo.' } as const;
  const send = (who: object) => codeOf(site.result('comment.create', onPost, who));
  expect([await send(ana), await send(nobody)]).toEqual(['ok', 'onlyRegistered']);
  await setRule('CanCommentOnBlog', 'Nobody');
  expect(await send(ana)).toBe('commentsClosed');
  await database.db.deleteFrom('options').where('key', '=', 'CanCommentOnBlog').execute();
  await setRule('CanCommentOnBlog', 'Everyone');
  expect(await send(nobody)).toBe('ok');
});

test('accepts several comments per user unless only one is allowed', async () => {
  expect([await codeOf(write()), await codeOf(write())]).toEqual(['ok', 'ok']);
  await setRule('OneUserOneComment', true);
  expect(await codeOf(write())).toBe('reviewOnce');
  const both = await Promise.all([1, 2].map(() => codeOf(write({}, ivo))));
  expect(both.toSorted()).toEqual(['ok', 'reviewOnce']);
});

test.each([
  [{ targetId: 9999 }, 'notFound targetId'],
  [{ target: 'post', targetId: 4 }, 'notFound targetId'],
  [{ parentId: 9999, rating: undefined }, 'notFound parentId'],
] as const)('refuses comments on hidden or missing targets: %j', async (input, code) => {
  const { rating, ...rest } = { ...good, ...input };
  const sent = rating === undefined ? rest : { ...rest, rating };
  expect(await codeOf(site.result('comment.create', sent, ana))).toBe(code);
});

test('accepts a reply without stars', async () => {
  const first = await write();
  const parentId = first.ok ? first.value.id : 0;
  const response = { target: 'product', targetId: 1, parentId, comment: 'Slažem se.' } as const;
  const taken = await site.result('comment.create', response, ivo);
  expect(taken).toMatchObject({ value: { parentId, author: 'Gost', rating: null } });
  const rated = await site.result('comment.create', { ...response, rating: 3 }, ivo);
  expect(rated).toMatchObject({ error: { code: 'badRequest', field: 'rating' } });
  const other = await site.result('comment.create', { ...response, targetId: 2 }, ivo);
  expect(other).toMatchObject({ error: { code: 'notFound', field: 'parentId' } });
});

test('only its author can change a comment · API-055', async () => {
  const made = await write();
  const id = made.ok ? made.value.id : 0;
  const change = (who: object, input: object = { rating: 2 }) =>
    site.result('comment.update', { id, ...input }, who);
  expect(await change(ana)).toMatchObject({ value: { rating: 2, comment: 'Dobro zvono.' } });
  expect(await change(ivo)).toMatchObject({ error: { code: 'forbidden' } });
  expect(await change(nobody)).toMatchObject({ error: { code: 'unauthorized' } });
  expect(await change(ana, { comment: '  ' })).toMatchObject({
    error: { code: 'reviewIncomplete' },
  });
  const missing = await site.result('comment.update', { id: id + 1, rating: 2 }, ana);
  expect(missing).toMatchObject({ error: { code: 'notFound' } });
  await setRule('UserCanEditComment', false);
  expect(await change(ana)).toMatchObject({ error: { code: 'forbidden' } });
});

test('waits for approval if the site moderates comments', async () => {
  await setRule('RequireAdminPublishing', true);
  expect(await write()).toMatchObject({ value: { status: 'pending' } });
  const { data } = await site.call('comment.filterStandard', { target: 'product', targetId: 1 });
  expect(data).toEqual([]);
});
