import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Product } from '#schemas/entities/product.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { bundleState } from './bundle-check.ts';
import { createCategoryHandlers } from './category-handlers.ts';
import { createListHandlers } from './list-handlers.ts';
import { createCardReader } from './product-card.ts';
import { readProduct, readProductText } from './product-page.ts';
import { findProductIds } from './product-rows.ts';
import { createTagHandlers } from './tag-handlers.ts';

/** Reading the catalogue: products, lists, filters, categories, tags. */
export function createCatalogueHandlers(deps: ServiceDependencies) {
  const get = (input: EndpointInput<'product.get'>, context: CallContext) =>
    getProduct(deps, input, context);
  return {
    ...createListHandlers(deps, createCardReader(deps)),
    ...createCategoryHandlers(deps),
    ...createTagHandlers(deps),
    'product.get': get,
    'products.get': get,
    async 'product.checkBundles'({ id }, { language }) {
      const product = await readProduct(deps, id, language);
      return product?.format === 'Bundle' ? ok(bundleState(product)) : fail('productNotFound');
    },
  } satisfies Partial<Handlers>;
}

async function getProduct(
  deps: ServiceDependencies,
  { id, slug }: EndpointInput<'product.get'>,
  context: CallContext,
): Promise<Result<Product>> {
  const { language } = context;
  if (id === undefined && slug === undefined) return fail('badRequest', { field: 'slug' });
  const found = id ?? (await readProductId(deps, slug ?? '', language));
  if (found === null) return fail('productNotFound');
  const text = await readProductText(deps, found, language);
  return text ? ok(text.answer(context)) : fail('productNotFound');
}

async function readProductId(deps: ServiceDependencies, slug: string, language: Language) {
  const ids = await deps.cache.get(`slug ${slug}`, ['catalogue'], async () =>
    Int32Array.from(await findProductIds(deps, slug)),
  );
  return ids[languages.indexOf(language)] || null;
}
