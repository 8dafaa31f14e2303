import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  ana,
  codeOf,
  good,
  ivo,
  nobody,
  openComments,
  type TestComments,
} from '../../testing/comments.ts';

type Comment = EndpointInput<'comment.create'>;

let database: TestDatabase;
let comments: TestComments;
beforeAll(async () => {
  database = await createTestDatabase();
  comments = await openComments(database.db);
});
afterAll(() => database.drop());
beforeEach(() => comments.clear());

test('requires a login · PERM-13 API-053 REVIEW-07 REVIEW-08', async () => {
  for (const to of [aProduct, theSite]) {
    expect(await codeOf(sendTo(to, {}, nobody))).toBe('onlyRegistered');
  }
  await comments.setRule('AnonymousChat', true);
  expect(await comments.write({}, nobody)).toMatchObject({
    value: { author: 'Gost', canEdit: false },
  });
});

test('requires a rating with a comment · API-053 REVIEW-01 ENT-39', async () => {
  const { rating: _, ...unrated } = good;
  const send = () => codeOf(comments.site.result('comment.create', unrated, ana));
  expect(await send()).toBe('reviewIncomplete rating');
  await comments.setRule('RequireRatingForComment', false);
  expect(await send()).toBe('ok');
});

test('requires a comment with a rating · API-053 REVIEW-02 ENT-39', async () => {
  expect(await codeOf(comments.write({ comment: ' \n ' }))).toBe('reviewIncomplete comment');
  await comments.setRule('RequireCommentForRating', false);
  expect(await codeOf(comments.write({ comment: '' }))).toBe('ok');
});

type Target = Pick<Comment, 'target' | 'targetId'>;
const theSite: Target = { target: 'site' };
const aProduct: Target = { target: 'product', targetId: 1 };

const sendTo = (to: Target, input: Partial<Comment> = {}, who: object = ana) =>
  comments.site.result('comment.create', { ...to, comment: 'Lijepo.', rating: 4, ...input }, who);

async function sendUnrated(to: Target): Promise<string> {
  return codeOf(comments.site.result('comment.create', { ...to, comment: 'Lijepo.' }, ana));
}

async function sendTwice(to: Target, input: Partial<Comment> = {}, who: object = ana) {
  await sendTo(to, input, who);
  return codeOf(sendTo(to, { ...input, comment: 'I dalje lijepo.' }, who));
}

async function editOwn(to: Target): Promise<string> {
  const made = await sendTo(to);
  const id = made.ok ? made.value.id : 0;
  return codeOf(comments.site.result('comment.update', { id, rating: 2 }, ana));
}

test.each<[string, boolean | number, (to: Target) => Promise<string>, string, string]>([
  ['RequireRatingForComment', false, sendUnrated, 'reviewIncomplete rating', 'ok'],
  [
    'RequireCommentForRating',
    false,
    (to) => codeOf(sendTo(to, { comment: '' })),
    'reviewIncomplete comment',
    'ok',
  ],
  ['NumberOfStars', 3, (to) => codeOf(sendTo(to)), 'ok', 'invalidValue rating'],
  ['OneUserOneComment', true, sendTwice, 'ok', 'reviewOnce'],
  ['UserCanEditComment', false, editOwn, 'ok', 'forbidden'],
  [
    'AnonymousCanMultipleReview',
    false,
    (to) => sendTwice(to, { browser: 'b1' }, nobody),
    'ok',
    'reviewOnce',
  ],
])(
  'the rule %sOnSite concerns the site, not products · ENT-40 REVIEW-01 REVIEW-02 REVIEW-03 REVIEW-05 REVIEW-06',
  async (rule, value, attempt, before, after) => {
    await comments.setRule('AnonymousChat', true);
    expect([await attempt(theSite), await attempt(aProduct)]).toEqual([before, before]);
    await database.db.deleteFrom('comments').execute();
    await comments.setRule(`${rule}OnSite`, value);
    expect([await attempt(theSite), await attempt(aProduct)]).toEqual([after, before]);
  },
);

test('lets registered users comment on posts · PERM-13 ERR-51 ERR-73 REVIEW-04 ENT-39', async () => {
  const onPost = { target: 'post', targetId: 1, comment: 'Zanimljivo.' } as const;
  const send = (who: object) => codeOf(comments.site.result('comment.create', onPost, who));
  expect([await send(ana), await send(nobody)]).toEqual(['ok', 'onlyRegistered']);
  await comments.setRule('AnonymousChat', true);
  expect(await send(nobody)).toBe('onlyRegistered');
  await comments.setRule('CanCommentOnBlog', 'Nobody');
  expect(await send(ana)).toBe('commentsClosed');
  await database.db.deleteFrom('options').where('key', '=', 'CanCommentOnBlog').execute();
  await comments.setRule('CanCommentOnBlog', 'Everyone');
  expect(await send(nobody)).toBe('ok');
});

test('accepts several comments per user unless only one is allowed · ERR-49 REVIEW-05 ENT-39', async () => {
  expect([await codeOf(comments.write()), await codeOf(comments.write())]).toEqual(['ok', 'ok']);
  await comments.setRule('OneUserOneComment', true);
  expect(await codeOf(comments.write())).toBe('reviewOnce');
  const both = await Promise.all([1, 2].map(() => codeOf(comments.write({}, ivo))));
  expect(both.toSorted()).toEqual(['ok', 'reviewOnce']);
  expect(await sendTwice({ target: 'post', targetId: 1 })).toBe('ok');
});

test('a user writes several reviews of the site unless only one is allowed · ERR-49 REVIEW-05', async () => {
  const review = { target: 'site', comment: 'Lijepa trgovina.', rating: 5 } as const;
  const write = (comment: string) =>
    codeOf(comments.site.result('comment.create', { ...review, comment }, ana));
  expect([await write('Lijepo.'), await write('Jako lijepo.')]).toEqual(['ok', 'ok']);
  await comments.setRule('OneUserOneCommentOnSite', true);
  expect(await write('Opet lijepo.')).toBe('reviewOnce');
});

test('one comment per user is one for each product, besides answers · REVIEW-05', async () => {
  await comments.setRule('OneUserOneComment', true);
  const first = await comments.write();
  const parentId = first.ok ? first.value.id : 0;
  const answer = { target: 'product', targetId: 1, parentId, comment: 'Hvala.' } as const;
  for (const who of [ana, ivo]) {
    expect(await codeOf(comments.site.result('comment.create', answer, who))).toBe('ok');
  }
  expect(await codeOf(comments.write({}, ivo))).toBe('ok');
  expect(await codeOf(comments.write({ targetId: 2 }))).toBe('ok');
  expect(await codeOf(comments.write({ targetId: 2 }))).toBe('reviewOnce');
});

test('waits for approval if the site moderates comments · API-053', async () => {
  await comments.setRule('RequireAdminPublishing', true);
  expect(await comments.write()).toMatchObject({ value: { status: 'pending' } });
  const { data } = await comments.site.call('comment.filterStandard', {
    target: 'product',
    targetId: 1,
  });
  expect(data).toEqual([]);
});

test('without an option, products and the site have five stars · CONST-62 REVIEW-03', async () => {
  const option = database.db.deleteFrom('options').where('key', '=', 'NumberOfStars');
  const removed = await option.returningAll().execute();
  comments.site.deps.cache.clear();
  onTestFinished(async () => {
    const rows = removed.map((row) => ({ ...row, value: JSON.stringify(row.value) }));
    await database.db.insertInto('options').values(rows).execute();
    comments.site.deps.cache.clear();
  });
  for (const to of [aProduct, theSite]) {
    expect(await comments.list(to)).toMatchObject({ value: { rules: { stars: 5 } } });
    expect(await codeOf(comments.write({ ...to, rating: 6 }))).toBe('invalidValue rating');
    expect(await codeOf(comments.write({ ...to, rating: 5 }))).toBe('ok');
  }
});

test('a browser of a guest reviews once unless several are allowed · ENT-39', async () => {
  await comments.setRule('AnonymousChat', true);
  await comments.setRule('AnonymousCanMultipleReview', false);
  const send = (browser: string, comment: string) =>
    codeOf(comments.write({ browser, comment }, nobody));
  expect([await send('b1', 'A'), await send('b1', 'B'), await send('b2', 'B')]).toEqual([
    'ok',
    'reviewOnce',
    'ok',
  ]);
});

test('returns the rules of comments · API-054 ENT-39 REVIEW-01 REVIEW-02 REVIEW-03 REVIEW-04 REVIEW-05 REVIEW-06 REVIEW-07', async () => {
  const rules = {
    AnonymousChat: true,
    RequireRatingForComment: true,
    RequireCommentForRating: false,
    CanCommentOnBlog: 'Everyone',
    OneUserOneComment: true,
    UserCanEditComment: true,
    AnonymousCanMultipleReview: false,
  } as const;
  for (const [key, value] of Object.entries(rules)) await comments.setRule(key, value);
  expect(await comments.site.call('comment.getOptions', {})).toEqual({
    NumberOfStars: 5,
    ...rules,
  });
});
