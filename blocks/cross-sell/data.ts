import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import { type CardProduct, toCard } from '#runtime/product/card-product.ts';
import { mandatoryProductFilter } from '#schemas/constants.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface CrossSellData {
  readonly products: readonly CardProduct[];
}

export const load = defineLoad<typeof model, CrossSellData>(async (context, { limit }) => {
  const ids = await wantedIds(context);
  if (ids.length === 0) return ok({ products: [] });
  const shown = ids.slice(0, limit);
  const found = await context.api.call('product.filter', {
    ids: shown,
    filters: [mandatoryProductFilter],
    limit: shown.length,
    page: 1,
  });
  return found.ok ? ok({ products: found.value.records.map(toCard) }) : found;
});

/**
 * Returns the ids of related products that are not in the cart yet. The API gives ids or objects (PROD-17).
 */
async function wantedIds(context: LoadContext): Promise<number[]> {
  const items = context.session.cart?.items ?? [];
  const owned = new Set(items.map(({ productId }) => productId));
  const own = context.screen === 'product' ? await ofProduct(context) : [];
  const all = [...own, ...items.flatMap(({ productData }) => productData.crossSellProducts)];
  const ids = all.map((one) => (typeof one === 'number' ? one : one.id));
  return [...new Set(ids)].filter((id) => !owned.has(id));
}

async function ofProduct({ api, param }: LoadContext) {
  const found = param === null ? null : await api.call('product.get', { slug: param });
  return found?.ok ? found.value.crossSellProducts : [];
}
