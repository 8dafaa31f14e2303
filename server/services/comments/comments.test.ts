import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createCommentHandlers } from './handlers.ts';

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
  site = createCaller(database.db, createCommentHandlers);
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
  'AnonymousCanMultipleReview',
  'RequireRatingForCommentOnSite',
  'RequireCommentForRatingOnSite',
  'NumberOfStarsOnSite',
  'OneUserOneCommentOnSite',
  'UserCanEditCommentOnSite',
  'AnonymousCanMultipleReviewOnSite',
];

async function setRule(
  key: (typeof ruleKeys)[number],
  value: boolean | number | string,
): Promise<void> {
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

test('requires a login · PERM-13 API-053 REVIEW-07 REVIEW-08', async () => {
  expect(await codeOf(write({}, nobody))).toBe('onlyRegistered');
  await setRule('AnonymousChat', true);
  expect(await write({}, nobody)).toMatchObject({ value: { author: 'Gost', canEdit: false } });
});

test('requires a rating with a comment · API-053 REVIEW-01', async () => {
  const { rating: _, ...unrated } = good;
  const send = () => codeOf(site.result('comment.create', unrated, ana));
  expect(await send()).toBe('reviewIncomplete rating');
  await setRule('RequireRatingForComment', false);
  expect(await send()).toBe('ok');
});

test('requires a comment with a rating · API-053 REVIEW-02', async () => {
  expect(await codeOf(write({ comment: ' \n ' }))).toBe('reviewIncomplete comment');
  await setRule('RequireCommentForRating', false);
  expect(await codeOf(write({ comment: '' }))).toBe('ok');
});

type Target = Pick<Comment, 'target' | 'targetId'>;
const theSite: Target = { target: 'site' };
const aProduct: Target = { target: 'product', targetId: 1 };

const sendTo = (to: Target, input: Partial<Comment> = {}, who: object = ana) =>
  site.result('comment.create', { ...to, comment: 'Lijepo.', rating: 4, ...input }, who);

async function sendUnrated(to: Target): Promise<string> {
  return codeOf(site.result('comment.create', { ...to, comment: 'Lijepo.' }, ana));
}

async function sendTwice(to: Target, input: Partial<Comment> = {}, who: object = ana) {
  await sendTo(to, input, who);
  return codeOf(sendTo(to, { ...input, comment: 'I dalje lijepo.' }, who));
}

async function editOwn(to: Target): Promise<string> {
  const made = await sendTo(to);
  const id = made.ok ? made.value.id : 0;
  return codeOf(site.result('comment.update', { id, rating: 2 }, ana));
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
    await setRule('AnonymousChat', true);
    expect([await attempt(theSite), await attempt(aProduct)]).toEqual([before, before]);
    await database.db.deleteFrom('comments').execute();
    await setRule(`${rule}OnSite`, value);
    expect([await attempt(theSite), await attempt(aProduct)]).toEqual([after, before]);
  },
);

test('lets registered users comment on posts · ERR-51 ERR-73 REVIEW-04', async () => {
  const onPost = { target: 'post', targetId: 1, comment: 'Zanimljivo.' } as const;
  const send = (who: object) => codeOf(site.result('comment.create', onPost, who));
  expect([await send(ana), await send(nobody)]).toEqual(['ok', 'onlyRegistered']);
  await setRule('CanCommentOnBlog', 'Nobody');
  expect(await send(ana)).toBe('commentsClosed');
  await database.db.deleteFrom('options').where('key', '=', 'CanCommentOnBlog').execute();
  await setRule('CanCommentOnBlog', 'Everyone');
  expect(await send(nobody)).toBe('ok');
});

test('accepts several comments per user unless only one is allowed · ERR-49 REVIEW-05', async () => {
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
] as const)('refuses comments on hidden or missing targets: %j · API-053', async (input, code) => {
  const { rating, ...rest } = { ...good, ...input };
  const sent = rating === undefined ? rest : { ...rest, rating };
  expect(await codeOf(site.result('comment.create', sent, ana))).toBe(code);
});

test('accepts a reply without stars · API-053', async () => {
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

test('only its author can change a comment · API-055 REVIEW-06 CM9', async () => {
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

test('waits for approval if the site moderates comments · API-053', async () => {
  await setRule('RequireAdminPublishing', true);
  expect(await write()).toMatchObject({ value: { status: 'pending' } });
  const { data } = await site.call('comment.filterStandard', { target: 'product', targetId: 1 });
  expect(data).toEqual([]);
});

const list = (input: object = {}, who: object = nobody) =>
  site.result('comment.list', { target: 'product', targetId: 1, ...input }, who);

test('without an option, products and the site have five stars · CONST-62 REVIEW-03', async () => {
  const option = database.db.deleteFrom('options').where('key', '=', 'NumberOfStars');
  const removed = await option.returningAll().execute();
  site.deps.cache.clear();
  onTestFinished(async () => {
    const rows = removed.map((row) => ({ ...row, value: JSON.stringify(row.value) }));
    await database.db.insertInto('options').values(rows).execute();
    site.deps.cache.clear();
  });
  for (const to of [aProduct, theSite]) {
    expect(await list(to)).toMatchObject({ value: { rules: { stars: 5 } } });
    expect(await codeOf(write({ ...to, rating: 6 }))).toBe('invalidValue rating');
    expect(await codeOf(write({ ...to, rating: 5 }))).toBe('ok');
  }
});

test('lists threads with answers, stars and rules · CONST-62', async () => {
  await write({ title: ' Jako\n dobro ', rating: 5 });
  const second = await write({ rating: 2, comment: 'Slabo.' }, ivo);
  const parentId = second.ok ? second.value.id : 0;
  const answer = { target: 'product', targetId: 1, parentId, comment: 'Zašto?' } as const;
  await site.result('comment.create', answer, ana);
  expect(await list()).toMatchObject({
    value: {
      totalRecords: 2,
      records: [
        { comment: 'Slabo.', answers: [{ comment: 'Zašto?' }] },
        { title: 'Jako dobro', answers: [] },
      ],
      summary: { average: 3.5, count: 2, stars: [0, 1, 0, 0, 1] },
      rules: { writers: 'RegisteredUsers', needsRating: true, needsComment: true, stars: 5 },
    },
  });
  expect(await write({ rating: 6 })).toMatchObject({ error: { field: 'rating' } });
  expect(await list({ rating: 5 })).toMatchObject({ value: { totalRecords: 1 } });
  expect(await list({ sort: 'highest' })).toMatchObject({
    value: { records: [{ rating: 5 }, { rating: 2 }] },
  });
});

test('counts only approved ratings after changes by anyone', async () => {
  await write();
  const statusTo = (status: 'approved' | 'rejected') =>
    database.db.updateTable('comments').set({ status }).execute();
  const countOf = async () => {
    site.deps.cache.clear();
    const found = await list();
    return found.ok ? found.value.summary.count : null;
  };
  expect(await countOf()).toBe(1);
  await statusTo('rejected');
  expect(await countOf()).toBe(0);
  await statusTo('approved');
  await database.db.updateTable('comments').set({ rating: 3 }).execute();
  expect(await countOf()).toBe(1);
  await database.db.deleteFrom('comments').execute();
  expect(await countOf()).toBe(0);
});

test('stores a comment that is sent twice once · API-053', async () => {
  const both = await Promise.all([write(), write()]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(await list()).toMatchObject({ value: { totalRecords: 1 } });
});

test('only a buyer is verified · PE2', async () => {
  await buy(1);
  expect(await write()).toMatchObject({ value: { verified: true } });
  expect(await write({}, ivo)).toMatchObject({ value: { verified: false } });
  expect(await write({ targetId: 2 })).toMatchObject({ value: { verified: false } });
  expect(await list({ verified: true })).toMatchObject({ value: { totalRecords: 1 } });
});

test('a guest waits for approval, and so does a link · API-053', async () => {
  await setRule('AnonymousChat', true);
  const guest = await write({ name: ' Mate\u202e ', browser: 'b1' }, nobody);
  expect(guest).toMatchObject({ value: { author: 'Mate', status: 'pending' } });
  const linked = await write({ comment: 'Kupi na www.spam.example' });
  expect(linked).toMatchObject({ value: { status: 'pending' } });
  expect(await list()).toMatchObject({ value: { totalRecords: 0, summary: { count: 0 } } });
});

test('a browser of a guest reviews once unless several are allowed', async () => {
  await setRule('AnonymousChat', true);
  await setRule('AnonymousCanMultipleReview', false);
  const send = (browser: string, comment: string) => codeOf(write({ browser, comment }, nobody));
  expect([await send('b1', 'A'), await send('b1', 'B'), await send('b2', 'B')]).toEqual([
    'ok',
    'reviewOnce',
    'ok',
  ]);
});

test('markup in a comment is text · API-053', async () => {
  await write({ title: '<b>x</b>', comment: '<script>alert(1)</script>' });
  expect(await list()).toMatchObject({
    value: { records: [{ title: '<b>x</b>', comment: '<script>alert(1)</script>' }] },
  });
});

test('a helpful vote counts once for each person and browser', async () => {
  const made = await write();
  const id = made.ok ? made.value.id : 0;
  const vote = async (who: object, browser?: string) => {
    const voted = await site.result('comment.vote', { id, ...(browser && { browser }) }, who);
    return voted.ok ? voted.value.helpful : voted.error.code;
  };
  expect([await vote(ivo), await vote(ivo), await vote(nobody, 'a')]).toEqual([1, 1, 2]);
  expect([await vote(nobody, 'a'), await vote(nobody, 'b'), await vote(nobody)]).toEqual([2, 3, 4]);
  expect(await list()).toMatchObject({ value: { records: [{ helpful: 4 }] } });
  await database.db.updateTable('comments').set({ status: 'rejected' }).execute();
  expect(await vote(ivo)).toBe('notFound');
});

/** Creates Ana's paid order of a product. */
async function buy(productId: number): Promise<void> {
  await sql`WITH cart AS (INSERT INTO carts (id, protect_code_hash, language)
      VALUES (gen_random_uuid(), sha256('c'), 'hr') RETURNING id),
    bought AS (INSERT INTO orders (slug, order_number, cart_id, user_id, state, currency, language, items_total,
        order_total, addresses, payment_type, prices_hash, paid_at)
      SELECT 'ana', 'A-1', id, 1, 'paid', 'EUR', 'hr', 100, 100, '{}', 'BANK', 'x', now() FROM cart
      RETURNING id)
    INSERT INTO order_items (order_id, position, product_id, sku, name, qty, unit_price, row_total,
      tax_rate, tax_total)
    SELECT id, 0, ${productId}::int, 'A', 'A', 1, 100, 100, 25, 20 FROM bought`.execute(
    database.db,
  );
}

test('shows approved comments, and to authors also their own · API-052', async () => {
  const comment = {
    target_kind: 'product',
    target_id: 1,
    author_name: 'Ana',
    language: 'hr',
  } as const;
  await database.db
    .insertInto('comments')
    .values([
      { ...comment, body: 'Odobren', rating: 5, status: 'approved' },
      { ...comment, body: 'Čeka', rating: 4, user_id: 1 },
      { ...comment, body: 'Tuđi čeka', rating: 1 },
    ])
    .execute();
  const requested = { target: 'product', targetId: 1 } as const;
  expect(await site.call('comment.filterStandard', requested)).toMatchObject({
    data: [{ comment: 'Odobren', canEdit: false }],
    pagination: { totalRecords: 1 },
  });
  const own = await site.result('comment.filterStandard', requested, ana);
  expect(own).toMatchObject({
    value: {
      data: [{ comment: 'Čeka', canEdit: true, status: 'pending' }, { comment: 'Odobren' }],
    },
  });
  const second = { ...requested, page: 2, limit: 1 };
  expect(await site.result('comment.filterStandard', second, ana)).toMatchObject({
    value: { data: [{ comment: 'Odobren' }], pagination: { totalPages: 2, totalRecords: 2 } },
  });
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
  for (const key of ruleKeys)
    if (key in rules) await setRule(key, rules[key as keyof typeof rules]);
  expect(await site.call('comment.getOptions', {})).toEqual({ NumberOfStars: 5, ...rules });
});
