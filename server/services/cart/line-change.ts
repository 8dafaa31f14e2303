import { sql } from 'kysely';
import type { CartOptions } from '#schemas/entities/cart-add.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { RowChanges } from './cart-row.ts';
import { availableTo, type CartState } from './cart-state.ts';
import type { CartChange } from './change-cart.ts';
import { type ChosenOptions, chosenVariants, readChosenOptions } from './chosen-options.ts';
import { loadCatalogue } from './product-facts.ts';
import { invalidQuantity } from './quantity.ts';

const maximumLines = 100;
const maximumQuantity = 999_999;

/** The choices of a product that can be put into a cart. */
export async function readLine(
  { step }: CartChange,
  productId: number,
  options: CartOptions,
): Promise<Result<ChosenOptions>> {
  const variants = chosenVariants(options.bundleOptions ?? []);
  const catalogue = await loadCatalogue(step, [productId, ...variants]);
  const product = catalogue.get(productId);
  if (!product) return fail('productNotFound');
  if (!product.isSold || !(product.isVisible || product.mainId)) return fail('productUnavailable');
  if (product.format === 'Configurable') return fail('configurationNotSet');
  return readChosenOptions(product, options, catalogue);
}

/** Adds to the line with the same product and choices, or makes one. Answers the line's id. */
export async function putLine(
  change: CartChange,
  productId: number,
  qty: number,
  chosen: ChosenOptions,
): Promise<Result<number>> {
  const columns = storedColumns(chosen);
  if (qty > maximumQuantity) return invalidQuantity();
  const put = await change.step
    .insertInto('cart_items')
    .values({ cart_id: change.row.id, product_id: productId, qty, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['cart_id', 'product_id', 'options_hash'])
        .doUpdateSet({ qty: sql`cart_items.qty + excluded.qty`, seen_price: null })
        .where(sql<number>`cart_items.qty + excluded.qty`, '<=', maximumQuantity),
    )
    .returning('item_id')
    .executeTakeFirst();
  return put ? ok(put.item_id) : invalidQuantity();
}

/** New choices of a line; a line that already has them takes it in. Answers the line's id. */
export async function rechooseLine(
  change: CartChange,
  line: { readonly item_id: number; readonly product_id: number },
  qty: number,
  chosen: ChosenOptions,
): Promise<Result<number>> {
  const { step } = change;
  const columns = storedColumns(chosen);
  const same = await findSame(change, line.product_id, columns);
  if (same && same.item_id !== line.item_id) {
    await step.deleteFrom('cart_items').where('item_id', '=', line.item_id).execute();
    const joined = await setQuantity(change, same.item_id, same.qty + qty);
    return joined.ok ? ok(same.item_id) : joined;
  }
  await step
    .updateTable('cart_items')
    .set({ qty, seen_price: null, ...columns })
    .where('item_id', '=', line.item_id)
    .execute();
  return ok(line.item_id);
}

function findSame(
  { step, row }: CartChange,
  productId: number,
  { options, bundle }: ReturnType<typeof storedColumns>,
) {
  return step
    .selectFrom('cart_items')
    .select(['item_id', 'qty'])
    .where('cart_id', '=', row.id)
    .where('product_id', '=', productId)
    .where('options_hash', '=', sql<string>`md5(${options}::jsonb::text || ${bundle}::jsonb::text)`)
    .executeTakeFirst();
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

function storedColumns({ personalizations, bundle }: ChosenOptions) {
  const options = Object.keys(personalizations).length > 0 ? { personalizations } : {};
  return { options: JSON.stringify(options), bundle: JSON.stringify(bundle) };
}

/**
 * Limits of a cart after a line was put: number of lines, and stock beside the other lines. `added`
 * are units put on top of those that the line had.
 */
export function checkLine(state: CartState, itemId: number, added = 0): Result<null> {
  if (state.lines.length > maximumLines) return fail('cartTooLarge');
  const line = state.lines.find((candidate) => candidate.itemId === itemId);
  const available = line ? availableTo(state, line) : null;
  if (!line || available === null || line.qty <= available) return ok(null);
  const before = added > 0 ? { inCart: line.qty - added } : {};
  return fail('outOfStock', { field: 'qty', params: { stock: available, ...before } });
}
