import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { product, productCard } from '#schemas/entities/samples/catalogue.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { load } from './data.ts';

const options = { showCrossSell: true, showDetails: true, deliveryNote: '' };
const part = product.bundles.find((entry) => typeof entry.product === 'object');

/** A shop with this product; what it was asked by name, with the responses. */
function shopOf(
  shown: object,
  responses: Readonly<Record<string, Result<unknown>>> = {},
  { query = '', cart = null }: { readonly query?: string; readonly cart?: object | null } = {},
) {
  const asked: { readonly name: string; readonly input: unknown }[] = [];
  const call = async (name: string, input: { readonly ids?: readonly number[] }) => {
    asked.push({ name, input });
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
  return { asked, loaded: load(context, options) };
}

test('an item of the cart is opened by its id to be changed, a foreign id is not · ROUTE-39', async () => {
  const item = { itemId: 5, productId: 12, qty: 3, options: [] };
  const opened = (query: string) =>
    shopOf({}, {}, { query, cart: { items: [item] } }).loaded.then(
      (found) => found.ok && [found.value.edited?.itemId ?? null, found.value.variantId],
    );
  expect(await opened('?cartItemId=5')).toEqual([5, 12]);
  expect(await opened('?cartItemId=6')).toEqual([null, null]);
  expect(await opened('')).toEqual([null, null]);
});

const bundle = { format: 'Bundle', type: 'Bundle' };

test('entries that came as ids only are checked by checkBundles · BUNDLE-16', async () => {
  const checked = { entries: [part, part], canAdd: false, hasConfigurable: false, available: 1 };
  const entries = [{ product: 12, format: 'Simple', qty: 1 }];
  const { asked, loaded } = shopOf(
    { ...bundle, bundles: entries },
    { 'product.checkBundles': ok(checked) },
  );
  const result = await loaded;
  expect(asked).toContainEqual({ name: 'product.checkBundles', input: { id: product.id } });
  expect(result.ok && result.value.parts).toHaveLength(2);
});

test('entries that cannot be had block the set; whole ones are not asked for again · BUNDLE-15 BUNDLE-16', async () => {
  const failed = shopOf(
    { ...bundle, bundles: [{ product: 12, format: 'Simple', qty: 1 }] },
    { 'product.checkBundles': fail('unavailable') },
  );
  expect(await failed.loaded).toMatchObject({ ok: true, value: { parts: [null] } });
  const whole = shopOf({ ...bundle, bundles: [part] });
  expect(await whole.loaded).toMatchObject({ ok: true, value: { parts: [{ qty: 2 }] } });
  expect(whole.asked.map(({ name }) => name)).not.toContain('product.checkBundles');
});

test('what goes with a product is named by id or as objects with id · PROD-17', async () => {
  const { asked, loaded } = shopOf({ crossSellProducts: [12, { id: 13 }] });
  expect(await loaded).toMatchObject({ value: { crossSell: [{ id: 12 }, { id: 13 }] } });
  const filters = [{ key: 'archived', value: false, range: false }];
  expect(asked.at(-1)).toMatchObject({ name: 'product.filter', input: { ids: [12, 13], filters } });
});

test('a product without its neighbours is still a product · PROD-17', async () => {
  const broken = { 'product.filter': fail('unavailable') };
  const { loaded } = shopOf({ crossSellProducts: [12] }, broken);
  expect(await loaded).toMatchObject({ ok: true, value: { crossSell: [] } });
});
