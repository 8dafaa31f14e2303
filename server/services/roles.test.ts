import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type EndpointInput,
  type EndpointName,
  endpoint,
  endpointNames,
} from '#schemas/api/contract.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { address, fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { checkAccess } from '../api/dispatch.ts';
import type { Actor } from '../api/handler.ts';
import { seedSite } from '../db/seed.ts';
import { createCaller } from '../testing/caller.ts';
import { testSite } from '../testing/site.ts';
import { createAuthenticator } from './account/authenticator.ts';
import { createCatalogueHandlers } from './catalogue/handlers.ts';
import { createCommentHandlers } from './comments/handlers.ts';
import { createContentHandlers } from './content/handlers.ts';

const visitor: Actor = { kind: 'anonymous' };
const password = 'lozinka-ana';

let shop: TestShop;
let siteDatabase: TestDatabase;
let site: ReturnType<typeof createCaller>;
beforeAll(async () => {
  shop = await openShop();
  siteDatabase = await createTestDatabase();
  await seedSite(siteDatabase.db, testSite, null);
  site = createCaller(siteDatabase.db, (deps) => ({
    ...createCatalogueHandlers(deps),
    ...createContentHandlers(deps),
    ...createCommentHandlers(deps),
  }));
});
afterAll(async () => {
  await shop.close();
  await siteDatabase.drop();
});

/** Registers as a visitor, logs in, and returns the user with the context of their calls. */
async function registered() {
  const email = `${crypto.randomUUID()}@example.com`;
  const details = { firstName: 'Ana', lastName: 'Anić' };
  await shop.get('user.register', { details, email, username: email, password });
  const { tokens } = await shop.get('auth.login', { username: email, password });
  const actor = await createAuthenticator(shop.deps)(tokens.accessToken);
  if (actor?.kind !== 'customer') throw new Error('not logged in as a customer');
  return { email, me: { actor }, userId: actor.userId };
}

const refused = (code: string) => ({ ok: false, error: { code } });

/** Calls the site as a visitor's pages do. */
function visit<N extends EndpointName>(name: N, input: EndpointInput<N>) {
  expect(checkAccess(endpoint(name).access, visitor), name).toBeNull();
  return site.call(name, input);
}

test('a visitor browses pages, categories, products, posts and events · PERM-01 PAGE-02', async () => {
  const page = await visit('cms.screenDocument', { slug: 'o-nama' });
  expect(page).toMatchObject({ kind: 'page', slugs: { hr: 'o-nama' } });
  const { records } = await visit('product.filter', { limit: 2, page: 1 });
  expect(records).toHaveLength(2);
  const slug = records[0]?.slug ?? '';
  expect(await visit('product.get', { slug })).toMatchObject({ id: records[0]?.id });
  const categories = await visit('category.filter', { tree: true });
  expect(categories.records.length).toBeGreaterThan(0);
  const posts = await visit('post.filterStandard', {});
  expect(posts.data.map(({ slug }) => slug)).toEqual(['druga', 'prva']);
  const events = await visit('event.filter', {});
  expect(events.records.length).toBeGreaterThan(0);
  expect(await visit('event.get', { id: events.records[0]?.id ?? 0 })).toEqual(
    expect.objectContaining({ id: events.records[0]?.id }),
  );
});

test('a visitor searches, with and without diacritics · PERM-02', async () => {
  const found = async (keywords: string) => {
    const { records } = await visit('product.filter', { keywords, limit: 10 });
    return records.map(({ name }) => name);
  };
  expect(await found('čaša')).toContain('Čaša');
  expect(await found('casa')).toEqual(await found('čaša'));
  expect(await found('nečega nema')).toEqual([]);
  for (const name of ['search.find', 'product.layeredNavigation'] as const)
    expect(checkAccess(endpoint(name).access, visitor), name).toBeNull();
});

test('a visitor fills a cart, changes it and empties it · PERM-03', async () => {
  const session = await fillCart(shop, [[ids.map, 2]]);
  const { items } = await shop.get('cart.getCart', session);
  expect(items).toMatchObject([{ productId: ids.map, qty: 2 }]);
  const itemId = items[0]?.itemId;
  await shop.get('cart.updateItem', { ...session, itemId, qty: 1 });
  expect((await shop.get('cart.clearCart', session)).items).toEqual([]);
  const other = { ...session, protectCode: 'x'.repeat(session.protectCode.length) };
  expect((await shop.call('cart.getCart', other)).ok).toBe(false);
});

test('a visitor registers and becomes a customer with no other rights · PERM-04', async () => {
  const { email, me } = await registered();
  const profile = await shop.get('user.profile', {}, me);
  expect(profile).toMatchObject({ email, isBackofficeUser: false, scope: [] });
  const forOffice = endpointNames.filter((name) => endpoint(name).access === 'backoffice');
  expect(forOffice.length).toBeGreaterThan(40);
  for (const name of forOffice) {
    expect(checkAccess(endpoint(name).access, me.actor), name).toEqual(refused('forbidden'));
  }
});

test('a customer adds a membership card and removes it · PERM-06', async () => {
  const { me } = await registered();
  const card = async (memberCardBarcode: string | null) =>
    (await shop.get('user.update', { memberCardBarcode }, me)).memberCardBarcode;
  expect(await card('101')).toBe('101');
  expect((await shop.get('user.profile', {}, me)).memberCardBarcode).toBe('101');
  expect(await card(null)).toBeNull();
  const guest = await shop.call('user.update', { memberCardBarcode: '101' }, { actor: visitor });
  expect(guest).toEqual(refused('unauthorized'));
});

test('a customer reads and changes only their own profile, a visitor none · PERM-07 PERM-22', async () => {
  const { me } = await registered();
  const { me: other } = await registered();
  const details = { firstName: 'Đurđa', lastName: 'Šimić' };
  await shop.get('user.update', { details }, me);
  expect(await shop.get('user.profile', {}, me)).toMatchObject({ details });
  expect(await shop.get('user.profile', {}, other)).not.toMatchObject({ details });
  expect(await shop.call('user.profile', {}, { actor: visitor })).toEqual(refused('unauthorized'));
});

test('a customer has their own wish list, a visitor none · PERM-09 PERM-22', async () => {
  const { me } = await registered();
  const { me: other } = await registered();
  await shop.get('wishlist.create', { product_id: ids.map }, me);
  const wished = async (context: typeof me) =>
    (await shop.get('wishlist.filter', {}, context)).data.map((item) => item.product_id);
  expect(await wished(me)).toEqual([ids.map]);
  expect(await wished(other)).toEqual([]);
  await shop.get('wishlist.create', { product_id: ids.map }, other);
  await shop.get('wishlist.create', { product_id: ids.map }, other);
  expect(await wished(me)).toEqual([ids.map]);
  expect(await wished(other)).toEqual([]);
  await shop.get('wishlist.create', { product_id: ids.map }, me);
  expect(await wished(me)).toEqual([]);
  const guest = await shop.call('wishlist.create', { product_id: ids.map }, { actor: visitor });
  expect(guest.ok).toBe(false);
});

test('a customer’s addresses are stored with the account, a guest’s with the cart · PERM-11 PERM-22', async () => {
  const { me } = await registered();
  const { me: other } = await registered();
  const kept = await shop.get('address.create', address({ city: 'Šibenik' }), me);
  expect((await shop.get('user.profile', {}, me)).addresses).toMatchObject([{ city: 'Šibenik' }]);
  const change = { id: kept.id, ...address({ city: 'Pula' }) };
  expect(await shop.call('address.update', change, other)).toEqual(refused('notFound'));
  expect(await shop.get('address.update', change, me)).toMatchObject({ city: 'Pula' });
  for (const use of ['delivery', 'invoice'] as const) {
    const preferred = { id: kept.id, use };
    expect(await shop.call('address.setDefault', preferred, other)).toEqual(refused('notFound'));
  }
  const [own] = (await shop.get('user.profile', {}, me)).addresses;
  expect(own).toMatchObject({ isDefaultDelivery: false, isDefaultInvoice: false });
  await shop.call('address.remove', { id: kept.id }, other);
  expect((await shop.get('user.profile', {}, other)).addresses).toEqual([]);
  expect((await shop.get('user.profile', {}, me)).addresses).toMatchObject([{ city: 'Pula' }]);

  const guest = { actor: visitor };
  expect(await shop.call('address.create', address(), guest)).toEqual(refused('unauthorized'));
  const session = await fillCart(shop, [[ids.map, 1]]);
  const email = 'gost@example.com';
  const addresses = [address({ city: 'Rijeka' })];
  await shop.get('cart.updateGuestUser', { ...session, email, addresses }, guest);
  const row = await cartRow(session.cartId);
  expect(JSON.stringify(row.addresses)).toContain('Rijeka');
  expect(row.user_id).toBeNull();
});

test('an address is a main or a shipping address, nothing else · CONST-66', async () => {
  const { me } = await registered();
  for (const type of ['Main', 'Shipping'] as const) {
    expect(await shop.get('address.create', address({ type }), me)).toMatchObject({ type });
  }
  const other = { ...address(), type: 'Billing' } as never;
  expect(await shop.call('address.create', other, me)).toMatchObject({
    error: { code: 'badRequest' },
  });
});

test('the delivery method is saved for the caller, whatever userId is sent · PERM-12 PERM-22', async () => {
  const { me, userId } = await registered();
  const { userId: stranger } = await registered();
  const { id: shipping } = await shop.get('address.create', address(), me);
  for (const addresses of [{}, { userShippingAddressId: shipping }]) {
    const session = await fillCart(shop, [[ids.map, 1]]);
    const input = { ...session, deliveryMethodId: ids.post, userId: stranger, ...addresses };
    await shop.get('checkout.saveDeliveryMethod', input, me);
    expect(await cartRow(session.cartId)).toMatchObject({
      delivery_method_id: ids.post,
      user_id: userId,
    });
  }
});

const cartRow = (id: string) =>
  shop.database.db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
