import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import { type CardProduct, toCard } from '#runtime/product/card-product.ts';
import { chosenInAddress } from '#runtime/product/chosen-in-address.ts';
import { chosenValues, chosenVariants } from '#runtime/product/chosen-values.ts';
import { fetchParts } from '#runtime/product/fetch-parts.ts';
import { optionFields } from '#runtime/product/lazy-option-fields.ts';
import { partList } from '#runtime/product/lazy-part-list.ts';
import { OptionFieldsBody } from '#runtime/product/option-fields-body.tsx';
import { PartList } from '#runtime/product/part-list.tsx';
import { mandatoryProductFilter } from '#schemas/constants.ts';
import type { Product } from '#schemas/entities/product.ts';
import { fail, ok } from '#schemas/result.ts';
import { isDigitalFormat } from '#schemas/rules/product-format.ts';
import { About } from './about.tsx';
import { BundleForm } from './bundle-form.tsx';
import { toDetail } from './detail.ts';
import type { DetailData, EditedItem } from './detail-data.ts';
import { head as detailHead } from './head.ts';
import { aboutPart } from './lazy-about.ts';
import type { model } from './model.ts';
import { unscriptedBundle } from './unscripted-bundle.ts';

aboutPart.renderNow(About);
optionFields.renderNow(OptionFieldsBody);
partList.renderNow(PartList);
unscriptedBundle.renderNow(BundleForm);

export const load = defineLoad<typeof model, DetailData>(async (context, options) => {
  if (context.param === null) return fail('notFound');
  const found = await context.api.call('product.get', { slug: context.param });
  if (!found.ok) return found;
  const product = found.value;
  const [parts, delivery, crossSell] = await Promise.all([
    fetchParts(context.api, product),
    fetchDelivery(context, product),
    options.showCrossSell ? fetchCrossSell(context, product) : [],
  ]);
  const edited = editedItem(context);
  const chosen = chosenInAddress(context.url);
  const requested = Number(context.url.searchParams.get('variant'));
  return ok({
    detail: toDetail(product),
    slugs: product.slugs,
    variantId:
      Number.isInteger(requested) && requested > 0 ? requested : (edited?.productId ?? null),
    ...(chosen.length > 0 && { chosen }),
    edited,
    parts,
    ...(delivery && { delivery }),
    crossSell,
  });
});

export const head = detailHead;

function editedItem({ url, session }: LoadContext): EditedItem | null {
  const requested = url.searchParams.get('cartItemId');
  const item = session.cart?.items.find(({ itemId }) => String(itemId) === requested);
  if (!item) return null;
  const { itemId, productId, qty, options } = item;
  const bundle = chosenVariants(options);
  return { itemId, productId, qty, values: chosenValues(options), bundle };
}

/** Files and tickets have no delivery. */
async function fetchDelivery(
  { api }: LoadContext,
  { format }: Product,
): Promise<DetailData['delivery']> {
  if (isDigitalFormat(format)) return undefined;
  const found = await api.call('checkout.listDeliveryTerms', {});
  return found.ok ? found.value : undefined;
}

/**
 * Loads the related products, given as ids or as objects with an id (PROD-17). If they cannot be loaded, the
 * product is shown without them.
 */
async function fetchCrossSell({ api }: LoadContext, product: Product): Promise<CardProduct[]> {
  const ids = product.crossSellProducts.map((one) => (typeof one === 'number' ? one : one.id));
  if (ids.length === 0) return [];
  const found = await api.call('product.filter', {
    ids,
    filters: [mandatoryProductFilter],
    limit: ids.length,
  });
  return found.ok ? found.value.records.map(toCard) : [];
}
