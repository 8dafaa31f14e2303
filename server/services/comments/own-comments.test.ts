import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.db.deleteFrom('comments').execute());

async function customer() {
  const visitor = createVisitor(shop);
  const { username, password } = await addCustomer(shop);
  await visitor.run('auth.login', { username, email: username, password });
  const { id: userId } = await shop.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', username)
    .executeTakeFirstOrThrow();
  const actor = { kind: 'customer', userId, sessionId: crypto.randomUUID() } as const;
  return { visitor, actor, own: () => shop.get('comment.own', {}, { actor }) };
}

const review = { target: 'product', targetId: `${ids.map}`, rating: '4', comment: 'Dobra karta.' };

test('what one wrote is listed with its product and state', async () => {
  const [ana, ivo] = [await customer(), await customer()];
  await ana.visitor.run('comment.create', review);
  await ana.visitor.run('comment.create', { ...review, comment: 'www.vidi.example' });
  await ivo.visitor.run('comment.create', review);
  const about = { target: 'product', name: 'Karta Jadrana', slug: expect.any(String) };
  const rules = { needsRating: true, stars: 5 };
  expect(await ana.own()).toMatchObject({
    totalRecords: 2,
    records: [
      { comment: 'www.vidi.example', status: 'pending', about, rules },
      { comment: 'Dobra karta.', status: 'approved', canEdit: true, about },
    ],
  });
});

test('a product that is no longer sold keeps its name and has no link', async () => {
  const { visitor, own } = await customer();
  await visitor.run('comment.create', review);
  const product = shop.database.db.updateTable('products').where('id', '=', ids.map);
  await product.set({ archived: true }).execute();
  expect((await own()).records).toMatchObject([{ about: { name: 'Karta Jadrana', slug: null } }]);
  await product.set({ archived: false }).execute();
});

test('a product of other languages has no link, and takes no review', async () => {
  const { visitor, own } = await customer();
  await visitor.run('comment.create', review);
  const product = shop.database.db.updateTable('products').where('id', '=', ids.map);
  await product.set({ languages: ['en'] }).execute();
  expect((await own()).records).toMatchObject([{ about: { name: 'Karta Jadrana', slug: null } }]);
  const { visitor: other } = await customer();
  expect(await other.run('comment.create', review)).toMatchObject({ ok: false });
  await product.set({ languages: null }).execute();
});

test('a withdrawn review is removed, with its answers and its stars', async () => {
  const [ana, ivo] = [await customer(), await customer()];
  await ana.visitor.run('comment.create', review);
  const [mine] = (await ana.own()).records;
  const answer = { ...review, rating: '', parentId: `${mine?.id}`, comment: 'Hvala!' };
  await ivo.visitor.run('comment.create', answer);
  const refused = await shop.call('comment.withdraw', { id: mine?.id ?? 0 }, { actor: ivo.actor });
  expect(refused).toMatchObject({ ok: false, error: { code: 'notFound' } });
  for (let press = 0; press < 2; press += 1) {
    const done = await ana.visitor.run('comment.withdraw', { id: `${mine?.id}` });
    expect(done).toMatchObject({ ok: true, reload: true });
  }
  expect((await ana.own()).records).toEqual([]);
  const place = { target: 'product', targetId: ids.map } as const;
  expect((await shop.get('comment.list', place)).summary).toMatchObject({ count: 0, average: 0 });
});

test('a guest has no list', async () => {
  expect(await shop.call('comment.own', {})).toMatchObject({ error: { code: 'unauthorized' } });
});
