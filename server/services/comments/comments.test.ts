import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

const theProduct = { target: 'product', targetId: 1 } as const;

let database: TestDatabase;
let comments: TestComments;
beforeAll(async () => {
  database = await createTestDatabase();
  comments = await openComments(database.db);
});
afterAll(() => database.drop());
beforeEach(() => comments.clear());

test('accepts a comment with its stars · API-053', async () => {
  expect(await comments.write({ comment: ' Dobro\u0000 zvono.\r\nLijepo! ' })).toMatchObject({
    value: {
      author: 'Ana Đ.',
      comment: 'Dobro zvono.\nLijepo!',
      rating: 5,
      canEdit: true,
      status: 'approved',
    },
  });
  const { data } = await comments.site.call('comment.filterStandard', {
    target: 'product',
    targetId: 1,
  });
  expect(data).toMatchObject([{ comment: 'Dobro zvono.\nLijepo!', canEdit: false }]);
});

test.each([
  [{ targetId: 9999 }, 'notFound targetId'],
  [{ target: 'post', targetId: 4 }, 'notFound targetId'],
  [{ parentId: 9999, rating: undefined }, 'notFound parentId'],
] as const)('refuses comments on hidden or missing targets: %j · API-053', async (input, code) => {
  const { rating, ...rest } = { ...good, ...input };
  const sent = rating === undefined ? rest : { ...rest, rating };
  expect(await codeOf(comments.site.result('comment.create', sent, ana))).toBe(code);
});

test('accepts a reply without stars · API-053 REVIEW-01', async () => {
  const first = await comments.write();
  const parentId = first.ok ? first.value.id : 0;
  const response = { target: 'product', targetId: 1, parentId, comment: 'Slažem se.' } as const;
  const taken = await comments.site.result('comment.create', response, ivo);
  expect(taken).toMatchObject({ value: { parentId, author: 'Gost', rating: null } });
  const rated = await comments.site.result('comment.create', { ...response, rating: 3 }, ivo);
  expect(rated).toMatchObject({ error: { code: 'badRequest', field: 'rating' } });
  const other = await comments.site.result('comment.create', { ...response, targetId: 2 }, ivo);
  expect(other).toMatchObject({ error: { code: 'notFound', field: 'parentId' } });
});

test('only its author can change a comment · API-055 REVIEW-06 CM9', async () => {
  const made = await comments.write();
  const id = made.ok ? made.value.id : 0;
  const change = (who: object, input: object = { rating: 2 }) =>
    comments.site.result('comment.update', { id, ...input }, who);
  expect(await change(ana)).toMatchObject({ value: { rating: 2, comment: 'Dobro zvono.' } });
  expect(await change(ivo)).toMatchObject({ error: { code: 'forbidden' } });
  expect(await change(nobody)).toMatchObject({ error: { code: 'unauthorized' } });
  expect(await change(ana, { comment: '  ' })).toMatchObject({
    error: { code: 'reviewIncomplete' },
  });
  const missing = await comments.site.result('comment.update', { id: id + 1, rating: 2 }, ana);
  expect(missing).toMatchObject({ error: { code: 'notFound' } });
  const own = () => comments.site.result('comment.filterStandard', theProduct, ana);
  expect(await own()).toMatchObject({ value: { data: [{ canEdit: true }] } });
  await comments.setRule('UserCanEditComment', false);
  expect(await change(ana)).toMatchObject({ error: { code: 'forbidden' } });
  expect(await own()).toMatchObject({ value: { data: [{ canEdit: false }] } });
});

test('lists threads with answers, stars and rules · CONST-62', async () => {
  await comments.write({ title: ' Jako\n dobro ', rating: 5 });
  const second = await comments.write({ rating: 2, comment: 'Slabo.' }, ivo);
  const parentId = second.ok ? second.value.id : 0;
  const answer = { target: 'product', targetId: 1, parentId, comment: 'Zašto?' } as const;
  await comments.site.result('comment.create', answer, ana);
  expect(await comments.list()).toMatchObject({
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
  expect(await comments.write({ rating: 6 })).toMatchObject({ error: { field: 'rating' } });
  expect(await comments.list({ rating: 5 })).toMatchObject({ value: { totalRecords: 1 } });
  expect(await comments.list({ sort: 'highest' })).toMatchObject({
    value: { records: [{ rating: 5 }, { rating: 2 }] },
  });
});

test('counts only approved ratings after changes by anyone', async () => {
  await comments.write();
  const statusTo = (status: 'approved' | 'rejected') =>
    database.db.updateTable('comments').set({ status }).execute();
  const countOf = async () => {
    comments.site.deps.cache.clear();
    const found = await comments.list();
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
  const both = await Promise.all([comments.write(), comments.write()]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(await comments.list()).toMatchObject({ value: { totalRecords: 1 } });
});

test('only a buyer is verified · PE2', async () => {
  await buy(1);
  expect(await comments.write()).toMatchObject({ value: { verified: true } });
  expect(await comments.write({}, ivo)).toMatchObject({ value: { verified: false } });
  expect(await comments.write({ targetId: 2 })).toMatchObject({ value: { verified: false } });
  expect(await comments.list()).toMatchObject({ value: { totalRecords: 2 } });
  expect(await comments.list({ verified: true })).toMatchObject({ value: { totalRecords: 1 } });
});

test('a guest waits for approval, and so does a link · API-053', async () => {
  await comments.setRule('AnonymousChat', true);
  const guest = await comments.write({ name: ' Mate\u202e ', browser: 'b1' }, nobody);
  expect(guest).toMatchObject({ value: { author: 'Mate', status: 'pending' } });
  const linked = await comments.write({ comment: 'Kupi na www.spam.example' });
  expect(linked).toMatchObject({ value: { status: 'pending' } });
  expect(await comments.list()).toMatchObject({
    value: { totalRecords: 0, summary: { count: 0 } },
  });
});

test('markup in a comment is text · API-053', async () => {
  await comments.write({ title: '<b>x</b>', comment: '<script>alert(1)</script>' });
  expect(await comments.list()).toMatchObject({
    value: { records: [{ title: '<b>x</b>', comment: '<script>alert(1)</script>' }] },
  });
});

test('a helpful vote counts once for each person and browser', async () => {
  const made = await comments.write();
  const id = made.ok ? made.value.id : 0;
  const vote = async (who: object, browser?: string) => {
    const voted = await comments.site.result(
      'comment.vote',
      { id, ...(browser && { browser }) },
      who,
    );
    return voted.ok ? voted.value.helpful : voted.error.code;
  };
  expect([await vote(ivo), await vote(ivo), await vote(nobody, 'a')]).toEqual([1, 1, 2]);
  expect([await vote(nobody, 'a'), await vote(nobody, 'b'), await vote(nobody)]).toEqual([2, 3, 4]);
  expect(await comments.list()).toMatchObject({ value: { records: [{ helpful: 4 }] } });
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
  expect(await comments.site.call('comment.filterStandard', theProduct)).toMatchObject({
    data: [{ comment: 'Odobren', canEdit: false }],
    pagination: { totalRecords: 1 },
  });
  const own = await comments.site.result('comment.filterStandard', theProduct, ana);
  expect(own).toMatchObject({
    value: {
      data: [{ comment: 'Čeka', canEdit: true, status: 'pending' }, { comment: 'Odobren' }],
    },
  });
  const second = { ...theProduct, page: 2, limit: 1 };
  expect(await comments.site.result('comment.filterStandard', second, ana)).toMatchObject({
    value: { data: [{ comment: 'Odobren' }], pagination: { totalPages: 2, totalRecords: 2 } },
  });
});
