import { expect, test } from 'vitest';
import { productFeed } from '#app/feeds/product-feed.ts';
import { serverBlocks } from '#blocks/server-registry.gen.ts';
import { toggleWish } from '#runtime/commands/account/toggle-wish.ts';
import { createCookieJar } from '#runtime/commands/cookie-jar.ts';
import { mandatoryProductFilter } from '#schemas/constants.ts';
import { ok } from '#schemas/result.ts';
import { guest, pageOf } from '../support/page.ts';

interface Call {
  readonly name: string;
  readonly input: { readonly filters?: readonly unknown[] };
}

const list = { records: [], data: [], totalPages: 1, totalRecords: 0, pagination: {} };
const product = { ...list, format: 'Simple', crossSellProducts: [7, { id: 8 }], bundles: [] };
const others: Readonly<Record<string, unknown>> = {
  'product.get': { ...product, media: [], attributeSet: { attributes: [] } },
  'product.layeredNavigation': [],
  'search.find': { groups: [], nearest: [], words: [], isCut: false },
};

/** A shop that returns an empty list for each call, and its requests. */
function shopOf() {
  const calls: Call[] = [];
  const call = async (name: string, input: Call['input']) => {
    calls.push({ name, input });
    if (name === 'wishlist.lists') return ok([{ id: 1, name: 'Zid', productIds: [3] }]);
    return name.startsWith('product.') || name === 'search.find'
      ? ok(others[name] ?? list)
      : ok(list);
  };
  return { calls, api: { call } };
}

const item = { itemId: 1, productId: 2, productData: { crossSellProducts: [5, { id: 6 }] } };
const session = { ...guest, wishlist: [3], cart: { items: [item] } };

/** Returns the requests of products that a block makes on a page, with these options. */
async function requestsOf(
  type: string,
  options: object,
  search = '',
  param: string | null = null,
  shopper: object = session,
) {
  const { calls, api } = shopOf();
  const screen = param === null ? 'page' : 'product';
  const context = {
    api,
    screen,
    param,
    session: shopper,
    language: 'hr',
    site: pageOf([]).site,
    t: (key: string) => key,
    url: new URL(`http://shop.test/${search}`),
  };
  const { load } = serverBlocks[type] ?? {};
  await load?.(context as never, options as never);
  return calls.filter(({ name }) => /^product\.(filter|layered)/.test(name));
}

const own = { showFilters: true, showFeatured: true, perPage: 12, category: '' };

test.each([
  ['product-list', own, '', null, 3],
  ['product-strip', { mode: 'newest', limit: 4, category: '', products: [] }, '', null, 1],
  ['product-strip', { mode: 'discount', limit: 4, category: '', products: [] }, '', null, 1],
  ['search-results', { showProducts: true, suggestions: '' }, '?q=karta', null, 1],
  ['cross-sell', { limit: 4 }, '', null, 1],
  ['cross-sell', { limit: 4 }, '', 'karta', 1],
  ['profile-panel', { showWishlist: true, showOrders: true }, '', null, 1],
] as const)(
  'the block %s with %j leaves archived products out of each request · LIST-40 CONST-15',
  async (type, options, search, param, count) => {
    const requests = await requestsOf(type, options, search, param);
    expect(requests).toHaveLength(count);
    for (const { name, input } of requests) {
      expect(input.filters, name).toContainEqual(mandatoryProductFilter);
    }
  },
);

const nothing = { ...guest, wishlist: [], cart: { items: [] } };

test.each([
  ['search-results', { showProducts: true, suggestions: '' }, ''],
  ['search-results', { showProducts: true, suggestions: '' }, '?q=%20'],
  ['product-strip', { mode: 'ids', limit: 4, category: '', products: [] }, ''],
  ['cross-sell', { limit: 4 }, ''],
  ['profile-panel', { showWishlist: true, showOrders: true }, ''],
] as const)(
  'the block %s with %j requests no products where it shows none · LIST-26',
  async (type, options, search) => {
    expect(await requestsOf(type, options, search, null, nothing)).toEqual([]);
  },
);

test('so do a wish and the product feed · LIST-40 CONST-15', async () => {
  const { calls, api } = shopOf();
  const wish = { api, session: guest, cookies: createCookieJar({}), language: 'hr' };
  await toggleWish.run(wish as never, { productId: '3' });
  const addresses = { parts: async () => [1], part: async () => [{ id: 3 }] };
  const feed = productFeed(
    { api, site: pageOf([]).site, language: 'hr' } as never,
    addresses as never,
  );
  let text = '';
  for await (const part of feed) text += part;
  expect(text).toContain('</rss>');
  const requests = calls.filter(({ name }) => name === 'product.filter');
  expect(requests).toHaveLength(2);
  for (const { input } of requests) expect(input.filters).toContainEqual(mandatoryProductFilter);
});
