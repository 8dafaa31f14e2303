import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { invalidate } from '../../cache/invalidation.ts';
import {
  type InvalidationListener,
  listenForInvalidations,
} from '../../cache/invalidation-listener.ts';
import { createTagCache } from '../../cache/tag-cache.ts';
import { createCaller } from '../../testing/caller.ts';
import { createCatalogueHandlers } from './handlers.ts';

let shop: TestShop;
/** Another process of the same shop. */
let other: ReturnType<typeof createCaller>;
let listener: InvalidationListener;

beforeAll(async () => {
  shop = await openShop();
  const { url: connectionString, db } = shop.database;
  const cache = createTagCache();
  listener = listenForInvalidations({ connectionString, cache });
  await listener.ready;
  other = createCaller(db, createCatalogueHandlers, { cache });
  const sizes = db.updateTable('products').where('id', 'in', [ids.last, ids.shirtSmall]);
  await sizes.set({ stock: 20 }).execute();
  await invalidate(shop.deps, ['catalogue']);
});
afterAll(async () => {
  await listener.close();
  await shop.close();
});

/** Reads the data of products in pages, cards and filters. */
async function reported(call: Pick<typeof other, 'call'>['call']) {
  const last = await call('product.get', { id: ids.last }, 'en');
  const shirt = await call('product.get', { id: ids.shirt });
  const list = await call('product.filter', { sort: { param: 'finalPrice', order: 'desc' } }, 'en');
  const layers = await call('product.layeredNavigation', {});
  const card = list.records.find(({ id }) => id === ids.last);
  return {
    page: [last.name, last.finalPrice, last.stock],
    card: [card?.name, card?.finalPrice, card?.stock],
    small: shirt.associatedProducts.find(({ id }) => id === ids.shirtSmall)?.stock,
    first: list.records[0]?.id,
    highest: layers.find(({ attributeCode }) => attributeCode === 'finalPrice')?.values[0]
      ?.maxValue,
  };
}

const own = () => reported((name, input, language = 'hr') => shop.get(name, input, { language }));

test('reserved stock is missing from the next response, and from other processes at once · API-006', async () => {
  const before = await own();
  expect(await reported(other.call)).toEqual(before);
  const session = await fillCart(shop, [
    [ids.last, 3],
    [ids.shirtSmall, 2],
  ]);
  await shop.get('order.reserveStock', session);
  const after = await own();
  expect([after.page[2], after.card[2], after.small]).toEqual([17, 17, 18]);
  await vi.waitFor(async () => expect(await reported(other.call)).toEqual(after));
  await shop.get('order.releaseStock', session);
  expect(await own()).toEqual(before);
  await vi.waitFor(async () => expect(await reported(other.call)).toEqual(before));
});

test('a product whose last piece is reserved moves to the end of the newest list at once · LIST-33', async () => {
  const newest = async (call: Pick<typeof other, 'call'>['call']) =>
    (await call('product.filter', { limit: 100 })).records.map(({ id }) => id);
  const before = await newest(other.call);
  const session = await fillCart(shop, [[ids.last, 20]]);
  await shop.get('order.reserveStock', session);
  const after = [...before.filter((id) => id !== ids.last), ids.last];
  expect(before).not.toEqual(after);
  expect(await newest((name, input) => shop.get(name, input, { language: 'hr' }))).toEqual(after);
  await vi.waitFor(async () => expect(await newest(other.call)).toEqual(after));
  await shop.get('order.releaseStock', session);
  await vi.waitFor(async () => expect(await newest(other.call)).toEqual(before));
});

test('a new price and a new translation are in the next response of every kind · API-006', async () => {
  await own();
  await reported(other.call);
  const name = JSON.stringify({ hr: 'Zadnji', en: 'The last one' });
  const product = shop.database.db.updateTable('products').where('id', '=', ids.last);
  await product.set({ retail_price: 99_000, name }).execute();
  await invalidate(shop.deps, ['catalogue']);
  const after = await own();
  expect(after).toMatchObject({
    page: ['The last one', 99_000, 20],
    card: ['The last one', 99_000, 20],
    first: ids.last,
    highest: 99_000,
  });
  await vi.waitFor(async () => expect(await reported(other.call)).toEqual(after));
});
