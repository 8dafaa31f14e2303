import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { createCookieJar } from '../cookie-jar.ts';
import { saveCartSession } from './cart-session.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const add = (visitor: Visitor, productId: number, qty = 1) =>
  visitor.run('cart.add', { productId: `${productId}`, qty: `${qty}` });

const reported = ({ notices }: { notices: readonly { kind: string; text: string }[] }) =>
  notices.map(({ kind, text }) => `${kind} ${text}`);

const setStatus = (visitor: Visitor, status: 'archived' | 'ordered') =>
  shop.database.db
    .updateTable('carts')
    .set({ status })
    .where('id', '=', visitor.cookies.get('cartId') ?? '')
    .execute();

test('there is no cart before the first add, which creates it · CART-21 CART-28 CART-40', async () => {
  const visitor = createVisitor(shop);
  expect((await visitor.open('hr')).cart).toBeNull();
  expect(visitor.cookies.has('cartId')).toBe(false);
  const added = await add(visitor, ids.book);
  const made = ['cart.getNewCartSession', 'cart.addItem'] as const;
  expect(visitor.calls.filter((call) => made.some((each) => each === call))).toEqual(made);
  expect(reported(added)).toEqual(['success core.notifications.addedToCart']);
  expect(visitor.cookies.has('protectCode')).toBe(true);
  expect(added).toMatchObject({ ok: true, session: { cart: { itemsCount: 1 } } });
  await add(visitor, ids.book);
  expect(visitor.calls).not.toContain('cart.getNewCartSession');
  await visitor.run('cart.remove', { itemId: `${added.session.cart?.items[0]?.itemId}` });
  await add(visitor, ids.book);
  const { user, cart } = await visitor.open('hr');
  expect([user, cart?.items.map(({ productId }) => productId)]).toEqual([null, [ids.book]]);
});

test('both cookies of the cart last a year · CART-22 CONST-22', async () => {
  const set: (readonly [string, number | undefined])[] = [];
  const jar = createCookieJar({});
  saveCartSession(jar, { cartId: 'c', protectCode: 'p' });
  for (const { name, maxAge } of jar.changes) set.push([name, maxAge]);
  expect(set).toEqual([
    ['cartId', 31_536_000],
    ['protectCode', 31_536_000],
  ]);
});

test.each(['cartId', 'protectCode'])(
  'without the cookie %s there is no cart · CART-23',
  async (name) => {
    const visitor = createVisitor(shop);
    await add(visitor, ids.book);
    const kept = visitor.cookies.get(name) ?? '';
    visitor.cookies.delete(name);
    expect((await visitor.open('hr')).cart).toBeNull();
    expect(visitor.calls).not.toContain('cart.getCart');
    expect((await visitor.run('coupon.apply', { code: 'POPUST' })).ok).toBe(false);
    expect(visitor.calls).toEqual([]);
    visitor.cookies.set(name, kept);
    expect((await visitor.open('hr')).cart?.itemsCount).toBe(1);
  },
);

test.each([
  ['a wrong code', (cookies: Map<string, string>) => void cookies.set('protectCode', 'x')],
  [
    'no such cart',
    (cookies: Map<string, string>) => void cookies.set('cartId', crypto.randomUUID()),
  ],
  ['something else', (cookies: Map<string, string>) => void cookies.set('cartId', '[1]')],
])('with %s both cookies are deleted · CART-24 ERR-71 CA1', async (_, tamper) => {
  const visitor = createVisitor(shop);
  await add(visitor, ids.book);
  tamper(visitor.cookies);
  expect((await visitor.open('hr')).cart).toBeNull();
  expect([...visitor.cookies.keys()]).toEqual(['locale']);
});

test.each(['archived', 'ordered'] as const)(
  'a cart that was %s ends its session at the next page view · CART-24 ERR-71',
  async (status) => {
    const visitor = createVisitor(shop);
    await add(visitor, ids.book);
    await setStatus(visitor, status);
    expect((await visitor.open('hr')).cart).toBeNull();
    expect([...visitor.cookies.keys()]).toEqual(['locale']);
  },
);

test('a server error does not end the session · CART-24', async () => {
  const visitor = createVisitor(shop);
  await add(visitor, ids.book);
  const broken = createVisitor({
    ...shop,
    call: (name, input, context) =>
      name === 'cart.getCart'
        ? Promise.resolve({ ok: false, error: { code: 'unavailable' } } as never)
        : shop.call(name, input, context),
  });
  for (const [name, value] of visitor.cookies) broken.cookies.set(name, value);
  expect((await broken.open('hr')).cart).toBeNull();
  expect([...broken.cookies.keys()].toSorted()).toEqual(['cartId', 'locale', 'protectCode']);
});

const alert = 'error core.notifications.cartUpdateError';
test.each([
  ['archived', [alert, 'error errors.cartArchived']],
  ['ordered', [alert]],
] as const)(
  'a cart that was %s ends the session and redirects home · CART-25 ERR-07 ERR-08 ERR-24',
  async (status, said) => {
    const visitor = createVisitor(shop);
    const { session } = await add(visitor, ids.book);
    await setStatus(visitor, status);
    const itemId = `${session.cart?.items[0]?.itemId}`;
    const reply = await visitor.run('cart.update', { itemId, qty: '2' }, { path: '/kosarica' });
    expect(reply).toMatchObject({ ok: false, redirect: '/', session: { cart: null } });
    expect(reported(reply)).toEqual(said);
    expect([...visitor.cookies.keys()]).toEqual([]);
    const german = createVisitor(shop);
    await add(german, ids.book);
    await setStatus(german, status);
    const more = { productId: `${ids.book}`, itemId: '1', qty: '2' };
    const there = await german.run('cart.update', more, { language: 'de' });
    expect([there.redirect, german.cookies.has('protectCode')]).toEqual(['/de', false]);
  },
);

test.each([
  ['cart.add', 'cart.addItem', { productId: `${ids.map}`, qty: '1' }],
  ['cart.remove', 'cart.deleteItem', { itemId: '1' }],
  ['cart.removeProduct', 'cart.deleteItem', { productId: `${ids.book}` }],
  ['cart.note', 'cart.saveNote', { orderMessage: 'Zvonite' }],
  ['coupon.apply', 'cart.applyCoupon', { code: 'POPUST' }],
  ['coupon.remove', 'cart.removeCoupon', {}],
  ['card.apply', 'cart.applyMemberCard', { memberCardBarcode: '100' }],
  ['checkout.shipping', 'checkout.saveDeliveryMethod', { deliveryMethodId: `${ids.post}` }],
] as const)(
  'the command %s ends the session of a cart that ended since the page was opened · CART-25 ERR-07 ERR-08 ERR-24',
  async (command, ended, values) => {
    for (const [code, said] of [
      ['cartArchived', [alert, 'error errors.cartArchived']],
      ['sessionAlreadyUsed', [alert]],
    ] as const) {
      const visitor = createVisitor({
        ...shop,
        call: (name, input, context) =>
          name === ended && input && 'cartId' in input && visitor.cookies.has('cartId')
            ? Promise.resolve({ ok: false, error: { code } } as never)
            : shop.call(name, input, context),
      });
      await add(visitor, ids.book);
      const reply = await visitor.run(command, values, { path: '/kosarica' });
      expect(reply).toMatchObject({ ok: false, redirect: '/', session: { cart: null } });
      expect(reported(reply)).toEqual(said);
      expect([...visitor.cookies.keys()]).toEqual([]);
    }
  },
);

test('after an order the next add creates a new cart · CART-28', async () => {
  const visitor = createVisitor(shop);
  await add(visitor, ids.book);
  const before = visitor.cookies.get('cartId');
  await setStatus(visitor, 'ordered');
  expect(await add(visitor, ids.map)).toMatchObject({
    ok: true,
    session: { cart: { itemsCount: 1 } },
  });
  expect(visitor.cookies.get('cartId')).not.toBe(before);
});

test('a change without a session is dropped · ERR-44', async () => {
  const visitor = createVisitor(shop);
  const reply = await visitor.run('cart.update', { itemId: '1', qty: '2' });
  expect(reply).toMatchObject({ ok: false, redirect: null, session: { cart: null } });
  // The reload updates a page that still shows a cart.
  expect(reply.reload).toBe(true);
  expect(visitor.calls).toEqual([]);
});

test.each([
  [0, { redirect: '/kosarica', event: null }],
  [1, { redirect: null, event: null }],
  [2, { redirect: null, event: 'cart-popup' }],
] as const)(
  'the site setting decides what follows an add, which is reported: %s · CART-29 CART-30 CART-42 ENT-44 CONST-63',
  async (behaviour, outcome) => {
    const visitor = createVisitor(shop);
    const values = { productId: `${ids.book}`, qty: '1' };
    const site = { cartAdditionBehaviour: behaviour };
    const added = await visitor.run('cart.add', values, site);
    expect(added).toMatchObject(outcome);
    expect(reported(added)).toEqual(['success core.notifications.addedToCart']);
    const other = await visitor.run('cart.add', { ...values, behaviour: '1' }, site);
    expect(other).toMatchObject({ redirect: null, event: null });
  },
);

test.each([
  ['en', '/en/cart'],
  ['de', '/de/einkaufswagen'],
] as const)('in %s an add redirects to %s · CART-29', async (language, redirect) => {
  const values = { productId: `${ids.book}`, qty: '1', behaviour: 'redirect' };
  const reply = await createVisitor(shop).run('cart.add', values, { language });
  expect(reply).toMatchObject({ ok: true, redirect });
});

test.each([
  ['0', { redirect: '/kosarica', event: null }],
  ['redirect', { redirect: '/kosarica', event: null }],
  ['2', { redirect: null, event: 'cart-popup' }],
  ['popup', { redirect: null, event: 'cart-popup' }],
  ['elsewhere', { redirect: null, event: null }],
])(
  'a caller can choose what follows an add with "%s" · CART-29 CART-30 CONST-63',
  async (behaviour, outcome) => {
    const visitor = createVisitor(shop);
    const values = { productId: `${ids.book}`, qty: '1', behaviour };
    const reply = await visitor.run('cart.add', values, { cartAdditionBehaviour: 1 });
    expect(reply).toMatchObject(outcome);
  },
);

test('on the cart page any change of the lines refreshes what depends on them · CART-38 CART-39', async () => {
  const visitor = createVisitor(shop);
  const values = { productId: `${ids.book}`, qty: '1' };
  const reply = await visitor.run('cart.add', values, { path: '/kosarica' });
  expect(reply).toMatchObject({ reload: true, redirect: null, event: null });
  const itemId = `${reply.session.cart?.items[0]?.itemId}`;
  const cart = { path: '/kosarica' };
  expect(await visitor.run('cart.update', { itemId, qty: '2' }, cart)).toMatchObject({
    reload: true,
    session: { cart: { items: [{ qty: 2 }] } },
  });
  const gone = await visitor.run('cart.remove', { itemId }, cart);
  expect(gone).toMatchObject({ reload: true, session: { cart: { items: [] } } });
});
