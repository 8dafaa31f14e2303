import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProvider } from '#server/social/provider.ts';
import { type OidcServer, openOidcServer } from '#tests/support/oidc-server.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

const returnUrl = 'http://shop.test/social-login';

let oidc: OidcServer;
let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  oidc = await openOidcServer(returnUrl);
  shop = await openShop({ social: [createProvider(oidc.settings, () => undefined)] });
});
afterAll(async () => {
  await shop.close();
  await oidc.close();
});
beforeEach(() => {
  visitor = createVisitor(shop);
  const sub = crypto.randomUUID();
  oidc.become({ sub, email: `${sub}@example.com`, email_verified: true });
});

async function start(by = visitor) {
  const { outside } = await by.run('auth.socialStart', { provider: 'demo' }, { path: '/en' });
  const { searchParams } = await oidc.visit(outside ?? '');
  return Object.fromEntries(searchParams);
}

const codesOf = ({ notices }: { notices: readonly { text: string }[] }) =>
  notices.map(({ text }) => text);

test('a return from the provider logs in and goes home · AUTH-06 AUTH-14', async () => {
  const reply = await visitor.run('auth.social', await start());
  expect(reply).toMatchObject({ ok: true, redirect: '/' });
  expect(codesOf(reply)).toEqual(['core.notifications.socialRegistered']);
  expect(visitor.cookies.has('at')).toBe(true);
  expect(visitor.cookies.has('social')).toBe(false);
});

test('a login at a provider restores cart and wishes of the account · CART-27 AUTH-06 AUTH-11 AUTH-12 AUTH-13 ERR-37 WISH-08', async () => {
  await visitor.run('auth.social', await start());
  await visitor.run('cart.add', { productId: `${ids.map}`, qty: '2' });
  await visitor.run('wishlist.toggle', { productId: `${ids.ring}` });
  const elsewhere = createVisitor(shop);
  await elsewhere.run('wishlist.toggle', { productId: `${ids.book}` });
  const reply = await elsewhere.run('auth.social', await start(elsewhere));
  expect(reply.notices[0]).toMatchObject({ kind: 'success', text: 'core.login.success' });
  const { cart, wishlist } = await elsewhere.open('hr');
  expect(cart?.items.map(({ productId, qty }) => [productId, qty])).toEqual([[ids.map, 2]]);
  expect(wishlist.toSorted()).toEqual([ids.ring, ids.book].toSorted());
});

test('only the browser that started a login finishes it', async () => {
  const values = await start();
  const stranger = createVisitor(shop);
  const reply = await stranger.run('auth.social', values);
  expect(reply).toMatchObject({ ok: false, redirect: '/prijava' });
  expect(codesOf(reply)).toEqual(['errors.socialExpired']);
  expect(stranger.cookies.has('at')).toBe(false);
});

test('a cancelled login and an unknown provider have a clear message · ERR-13', async () => {
  const { state = '' } = await start();
  const cancelled = await visitor.run('auth.social', { state, error: 'access_denied' });
  expect(codesOf(cancelled)).toEqual(['errors.socialCancelled']);
  const again = await start();
  const denied = await visitor.run('auth.social', {
    state: again.state ?? '',
    error: 'server_error',
  });
  expect(codesOf(denied)).toEqual(['errors.INVALID_LOGIN']);
  const unknown = await visitor.run('auth.socialStart', { provider: 'nobody' });
  expect(unknown).toMatchObject({ ok: false, redirect: '/prijava' });
  expect(unknown.outside).toBeUndefined();
});
