import { isDeepStrictEqual } from 'node:util';
import type { CartOptions } from '#schemas/entities/cart-add.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { RowChanges } from './cart-row.ts';
import { availableTo, type CartState, type LineRow } from './cart-state.ts';
import type { CartChange } from './change-cart.ts';
import { type ChosenOptions, chosenVariants, readChosenOptions } from './chosen-options.ts';
import type { CartPlan } from './plan-change.ts';
import { type Catalogue, loadCatalogue } from './product-facts.ts';
import { invalidQuantity } from './quantity.ts';

const maximumLines = 100;
const maximumQuantity = 999_999;

/** Reads and checks the choices of a product that is to be added to a cart. */
export async function readLine(
  { step, row }: CartChange,
  productId: number,
  options: CartOptions,
): Promise<Result<ChosenOptions>> {
  const catalogue = await loadCatalogue(step, productsOfLine(productId, options), row.language);
  return choicesIn(catalogue, productId, options);
}

/** Ids of the products that must be loaded before this product can be added to a cart. */
export function productsOfLine(productId: number, { bundleOptions = [] }: CartOptions): number[] {
  return [productId, ...chosenVariants(bundleOptions)];
}

/** Like `readLine`, with the products already loaded. */
export function choicesIn(
  catalogue: Catalogue,
  productId: number,
  options: CartOptions,
): Result<ChosenOptions> {
  const product = catalogue.get(productId);
  if (!product) return fail('productNotFound');
  if (!product.isSold || !(product.isVisible || product.mainId)) return fail('productUnavailable');
  if (product.format === 'Configurable') return fail('configurationNotSet');
  return readChosenOptions(product, options, catalogue);
}

/** Adds to the line with the same product and choices, or creates one. */
export function planLine(
  lines: readonly LineRow[],
  productId: number,
  qty: number,
  chosen: ChosenOptions,
): Result<NonNullable<CartPlan['line']>> {
  const columns = storedColumns(chosen);
  const choices = [JSON.parse(columns.options), JSON.parse(columns.bundle)];
  const same = lines.find(
    (line) =>
      line.product_id === productId && isDeepStrictEqual([line.options, line.bundle], choices),
  );
  const units = (same?.qty ?? 0) + qty;
  if (units > maximumQuantity) return invalidQuantity();
  return ok({ itemId: same?.item_id ?? null, productId, qty: units, ...columns });
}

export async function setQuantity(
  { step }: CartChange,
  itemId: number,
  qty: number,
): Promise<Result<RowChanges>> {
  if (qty > maximumQuantity) return invalidQuantity();
  await step
    .updateTable('cart_items')
    .set({ qty, seen_price: null })
    .where('item_id', '=', itemId)
    .execute();
  return ok({});
}

export function storedColumns({ personalizations, bundle }: ChosenOptions) {
  const options = Object.keys(personalizations).length > 0 ? { personalizations } : {};
  return { options: JSON.stringify(options), bundle: JSON.stringify(bundle) };
}

/**
 * Checks the limits of a cart after a line changed: number of lines, and stock given the other lines. `added`
 * is the number of units added to the line's previous quantity.
 */
export function checkLine(state: CartState, itemId: number, added = 0): Result<null> {
  if (state.lines.length > maximumLines) return fail('cartTooLarge');
  const line = state.lines.find((candidate) => candidate.itemId === itemId);
  const available = line ? availableTo(state, line) : null;
  if (!line || available === null || line.qty <= available) return ok(null);
  const before = added > 0 ? { inCart: line.qty - added } : {};
  return fail('outOfStock', { field: 'qty', params: { stock: available, ...before } });
}
