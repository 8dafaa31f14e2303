import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Product } from '#schemas/entities/product.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readOwnLists } from '../price-lists/own-lists.ts';
import { withOwnPrices } from '../price-lists/own-prices.ts';
import { bundleState } from './bundle-check.ts';
import { createCategoryHandlers } from './category-handlers.ts';
import { createListHandlers } from './list-handlers.ts';
import { createCardReader } from './product-card.ts';
import { createProductIdReader, type ProductIdReader } from './product-ids.ts';
import { readPreview, readProduct, readProductText } from './product-page.ts';
import { createTagHandlers } from './tag-handlers.ts';

/** Handlers that read the catalogue: products, lists, filters, categories, tags. */
export function createCatalogueHandlers(deps: ServiceDependencies) {
  const findId = createProductIdReader(deps);
  const get = (input: EndpointInput<'product.get'>, context: CallContext) =>
    getProduct(deps, findId, input, context);
  return {
    ...createListHandlers(deps, createCardReader(deps)),
    ...createCategoryHandlers(deps),
    ...createTagHandlers(deps),
    'product.get': get,
    'products.get': get,
    async 'product.checkBundles'({ id }, context) {
      const product = await readProduct(deps, id, context.language);
      if (product?.format !== 'Bundle') return fail('productNotFound');
      const own = await readOwnLists(deps, context);
      return ok(bundleState(await withOwnPrices(deps, own, product)));
    },
  } satisfies Partial<Handlers>;
}

const previewScopes = ['admin', 'catalogue'];

/** Staff with rights for the catalogue see a product before visitors do. */
async function previewFor(
  deps: ServiceDependencies,
  id: number,
  { actor, language }: CallContext,
): Promise<Result<Product>> {
  const mayPreview =
    actor.kind === 'backoffice' && actor.scope.some((each) => previewScopes.includes(each));
  const product = mayPreview ? await readPreview(deps, id, language) : null;
  return product ? ok(product) : fail('productNotFound');
}

async function getProduct(
  deps: ServiceDependencies,
  findId: ProductIdReader,
  { id, slug }: EndpointInput<'product.get'>,
  context: CallContext,
): Promise<Result<Product>> {
  const { language } = context;
  if (id === undefined && slug === undefined) return fail('badRequest', { field: 'slug' });
  const found = id ?? (await findId(slug ?? '', language));
  if (found === null) return fail('productNotFound');
  const text = await readProductText(deps, found, language);
  if (!text) return previewFor(deps, found, context);
  const own = await readOwnLists(deps, context);
  if (own.length === 0) return ok(text.response(context));
  return ok(await withOwnPrices(deps, own, text.read()));
}
