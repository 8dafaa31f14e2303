import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const put = (visitor: Visitor, id: number, qty = '1') =>
  visitor.run('cart.add', { productId: `${id}`, qty });

async function shopper(id: number, qty = '1') {
  const visitor = createVisitor(shop);
  const { session } = await put(visitor, id, qty);
  const itemId = `${session.cart?.items[0]?.itemId}`;
  const update = (wanted: string, more = {}) =>
    visitor.run('cart.update', { itemId, qty: wanted, ...more }, { path: '/kosarica' });
  return { visitor, update, version: session.cart?.version ?? 0 };
}

const quantities = async (visitor: Visitor) =>
  (await visitor.open('hr')).cart?.items.map(({ qty }) => qty);
const texts = ({ notices }: { notices: readonly { text: string }[] }) =>
  notices.map(({ text }) => text);

const noQuantity = [
  '-1',
  '1.5',
  'abc',
  '2147483648',
  '1e309',
  '5abc',
  '0x10',
  '1e3',
  '９',
  ' 7 ',
  '',
];

test.each(noQuantity)(
  '"%s" is not a quantity: it is reported and changes nothing · CART-37 ERR-16 CA2 CA3',
  async (qty) => {
    const { visitor, update } = await shopper(ids.book, '2');
    const reply = await update(qty);
    expect(reply.notices).toMatchObject([{ kind: 'error', text: 'error.invalidQuantity' }]);
    expect(Object.values(reply.submission?.errors ?? {})).toEqual(['error.invalidQuantity']);
    expect(visitor.calls).not.toContain('cart.updateItem');
    if (qty !== '') {
      const { submission } = await put(visitor, ids.book, qty);
      expect(submission?.errors).toEqual({ qty: 'error.invalidQuantity' });
    }
    expect(await quantities(visitor)).toEqual([2]);
  },
);

test('quantity 0 removes the line · CART-41 ERR-28', async () => {
  const { visitor, update } = await shopper(ids.book, '2');
  expect(texts(await update('0'))).toEqual(['core.notifications.itemRemovedFromCart']);
  expect(await quantities(visitor)).toEqual([]);
});

test('a quantity above the stock is reduced to the stock, with a notice · CART-31', async () => {
  const { visitor, update } = await shopper(ids.map, '2');
  const reply = await update('9');
  expect(reply).toMatchObject({
    ok: true,
    reload: true,
    session: { cart: { items: [{ qty: 5 }], itemsCount: 5 } },
  });
  expect(texts(reply)).toEqual(['core.notifications.quantityCapped {"smart_count":5}']);
  expect(await quantities(visitor)).toEqual([5]);
});

test('an add takes the remaining units; the next one reports that all are in the cart · CART-42', async () => {
  const { visitor } = await shopper(ids.map, '3');
  const some = await put(visitor, ids.map, '4');
  expect(texts(some)).toEqual(['core.notifications.addedUpToStock {"smart_count":2}']);
  const none = await put(visitor, ids.map);
  expect(none.ok).toBe(false);
  expect(texts(none)).toEqual(['core.notifications.allInCart {"stock":5}']);
  expect(await quantities(visitor)).toEqual([5]);
});

test('a change based on an outdated cart version is rejected with a notice of 12 s · ERR-42 CONST-26', async () => {
  const { visitor, update, version } = await shopper(ids.book, '1');
  await put(visitor, ids.ring, '1');
  await put(visitor, ids.gift, '1');
  const reply = await update('4', { version: `${version}` });
  expect(reply).toMatchObject({
    ok: false,
    reload: true,
    session: { cart: { version: version + 1 } },
    notices: [{ kind: 'info', text: 'core.notifications.cartUpdated', duration: 12_000 }],
  });
  expect(await quantities(visitor)).toEqual([1, 1]);
  await update('4', { version: `${version + 1}` });
  expect(await quantities(visitor)).toEqual([4, 1]);
});

test('a change replaces the whole cart, or refreshes the prices only · CART-31 CART-32', async () => {
  const { visitor, update } = await shopper(ids.book, '1');
  expect(await update('2')).toMatchObject({
    reload: true,
    session: { cart: { items: [{ qty: 2 }], itemsCount: 2 } },
  });
  const shown = (await visitor.open('hr')).cart;
  const reply = await update('3', { refresh: 'prices' });
  expect(reply.reload).toBe(false);
  expect(reply.session.cart?.items).toEqual(shown?.items);
  expect(reply.session.cart?.prices.converted.itemsTotal).toBe(2700);
  expect(await quantities(visitor)).toEqual([3]);
});

test('the button of a line removes it and says so · CART-41 ERR-28', async () => {
  const { visitor } = await shopper(ids.book);
  const itemId = `${(await visitor.open('hr')).cart?.items[0]?.itemId}`;
  const reply = await visitor.run('cart.remove', { itemId });
  const notice = { kind: 'success', text: 'core.notifications.itemRemovedFromCart' };
  expect(reply).toMatchObject({ ok: true, reload: true, notices: [notice] });
  expect(await quantities(visitor)).toEqual([]);
});

test('a failed removal shows a notice · CART-41 ERR-20', async () => {
  const { visitor } = await shopper(ids.book);
  const reply = await visitor.run('cart.remove', { itemId: '999999' });
  expect(reply.notices).toMatchObject([{ kind: 'error', text: 'error.removeFromCartFailed' }]);
  expect(await quantities(visitor)).toEqual([1]);
});

test('adding a product that sold out meanwhile shows a notice and reloads the page · CA5', async () => {
  const stock = (pieces: number) =>
    shop.database.db
      .updateTable('products')
      .set({ stock: pieces })
      .where('id', '=', ids.gift)
      .execute();
  await stock(0);
  shop.deps.cache.clear();
  const reply = await put(createVisitor(shop), ids.gift);
  await stock(5);
  expect(reply).toMatchObject({ ok: false, reload: true });
  expect(texts(reply)).toEqual(['errors.productUnavailable']);
});
