import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import { type CardProduct, toCard } from '#runtime/product/card-product.ts';
import type { OptionsOf } from '#schemas/block/model.ts';
import { mandatoryProductFilter, sortOptions } from '#schemas/constants.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface StripData {
  readonly products: readonly CardProduct[];
}

type Options = OptionsOf<typeof model>;

export const load = defineLoad<typeof model, StripData>(async (context, options) => {
  if (!context.site.hasStore) return ok({ products: [] });
  return options.mode === 'ids' ? fetchNamed(context, options) : fetchMode(context, options);
});

async function fetchMode(
  { api, screen, param }: LoadContext,
  options: Options,
): Promise<Result<StripData>> {
  const category = options.category
    ? await api.call('category.get', { id: options.category })
    : null;
  if (category && !category.ok) return category;
  const { mode, limit } = options;
  const isShown = ({ slug }: CardProduct) => screen === 'product' && slug === param;
  const found = await api.call('product.filter', {
    filters: [mandatoryProductFilter],
    sort: mode === 'newest' ? sortOptions.newest : sortOptions.highPriority,
    // One more, in place of the product that the page itself shows.
    limit: screen === 'product' ? limit + 1 : limit,
    page: 1,
    ...(category ? { mainCategory: category.value.id } : {}),
    ...(mode === 'featured' ? { featured: true } : {}),
    ...(mode === 'discount' ? { discounted: true } : {}),
  });
  if (!found.ok) return found;
  const products = found.value.records.map(toCard).filter((product) => !isShown(product));
  return ok({ products: products.slice(0, limit) });
}

/** Fetches the products that the options name; leaves out missing ones. */
async function fetchNamed({ api }: LoadContext, options: Options): Promise<Result<StripData>> {
  const slugs = options.products.slice(0, options.limit).map(({ slug }) => slug);
  const found = await Promise.all(slugs.map((slug) => api.call('product.get', { slug })));
  return ok({ products: found.flatMap((product) => (product.ok ? [toCard(product.value)] : [])) });
}
