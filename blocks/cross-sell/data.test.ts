import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { productCard } from '#schemas/entities/samples/catalogue.ts';
import { ok } from '#schemas/result.ts';
import { load } from './data.ts';

interface Line {
  readonly productId: number;
  readonly goesWith: readonly (number | { readonly id: number })[];
}

/** A shop that has every product and records requests. */
function shopWith(lines: readonly Line[], product: Line['goesWith'] | null = null) {
  const requested: { readonly name: string; readonly input: unknown }[] = [];
  const call = async (name: string, input: { readonly ids?: readonly number[] }) => {
    requested.push({ name, input });
    if (name === 'product.get') return ok({ crossSellProducts: product ?? [] });
    const records = (input.ids ?? []).map((id) => ({ ...productCard, id }));
    return ok({ records, totalPages: 1, totalRecords: records.length });
  };
  const items = lines.map(({ productId, goesWith }) => ({
    productId,
    productData: { crossSellProducts: goesWith },
  }));
  const context = {
    api: { call },
    session: { cart: lines.length > 0 ? { items } : null },
    screen: product === null ? 'cart' : 'product',
    param: product === null ? null : 'karta',
  } as unknown as LoadContext;
  const shown = async (limit = 4) => {
    const loaded = await load(context, { title: '', limit });
    return loaded.ok ? loaded.value.products.map(({ id }) => id) : null;
  };
  return { requested, shown };
}

test('shows the cross-sell products of the lines, given by id or as objects with id · CART-17 PROD-17 CONST-15', async () => {
  const lines = [
    { productId: 1, goesWith: [7, { id: 8 }] },
    { productId: 2, goesWith: [{ id: 9 }] },
  ];
  const { requested, shown } = shopWith(lines);
  expect(await shown()).toEqual([7, 8, 9]);
  const filters = [{ key: 'archived', value: false, range: false }];
  expect(requested).toMatchObject([
    { name: 'product.filter', input: { ids: [7, 8, 9], filters, limit: 3 } },
  ]);
});

test('other lines have other products, without duplicates or products in the cart · CART-17 CART-39', async () => {
  const first = { productId: 1, goesWith: [7, 2] };
  const second = { productId: 2, goesWith: [7, { id: 1 }, 3] };
  expect(await shopWith([first]).shown()).toEqual([7, 2]);
  expect(await shopWith([first, second]).shown()).toEqual([7, 3]);
  expect(await shopWith([first, second]).shown(1)).toEqual([7]);
});

test('on a product page its own cross-sell products come first · PROD-17', async () => {
  const { shown } = shopWith([{ productId: 1, goesWith: [7] }], [{ id: 5 }, 6]);
  expect(await shown()).toEqual([5, 6, 7]);
});

test('without cross-sell products there is no request · CART-17', async () => {
  const { requested, shown } = shopWith([{ productId: 1, goesWith: [] }]);
  expect(await shown()).toEqual([]);
  expect(requested).toEqual([]);
});
