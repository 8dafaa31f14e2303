import { afterAll, beforeAll, expect, test } from 'vitest';
import { wishListLimits } from '#schemas/entities/wishlist.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

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
  const lists = () => shop.get('wishlist.lists', {}, { actor });
  const list = async (name: string) => {
    expect(await visitor.run('wishlist.saveList', { name })).toMatchObject({ ok: true });
    return (await lists()).at(-1)?.id ?? 0;
  };
  return { visitor, actor, lists, list };
}

type Customer = Awaited<ReturnType<typeof customer>>;

const place = ({ visitor }: Customer, listId: number, productId: number, isListed = 1) =>
  visitor.run('wishlist.place', {
    listId: `${listId}`,
    productId: `${productId}`,
    isListed: `${isListed}`,
  });

async function share({ visitor, lists }: Customer, id: number, isShared = 1) {
  await visitor.run('wishlist.share', { id: `${id}`, isShared: `${isShared}` });
  return (await lists()).find((list) => list.id === id)?.shareToken ?? null;
}

const shared = (token: string | null) => shop.call('wishlist.shared', { token: token ?? '-' });

test('the wish list toggles and pages · WISH-02 WISH-05 API-068 CONST-07 CONST-20', async () => {
  const { actor } = await customer();
  const me = { actor };
  const toggle = async (product_id: number) =>
    (await shop.get('wishlist.create', { product_id }, me)).added;
  expect([await toggle(ids.map), await toggle(ids.book), await toggle(ids.map)]).toEqual([
    true,
    true,
    false,
  ]);
  const list = await shop.get('wishlist.filter', { limit: 9999 }, me);
  expect(list).toMatchObject({ data: [{ product_id: ids.book }], total: 1, lastPage: 1, page: 1 });
  const archived = await shop.call('wishlist.create', { product_id: ids.archived }, me);
  expect(archived).toEqual({ ok: false, error: { code: 'productNotFound' } });
  expect((await shop.call('wishlist.create', { product_id: ids.map })).ok).toBe(false);
});

test('a customer has several lists with names, beside the wish list', async () => {
  const ana = await customer();
  const birthday = await ana.list('  Rođendan ');
  await ana.list('Kuća');
  for (const id of [ids.map, ids.book, ids.book]) await place(ana, birthday, id);
  expect(await ana.lists()).toMatchObject([
    { name: 'Rođendan', productIds: [ids.book, ids.map], shareToken: null },
    { name: 'Kuća', productIds: [] },
  ]);
  await place(ana, birthday, ids.map, 0);
  await ana.visitor.run('wishlist.saveList', { id: `${birthday}`, name: 'Rođendan 2027' });
  expect((await ana.lists())[0]).toMatchObject({ name: 'Rođendan 2027', productIds: [ids.book] });
  expect((await ana.visitor.open('hr')).wishlist).toEqual([]);
  await ana.visitor.run('wishlist.removeList', { id: `${birthday}` });
  expect(await ana.lists()).toMatchObject([{ name: 'Kuća' }]);
});

test('a link shows the list and nothing of its owner, until it is ended permanently', async () => {
  const ana = await customer();
  const id = await ana.list('Rođendan');
  await place(ana, id, ids.map);
  const first = await share(ana, id);
  expect(await shared(first)).toEqual({
    ok: true,
    value: { name: 'Rođendan', productIds: [ids.map] },
  });
  expect(await share(ana, id)).toBe(first);
  expect(await share(ana, id, 0)).toBeNull();
  const gone = { ok: false, error: { code: 'notFound' } };
  expect(await shared(first)).toEqual(gone);
  const second = await share(ana, id);
  expect(await shared(first)).toEqual(gone);
  expect(await shared(second)).toMatchObject({ ok: true });
  await ana.visitor.run('wishlist.removeList', { id: `${id}` });
  expect(await shared(second)).toEqual(gone);
});

test.each(['', '-', '1.1.x', `1.1.${'A'.repeat(43)}`, '9'.repeat(150), "1' OR 1=1"])(
  'a token that the shop did not make shows nothing: %s',
  async (token) => {
    expect((await shared(token)).ok).toBe(false);
  },
);

test('lists of others can be neither read nor changed', async () => {
  const [ana, ivo] = [await customer(), await customer()];
  const id = await ana.list('Rođendan');
  const { actor } = ivo;
  const refused = { ok: false, error: { code: 'notFound' } };
  expect(await ivo.lists()).toEqual([]);
  expect(await shop.call('wishlist.saveList', { id, name: 'Moja' }, { actor })).toEqual(refused);
  expect(await shop.call('wishlist.share', { id, isShared: true }, { actor })).toEqual(refused);
  expect(await shop.call('wishlist.removeList', { id }, { actor })).toEqual(refused);
  const product = { id, product_id: ids.map, isListed: true };
  expect(await shop.call('wishlist.place', product, { actor })).toEqual(refused);
  expect(await ana.lists()).toMatchObject([{ name: 'Rođendan', productIds: [] }]);
});

test('lists and their products are limited, also by calls at the same time', async () => {
  const ana = await customer();
  const { actor } = ana;
  const calls = Array.from({ length: wishListLimits.lists + 5 }, (_, index) =>
    shop.call('wishlist.saveList', { name: `Lista ${index}` }, { actor }),
  );
  const refused = (await Promise.all(calls)).filter(({ ok }) => !ok);
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({ error: { code: 'tooMany', params: { max: 20 } } });
  expect(await ana.lists()).toHaveLength(wishListLimits.lists);
});

test('a list takes only what is sold, and needs a name', async () => {
  const ana = await customer();
  const id = await ana.list('Rođendan');
  expect((await place(ana, id, ids.archived)).ok).toBe(false);
  expect((await place(ana, id, 999_999)).ok).toBe(false);
  for (const name of ['', '   ', 'x'.repeat(61)]) {
    expect((await ana.visitor.run('wishlist.saveList', { name })).ok).toBe(false);
  }
  expect(await ana.lists()).toMatchObject([{ name: 'Rođendan', productIds: [] }]);
});
