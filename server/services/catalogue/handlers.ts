import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Product } from '#schemas/entities/product.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { bundleState } from './bundle-check.ts';
import { createCategoryHandlers } from './category-handlers.ts';
import { createListHandlers } from './list-handlers.ts';
import { createCardReader } from './product-card.ts';
import { readProduct } from './product-page.ts';
import { findProductId } from './product-rows.ts';
import { createTagHandlers } from './tag-handlers.ts';

/** Reading the catalogue: products, lists, filters, categories, tags. */
export function createCatalogueHandlers(deps: ServiceDependencies) {
  const get = (input: EndpointInput<'product.get'>, { language }: { language: Language }) =>
    getProduct(deps, input, language);
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
  language: Language,
): Promise<Result<Product>> {
  if (id === undefined && slug === undefined) return fail('badRequest', { field: 'slug' });
  const found = id ?? (await findProductId(deps, slug ?? '', language));
  const product = found === null ? null : await readProduct(deps, found, language);
  return product ? ok(product) : fail('productNotFound');
}
