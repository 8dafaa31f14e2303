import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function shopper(...items: readonly (readonly [id: number, qty: number])[]) {
  const visitor = createVisitor(shop);
  await visitor.open('hr');
  for (const [id, qty] of items) await put(visitor, id, qty);
  return visitor;
}

const put = (visitor: Visitor, id: number, qty = 1, language: 'hr' | 'en' = 'hr') =>
  visitor.run('cart.add', { productId: `${id}`, qty: `${qty}` }, { language });

test('another language ends the session and keeps the cart · CART-26 I18N-07', async () => {
  const visitor = await shopper([ids.map, 2], [ids.book, 1]);
  const cartId = visitor.cookies.get('cartId') ?? '';
  const session = await visitor.open('en', '/kosarica');
  expect(session).toMatchObject({ cart: null, leftItems: 3 });
  expect(visitor.cookies.has('cartId') || visitor.cookies.has('protectCode')).toBe(false);
  const { db } = shop.database;
  const kept = db.selectFrom('cart_items').select('qty').where('cart_id', '=', cartId);
  expect(await kept.execute()).toHaveLength(2);
});

test('one press restores the cart in the new language · CART-26', async () => {
  const visitor = await shopper([ids.map, 2]);
  const cartId = visitor.cookies.get('cartId') ?? '';
  await visitor.open('en', '/');
  const reply = await visitor.run('cart.restore', {}, { language: 'en' });
  expect(reply).toMatchObject({ ok: true, reload: true, session: { cart: { id: cartId } } });
  expect(reply.session.cart?.items[0]?.productData.name).toBe('Map of the Adriatic');
  const again = await visitor.open('en', '/en');
  expect(again).toMatchObject({ cart: { itemsCount: 2 }, leftItems: 0 });
  const row = shop.database.db.selectFrom('carts').select('language').where('id', '=', cartId);
  expect(await row.executeTakeFirst()).toEqual({ language: 'en' });
});

test('a cart started meanwhile absorbs the left one · CART-26', async () => {
  const visitor = await shopper([ids.map, 2]);
  await visitor.open('en', '/');
  await put(visitor, ids.map, 1, 'en');
  await put(visitor, ids.book, 1, 'en');
  const begun = visitor.cookies.get('cartId');
  const { session, notices } = await visitor.run('cart.restore', {}, { language: 'en' });
  expect(session.cart).toMatchObject({ id: begun, itemsCount: 4 });
  expect(notices.map(({ text }) => text)).toContain(
    'core.notifications.cartMerged {"names":"Map of the Adriatic (3)"}',
  );
});

test('two left carts are both restored · CART-26', async () => {
  const visitor = await shopper([ids.map, 1]);
  await visitor.open('en', '/');
  await put(visitor, ids.book, 2, 'en');
  expect(await visitor.open('hr', '/en')).toMatchObject({ cart: null, leftItems: 3 });
  const { session } = await visitor.run('cart.restore');
  expect(session.cart?.itemsCount).toBe(3);
});

test('a tab that stays in its language keeps the cart · CART-26', async () => {
  const visitor = await shopper([ids.map, 1]);
  visitor.cookies.set('locale', 'en');
  expect((await visitor.open('hr', '/kosarica')).cart?.itemsCount).toBe(1);
});

test('reloading the same page keeps the cart, whatever the referrer · CART-26', async () => {
  const visitor = await shopper([ids.map, 1]);
  await visitor.open('en', '/');
  await visitor.run('cart.restore', {}, { language: 'en' });
  expect((await visitor.open('en', '/')).cart?.itemsCount).toBe(1);
});

test('a left cart that no longer exists is neither offered nor restored · CART-26 ERR-24', async () => {
  const visitor = await shopper([ids.map, 1]);
  const id = visitor.cookies.get('cartId') ?? '';
  await visitor.open('en', '/');
  const left = visitor.cookies.get('leftCarts') ?? '';
  await shop.database.db
    .updateTable('carts')
    .set({ status: 'archived' })
    .where('id', '=', id)
    .execute();
  expect((await visitor.open('en', '/en')).leftItems).toBe(0);
  expect(visitor.cookies.has('leftCarts')).toBe(false);
  visitor.cookies.set('leftCarts', left);
  const reply = await visitor.run('cart.restore', {}, { language: 'en' });
  expect(reply).toMatchObject({ ok: false, reload: true });
  const alert = { kind: 'error', text: 'core.notifications.cartUpdateError' };
  expect(reply.notices).toMatchObject([alert]);
  expect(visitor.cookies.has('cartId')).toBe(false);
});

test('a declined cart is not offered again · CART-26', async () => {
  const visitor = await shopper([ids.map, 1]);
  await visitor.open('en', '/');
  const reply = await visitor.run('cart.restore', { forget: 'yes' }, { language: 'en' });
  expect(reply).toMatchObject({ ok: true, reload: true, session: {} });
  expect(await visitor.open('en', '/en')).toMatchObject({ cart: null, leftItems: 0 });
});
