import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRequestedLink } from '#server/services/account/requested-links.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { guestCookie } from '../checkout/guest-cookie.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const put = (visitor: Visitor, id: number, qty = 1) =>
  visitor.run('cart.add', { productId: `${id}`, qty: `${qty}` });

/** Creates a customer who left a cart with these items in another browser. */
async function customerWithCart(...items: readonly (readonly [id: number, qty: number])[]) {
  const account = await addCustomer(shop);
  const elsewhere = createVisitor(shop);
  await elsewhere.run('auth.login', account);
  for (const [id, qty] of items) await put(elsewhere, id, qty);
  return { account, elsewhere };
}

const linesOf = async (visitor: Visitor) =>
  (await visitor.open('hr')).cart?.items.map(({ productId, qty }) => [productId, qty]);

const texts = ({ notices }: { notices: readonly { text: string }[] }) =>
  notices.map(({ text }) => text);

test('a cart left in another browser is restored at login · CART-27 AUTH-11', async () => {
  const { account } = await customerWithCart([ids.map, 2]);
  const visitor = createVisitor(shop);
  await visitor.run('auth.login', account);
  expect(visitor.calls).toContain('cart.getAbandoned');
  expect(await linesOf(visitor)).toEqual([[ids.map, 2]]);
});

test('a login by a link of a mail restores cart, card and wishes · CART-27 CARD-13 AUTH-06 AUTH-11 AUTH-12 AUTH-13 ERR-37', async () => {
  const { account, elsewhere } = await customerWithCart([ids.map, 2]);
  await elsewhere.run('card.apply', { memberCardBarcode: '101' });
  await elsewhere.run('wishlist.toggle', { productId: `${ids.ring}` });
  const visitor = createVisitor(shop);
  await visitor.run('wishlist.toggle', { productId: `${ids.book}` });
  await put(visitor, ids.book);
  const reply = await visitor.run('auth.linkLogin', { token: await mailedToken(account.username) });
  expect(reply.notices[0]).toMatchObject({ kind: 'success', text: 'core.login.success' });
  expect((await visitor.open('hr')).accountStep).toEqual({ kind: 'loggedInByLink', email: '' });
  for (const token of ['at', 'rt']) expect(visitor.cookies.get(token), token).toMatch(/^\S{20,}$/);
  expect(await linesOf(visitor)).toEqual([
    [ids.book, 1],
    [ids.map, 2],
  ]);
  const { cart, wishlist, user } = await visitor.open('hr');
  expect(cart?.memberCardBarcode).toBe('101');
  expect(user?.email).toBe(account.username);
  expect(wishlist.toSorted()).toEqual([ids.ring, ids.book].toSorted());
});

/** Requests a login by mail; returns the token of its link. */
async function mailedToken(email: string): Promise<string> {
  const { db } = shop.database;
  await createVisitor(shop).run('auth.requestLink', { email });
  const { payload } = await db
    .deleteFrom('outbox')
    .where('kind', '=', 'asked.logIn')
    .returning('payload')
    .executeTakeFirstOrThrow();
  await openRequestedLink(db, 'logIn', payload, new Date());
  return String(payload['token']);
}

test('the visible cart absorbs the left one, limited by stock, with notices of 12 s · CART-27 CONST-24 CONST-26', async () => {
  const { account } = await customerWithCart([ids.map, 4], [ids.ring, 1], [ids.last, 2]);
  const visitor = createVisitor(shop);
  await put(visitor, ids.map, 3);
  await put(visitor, ids.book, 1);
  const reply = await visitor.run('auth.login', account);
  expect(await linesOf(visitor)).toEqual([
    [ids.map, 5],
    [ids.book, 1],
    [ids.last, 2],
  ]);
  expect(texts(reply)).toEqual([
    'core.login.success',
    'core.notifications.cartMerged {"names":"Karta Jadrana (5), ZADNJI (2)"}',
    'core.notifications.cartMergedFewer {"names":"Karta Jadrana (7 → 5)"}',
  ]);
  expect(reply.notices.map(({ duration }) => duration)).toEqual([3000, 12_000, 12_000]);
});

test('a coupon that is not valid for the merged cart is reported · CART-27 CART-36', async () => {
  const { account, elsewhere } = await customerWithCart([ids.map, 2]);
  await elsewhere.run('coupon.apply', { code: 'POPUST' });
  const { db } = shop.database;
  const limit = (usage_limit: number | null, usage_count: number) =>
    db
      .updateTable('promotions')
      .set({ usage_limit, usage_count })
      .where('code', '=', 'POPUST')
      .execute();
  const visitor = createVisitor(shop);
  await put(visitor, ids.book);
  await limit(1, 1);
  const reply = await visitor.run('auth.login', account);
  await limit(null, 0);
  expect(texts(reply)).toContain('core.notifications.couponLost {"code":"POPUST"}');
  expect((await visitor.open('hr')).cart?.couponCode).toBeNull();
});

test('coupon and card of the left cart are taken over · CART-27', async () => {
  const { account, elsewhere } = await customerWithCart([ids.map, 2]);
  await elsewhere.run('coupon.apply', { code: 'popust' });
  await elsewhere.run('card.apply', { memberCardBarcode: '100' });
  const visitor = createVisitor(shop);
  await put(visitor, ids.book);
  await visitor.run('auth.login', account);
  const { cart } = await visitor.open('hr');
  expect([cart?.couponCode, cart?.memberCardBarcode]).toEqual(['POPUST', '100']);
});

test('inside the checkout the visible cart stays, and the other one remains recoverable · CART-27', async () => {
  const { account } = await customerWithCart([ids.last, 2]);
  const visitor = createVisitor(shop);
  await put(visitor, ids.book);
  await visitor.run('auth.login', account, { path: '/naplata' });
  expect(await linesOf(visitor)).toEqual([[ids.book, 1]]);
  const cartId = visitor.cookies.get('cartId') ?? '';
  const carts = shop.database.db.updateTable('carts').where('id', '=', cartId);
  await carts.set({ status: 'ordered' }).execute();
  const later = createVisitor(shop);
  await later.run('auth.login', account);
  expect(await linesOf(later)).toEqual([[ids.last, 2]]);
});

test("another customer's cart is never restored · PERM-22", async () => {
  await customerWithCart([ids.map, 1]);
  const visitor = createVisitor(shop);
  await visitor.run('auth.login', await addCustomer(shop));
  expect(await linesOf(visitor)).toBeUndefined();
});

test('logging out removes all customer data from the browser · AUTH-20', async () => {
  const { account } = await customerWithCart([ids.map, 1]);
  const visitor = createVisitor(shop);
  await visitor.open('hr');
  await visitor.run('auth.login', account);
  await visitor.run('card.apply', { memberCardBarcode: '100' });
  await visitor.open('en', '/');
  await visitor.open('hr', '/en');
  await put(visitor, ids.book);
  visitor.cookies.set('removedLine', '{"name":"Knjiga","values":{}}');
  visitor.cookies.set(guestCookie, '5');
  const tokens = ['at', 'rt'].map((name) => [name, visitor.cookies.get(name) ?? ''] as const);
  const reply = await visitor.run('auth.logout');
  expect(reply.session).toMatchObject({ user: null, cart: null, wishlist: [] });
  // The device cookie stays: it is not a login, and identifies no user.
  expect([...visitor.cookies.keys()]).toEqual(['locale', 'device']);
  expect(await visitor.open('hr')).toMatchObject({ user: null, cart: null, leftItems: 0 });
  // The session has ended at the server, too: a copy of the tokens is of no use.
  for (const [name, value] of tokens) visitor.cookies.set(name, value);
  expect((await visitor.open('hr')).user).toBeNull();
});
