import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { productCard } from '#schemas/entities/samples/catalogue.ts';
import { ok } from '#schemas/result.ts';
import { load } from './data.ts';

const featured = ['map', 'knife', 'lamp', 'rope'];

/** Slugs that a strip of three featured products shows on a page. */
async function shownOn(screen: string, param: string | null) {
  const call = async (_name: string, input: { readonly limit: number }) =>
    ok({ records: featured.slice(0, input.limit).map((slug) => ({ ...productCard, slug })) });
  const context = { api: { call }, site: { hasStore: true }, screen, param };
  const loaded = await load(context as unknown as LoadContext, {
    title: '',
    mode: 'featured',
    limit: 3,
    category: '',
    products: [],
  });
  return loaded.ok ? loaded.value.products.map(({ slug }) => slug) : null;
}

test('the page of a product does not recommend that product, and still shows a full strip', async () => {
  expect(await shownOn('product', 'knife')).toEqual(['map', 'lamp', 'rope']);
  expect(await shownOn('product', 'anchor')).toEqual(['map', 'knife', 'lamp']);
  expect(await shownOn('shop', 'knife')).toEqual(['map', 'knife', 'lamp']);
});
