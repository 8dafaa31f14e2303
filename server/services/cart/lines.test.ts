import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { invalidate } from '#server/cache/invalidation.ts';
import { insertRows } from '#server/db/seed/rows.ts';
import { randomRuns } from '#tests/support/random-runs.ts';
import { fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const refusal = (code: string, details = {}) => ({ ok: false, error: { code, ...details } });

test.each([
  0,
  -1,
  1.5,
  '5abc',
  '0x1F',
  Number.POSITIVE_INFINITY,
  2 ** 31,
  '1e3',
  '９',
  ' 7 ',
  '',
  null,
  [1],
])('refuses quantity %s and leaves the cart unchanged · CART-37 CA2 CA3', async (qty) => {
  const session = await fillCart(shop, [[ids.map, 2]]);
  const before = await shop.get('cart.getCart', session);
  const itemId = before.items[0]?.itemId;
  const field = { field: 'qty' };
  const added = await shop.call('cart.addItem', { ...session, productId: ids.map, qty });
  expect(added).toEqual(refusal('invalidQuantity', field));
  const updated = await shop.call('cart.updateItem', { ...session, itemId, qty });
  expect(updated).toEqual(refusal('invalidQuantity', field));
  expect(await shop.get('cart.getCart', session)).toEqual(before);
});

test('joins lines with the same product and choices · CART-04', async () => {
  const session = await fillCart(shop, [
    [ids.map, 1],
    [ids.map, 2],
    [ids.book, 1],
  ]);
  const { items, itemsCount, version } = await shop.get('cart.getCart', session);
  expect(items.map(({ productId, qty }) => [productId, qty])).toEqual([
    [ids.map, 3],
    [ids.book, 1],
  ]);
  expect([itemsCount, version]).toEqual([4, 4]);
});

test.each([
  ['a configurable product', ids.shirt, 'configurationNotSet'],
  ['an archived product', ids.archived, 'productUnavailable'],
  ['a hidden product', ids.hidden, 'productUnavailable'],
  ['an unknown product', 99_999, 'productNotFound'],
  ['an unresolved bundle', ids.bundle, 'bundleNotResolved'],
  ['a bundle inside a bundle', ids.nestedBundle, 'bundleNotResolved'],
])('refuses %s · PROD-05 BUNDLE-11 BUNDLE-12 CA5', async (_, productId, code) => {
  const session = await fillCart(shop, []);
  const result = await shop.call('cart.addItem', { ...session, productId, qty: 1 });
  expect(result).toEqual(refusal(code));
  expect((await shop.get('cart.getCart', session)).items).toEqual([]);
});

test('a simple and a digital variant can be chosen in a bundle, no product of another kind · BUNDLE-12', async () => {
  const session = await fillCart(shop, []);
  const { db } = shop.database;
  const variant = db.updateTable('products').where('id', '=', ids.shirtSmall);
  const add = async (selected: number) =>
    shop.call('cart.addItem', {
      ...session,
      productId: ids.bundle,
      qty: 1,
      options: { bundleOptions: [{ id: ids.map }, { main: ids.shirt, selected }] },
    });
  expect(await add(ids.shirtSmall)).toMatchObject({ ok: true });
  await variant.set({ format: 'EProduct' }).execute();
  onTestFinished(async () => void (await variant.set({ format: 'Simple' }).execute()));
  const digital = await add(ids.shirtSmall);
  expect(digital).toMatchObject({ ok: true, value: { itemsCount: 2 } });
  expect(await add(ids.book)).toEqual(refusal('bundleNotResolved'));
});

test('refuses more than the stock and returns the available number · API-093', async () => {
  const session = await fillCart(shop, [[ids.map, 3]]);
  const input = { ...session, productId: ids.map, qty: 3 };
  const details = { field: 'qty', params: { stock: 5, inCart: 3 } };
  expect(await shop.call('cart.addItem', input)).toEqual(refusal('outOfStock', details));
});

test('counts stock for a bundle together with single lines · BUNDLE-14 ENT-05', async () => {
  const session = await fillCart(shop, [[ids.shirtSmall, 1]]);
  const bundleOptions = [{ id: ids.map }, { main: ids.shirt, selected: ids.shirtSmall }];
  const add = (qty: number) =>
    shop.call('cart.addItem', {
      ...session,
      productId: ids.bundle,
      qty,
      options: { bundleOptions },
    });
  expect(await add(2)).toMatchObject(refusal('outOfStock', { params: { stock: 1 } }));
  const added = await add(1);
  expect(added.ok && added.value.items[1]).toMatchObject({
    prices: { converted: { finalPrice: 5000 } },
    bundleItems: [
      { productId: ids.map, qty: 1 },
      { productId: ids.shirtSmall, qty: 2 },
    ],
  });
});

test('a bundle without a configurable part is added without choices · PROD-04', async () => {
  const { db } = shop.database;
  const text = JSON.stringify({ hr: 'par' });
  const { id: productId } = await db
    .insertInto('products')
    .values({
      sku: 'PAR',
      format: 'Bundle',
      slugs: text,
      name: text,
      excerpt: text,
      description: text,
      retail_price: 2000,
      tax_id: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entries = [ids.map, ids.book].map((item_product_id, position) => ({
    product_id: productId,
    position,
    item_product_id,
    qty: 1,
  }));
  await insertRows(db, 'bundle_items', entries);
  const session = await fillCart(shop, []);
  const { items } = await shop.get('cart.addItem', { ...session, productId, qty: 1 });
  expect(items.map((item) => [item.productId, item.qty])).toEqual([[productId, 1]]);
  expect(items[0]?.bundleItems?.map((item) => item.productId)).toEqual([ids.map, ids.book]);
});

test('resolves a bundle only with its own variants · BUNDLE-10 ENT-05', async () => {
  const session = await fillCart(shop, []);
  const bundleOptions = [{ main: ids.shirt, selected: ids.book }];
  const input = { ...session, productId: ids.bundle, qty: 1, options: { bundleOptions } };
  expect(await shop.call('cart.addItem', input)).toEqual(refusal('bundleNotResolved'));
});

test('changes, removes and clears lines · API-094 API-095 API-096 CART-31 CART-41', async () => {
  const session = await fillCart(shop, [
    [ids.map, 1],
    [ids.book, 2],
  ]);
  const { items } = await shop.get('cart.getCart', session);
  const itemId = items[0]?.itemId ?? 0;
  const updated = await shop.get('cart.updateItem', { ...session, itemId, qty: '4' });
  expect(updated.items[0]).toMatchObject({ qty: 4, prices: { converted: { row: 6000 } } });
  const left = await shop.get('cart.deleteItem', { ...session, itemId });
  expect(left.items.map(({ productId }) => productId)).toEqual([ids.book]);
  const gone = await shop.call('cart.deleteItem', { ...session, itemId });
  expect(gone).toEqual(refusal('cartItemNotFound'));
  expect((await shop.get('cart.clearCart', session)).items).toEqual([]);
});

test('never touches a line of another cart · API-094 API-095 PERM-22', async () => {
  const other = await fillCart(shop, [[ids.book, 2]]);
  const itemId = (await shop.get('cart.getCart', other)).items[0]?.itemId;
  const session = await fillCart(shop, []);
  for (const name of ['cart.deleteItem', 'cart.updateItem'] as const) {
    const input = { ...session, itemId, ...(name === 'cart.updateItem' && { qty: 1 }) };
    expect(await shop.call(name, input)).toEqual(refusal('cartItemNotFound'));
  }
  expect((await shop.get('cart.getCart', other)).items[0]?.qty).toBe(2);
});

test('a cart has at most a hundred lines · CA9', async () => {
  const session = await fillCart(shop, []);
  const row = { cart_id: session.cartId, product_id: ids.book, qty: 1 };
  const rows = Array.from({ length: 99 }, (_, i) => ({
    ...row,
    bundle: JSON.stringify([{ id: i + 1 }]),
  }));
  await shop.database.db.insertInto('cart_items').values(rows).execute();
  const add = (productId: number) => shop.call('cart.addItem', { ...session, productId, qty: 1 });
  expect((await add(ids.last)).ok).toBe(true);
  expect(await add(ids.map)).toEqual(refusal('cartTooLarge'));
});

test('names are in the language of the call · API-089 CART-02 I18N-04', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const names = await Promise.all(
    (['hr', 'en', 'de'] as const).map(async (language) => {
      const cart = await shop.get('cart.getCart', session, { language });
      return [cart.items[0]?.productData.name, cart.items[0]?.productData.slug];
    }),
  );
  expect(names).toEqual([
    ['Karta Jadrana', 'karta-jadrana'],
    ['Map of the Adriatic', 'map-of-the-adriatic'],
    ['Karte der Adria', 'karte-der-adria'],
  ]);
});

test('a variant names its main product · ENT-03 ROUTE-35', async () => {
  const session = await fillCart(shop, [[ids.shirtSmall, 1]]);
  const { items } = await shop.get('cart.getCart', session);
  const productData = { mainProductSlug: 'majica', isVisibleIndividually: false };
  expect(items[0]).toMatchObject({ productData, stock: { state: 'low', available: 4 } });
});

test('a line has the picture of its variant, else that of its product · CART-01', async () => {
  const { db } = shop.database;
  const draw = async (product_id: number, key: string) => {
    const names = { original_name: 'a.png', display_name: 'a.png', extension: 'png', key };
    const file = { hash: 'b'.repeat(64), size: 9, mime: 'image/png', width: 80, height: 60 };
    const texts = { title: '{"hr":"Majica"}', alt: '{"hr":"Majica"}' };
    const { id: media_id } = await db
      .insertInto('media')
      .values({ ...names, ...file, ...texts, access: 'public' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('product_media').values({ product_id, media_id, position: 0 }).execute();
    await invalidate(shop.deps, ['catalogue', 'media']);
  };
  const session = await fillCart(shop, [[ids.shirtSmall, 1]]);
  const picture = async () =>
    (await shop.get('cart.getCart', session)).items[0]?.productData.media?.key;
  await draw(ids.shirt, 'majica');
  expect(await picture()).toBe('majica');
  await draw(ids.shirtSmall, 'mala-majica');
  expect(await picture()).toBe('mala-majica');
});

test.each([
  ['cart.addItem', { productId: ids.map }],
  ['cart.updateItem', {}],
] as const)("prices are the shop's, whatever %s sends · CA4 CART-05", async (name, more) => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const before = await shop.get('cart.getCart', session);
  const itemId = before.items[0]?.itemId;
  const input = { ...session, ...more, ...(name === 'cart.updateItem' && { itemId }), qty: 2 };
  for (const forged of [
    { price: 1 },
    { row: 1 },
    { discount: 99 },
    { prices: { finalPrice: 1 } },
  ]) {
    expect(await shop.call(name, { ...input, ...forged })).toMatchObject(refusal('badRequest'));
  }
  expect(await shop.get('cart.getCart', session)).toEqual(before);
});

test('an inscription of ten thousand letters is refused · CA9', async () => {
  const session = await fillCart(shop, []);
  const personalizations = { [ids.engraving]: 'a'.repeat(10_000) };
  const input = { ...session, productId: ids.ring, qty: 1, options: { personalizations } };
  expect(await shop.call('cart.addItem', input)).toMatchObject(refusal('badRequest'));
});

test('a changed price stays marked until the line is changed · ERR-42', async () => {
  const session = await fillCart(shop, [[ids.book, 1]]);
  const products = shop.database.db.updateTable('products').where('id', '=', ids.book);
  const seen = async () => {
    const [item] = (await shop.get('cart.getCart', session)).items;
    const { finalPrice, seenPrice } = item?.prices.converted ?? {};
    return [item?.itemId, finalPrice, seenPrice];
  };
  const [itemId] = await seen();
  expect(await seen()).toEqual([itemId, 900, null]);
  await products.set({ retail_price: 1100 }).execute();
  expect(await seen()).toEqual([itemId, 1100, 900]);
  await shop.get('cart.addItem', { ...session, productId: ids.gift, qty: 1 });
  expect(await seen()).toEqual([itemId, 1100, 900]);
  await shop.get('cart.updateItem', { ...session, itemId, qty: 1 });
  expect(await seen()).toEqual([itemId, 1100, null]);
  await products.set({ retail_price: 900 }).execute();
});

test('a change based on an older version of the cart is a conflict · API-094 ERR-42', async () => {
  const session = await fillCart(shop, [[ids.book, 1]]);
  const { items, version } = await shop.get('cart.getCart', session);
  const change = { ...session, itemId: items[0]?.itemId, qty: 2 };
  await shop.get('cart.addItem', { ...session, productId: ids.map, qty: 1 });
  const stale = await shop.call('cart.updateItem', { ...change, seenVersion: version });
  expect(stale).toEqual(refusal('cartChanged'));
  const fresh = await shop.get('cart.updateItem', { ...change, seenVersion: version + 1 });
  expect(fresh.items[0]?.qty).toBe(2);
});

test('flags lines whose stock fell or product was archived · API-089', async () => {
  const { db } = shop.database;
  const session = await fillCart(shop, [
    [ids.last, 8],
    [ids.book, 1],
  ]);
  await db.updateTable('products').set({ stock: 3 }).where('id', '=', ids.last).execute();
  await db.updateTable('products').set({ archived: true }).where('id', '=', ids.book).execute();
  const { items } = await shop.get('cart.getCart', session);
  expect(items.map(({ stock }) => stock)).toEqual([
    { state: 'exceeded', available: 3 },
    { state: 'unavailable', available: null },
  ]);
  await db.updateTable('products').set({ archived: false }).where('id', '=', ids.book).execute();
  await db.updateTable('products').set({ stock: 10 }).where('id', '=', ids.last).execute();
});

test('sums many parallel adds exactly · CA7 API-093', { timeout: 60_000 }, async () => {
  const session = await fillCart(shop, []);
  const count = Math.min(200, randomRuns(200));
  const adds = Array.from({ length: count }, () =>
    shop.call('cart.addItem', { ...session, productId: ids.book, qty: 2 }),
  );
  const acknowledged = (await Promise.all(adds)).filter(({ ok }) => ok).length;
  expect(acknowledged).toBe(count);
  const cart = await shop.get('cart.getCart', session);
  expect(cart.items.map(({ qty }) => qty)).toEqual([2 * count]);
  expect(cart.version).toBe(1 + count);
});
