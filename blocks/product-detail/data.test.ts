import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { product, productCard } from '#schemas/entities/samples/catalogue.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { load } from './data.ts';

const options = { showCrossSell: true, showDetails: true, deliveryNote: '' };
const part = product.bundles.find((entry) => typeof entry.product === 'object');

/** Returns a shop with this product that records its calls and responses by name. */
function shopOf(
  shown: object,
  responses: Readonly<Record<string, Result<unknown>>> = {},
  {
    query = '',
    cart = null,
    showCrossSell = true,
  }: {
    readonly query?: string;
    readonly cart?: object | null;
    readonly showCrossSell?: boolean;
  } = {},
) {
  const requested: { readonly name: string; readonly input: unknown }[] = [];
  const call = async (name: string, input: { readonly ids?: readonly number[] }) => {
    requested.push({ name, input });
    if (name === 'product.get') {
      return ok({ ...product, bundles: [], crossSellProducts: [], ...shown });
    }
    const records = (input.ids ?? []).map((id) => ({ ...productCard, id }));
    return responses[name] ?? ok({ records, totalPages: 1, totalRecords: records.length });
  };
  const context = {
    api: { call },
    param: 'set',
    url: new URL(`http://shop.test/produkt/set${query}`),
    session: { cart },
  } as unknown as LoadContext;
  return { requested, loaded: load(context, { ...options, showCrossSell }) };
}

test('a cart item is opened by its id for editing, an unknown id is not · ROUTE-39 PROD-08', async () => {
  const item = { itemId: 5, productId: 12, qty: 3, options: [] };
  const opened = (query: string) =>
    shopOf({}, {}, { query, cart: { items: [item] } }).loaded.then(
      (found) =>
        found.ok && [
          found.value.edited?.itemId ?? null,
          found.value.variantId,
          found.value.edited?.qty,
        ],
    );
  expect(await opened('?cartItemId=5')).toEqual([5, 12, 3]);
  expect(await opened('?cartItemId=6')).toEqual([null, null, undefined]);
  expect(await opened('')).toEqual([null, null, undefined]);
});

test('the values chosen without scripts are in the URL · PROD-05', async () => {
  expect(await shopOf({}, {}, { query: '?chosen=3.7' }).loaded).toMatchObject({
    value: { chosen: [3, 7], variantId: null },
  });
  const { loaded } = shopOf({}, {}, { query: '?variant=3' });
  expect(await loaded).not.toHaveProperty('value.chosen');
});

test('a cart item is opened with its choices · ROUTE-39', async () => {
  const part = { main: 20, selected: 21, options: { personalizations: { 8: 'Iva' } } };
  const options = {
    personalizations: { 7: 'Ana', 9: ['a', 'b'] },
    bundleOptions: [part, { id: 30 }],
  };
  const cart = { items: [{ itemId: 5, productId: 12, qty: 1, options }] };
  const { loaded } = shopOf({}, {}, { query: '?cartItemId=5', cart });
  const values = {
    'option.7': 'Ana',
    'option.9': ['a', 'b'],
    'bundle.20': '21',
    'bundle.20.option.8': 'Iva',
    'bundle.30': '30',
  };
  expect(await loaded).toMatchObject({ value: { edited: { values, bundle: { 20: 21 } } } });
});

test('the product of the address is requested by its slug · PROD-09', async () => {
  const { requested, loaded } = shopOf({ name: 'Karta' });
  expect(await loaded).toMatchObject({ ok: true, value: { detail: { face: { name: 'Karta' } } } });
  expect(requested[0]).toEqual({ name: 'product.get', input: { slug: 'set' } });
});

const bundle = { format: 'Bundle', type: 'Bundle' };

test('entries given only as ids are fetched with checkBundles · BUNDLE-16', async () => {
  const checked = { entries: [part, part], canAdd: false, hasConfigurable: false, available: 1 };
  const entries = [{ product: 12, format: 'Simple', qty: 1 }];
  const { requested, loaded } = shopOf(
    { ...bundle, bundles: entries },
    { 'product.checkBundles': ok(checked) },
  );
  const result = await loaded;
  expect(requested).toContainEqual({ name: 'product.checkBundles', input: { id: product.id } });
  expect(result.ok && result.value.parts).toHaveLength(2);
  const mixed = shopOf(
    { ...bundle, bundles: [part, ...entries] },
    { 'product.checkBundles': ok(checked) },
  );
  expect(await mixed.loaded).toMatchObject({ value: { parts: [{ qty: 2 }, { qty: 2 }] } });
});

test('missing entries block the bundle; complete ones are not requested again · BUNDLE-15 BUNDLE-16', async () => {
  const failed = shopOf(
    { ...bundle, bundles: [{ product: 12, format: 'Simple', qty: 1 }] },
    { 'product.checkBundles': fail('unavailable') },
  );
  expect(await failed.loaded).toMatchObject({ ok: true, value: { parts: [null] } });
  const whole = shopOf({ ...bundle, bundles: [part] });
  expect(await whole.loaded).toMatchObject({ ok: true, value: { parts: [{ qty: 2 }] } });
  expect(whole.requested.map(({ name }) => name)).not.toContain('product.checkBundles');
});

test('cross-sell products are given by id or as objects with id · PROD-17 CONST-15', async () => {
  const { requested, loaded } = shopOf({ crossSellProducts: [12, { id: 13 }] });
  expect(await loaded).toMatchObject({ value: { crossSell: [{ id: 12 }, { id: 13 }] } });
  const filters = [{ key: 'archived', value: false, range: false }];
  expect(requested.at(-1)).toMatchObject({
    name: 'product.filter',
    input: { ids: [12, 13], filters, limit: 2 },
  });
});

test('cross-sell products can be left out · PROD-17', async () => {
  const { requested, loaded } = shopOf({ crossSellProducts: [12] }, {}, { showCrossSell: false });
  expect(await loaded).toMatchObject({ ok: true, value: { crossSell: [] } });
  expect(requested.map(({ name }) => name)).not.toContain('product.filter');
});

test('a product without its cross-sell products is still shown · PROD-17', async () => {
  const broken = { 'product.filter': fail('unavailable') };
  const { loaded } = shopOf({ crossSellProducts: [12] }, broken);
  expect(await loaded).toMatchObject({ ok: true, value: { crossSell: [] } });
});
