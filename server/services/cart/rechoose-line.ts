import { sql } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CartChange } from './change-cart.ts';
import type { ChosenOptions } from './chosen-options.ts';
import { setQuantity, storedColumns } from './line-change.ts';

interface Choice {
  readonly productId: number;
  readonly qty: number;
  readonly chosen: ChosenOptions;
}

/** A line keeps its main product: only another variant of the same product may replace it. */
export async function checkSibling(
  { step }: CartChange,
  before: number,
  after: number,
): Promise<Result<null>> {
  if (before === after) return ok(null);
  const sibling = await step
    .selectFrom('products as one')
    .innerJoin('products as other', 'other.main_product_id', 'one.main_product_id')
    .select('other.id')
    .where('one.id', '=', before)
    .where('other.id', '=', after)
    .executeTakeFirst();
  return sibling ? ok(null) : fail('productNotFound');
}

/** Sets new choices of a line; if another line already has them, merges the two. Returns the line's id. */
export async function rechooseLine(
  change: CartChange,
  itemId: number,
  { productId, qty, chosen }: Choice,
): Promise<Result<number>> {
  const { step } = change;
  const columns = storedColumns(chosen);
  const same = await findSame(change, productId, columns);
  if (same && same.item_id !== itemId) {
    await step.deleteFrom('cart_items').where('item_id', '=', itemId).execute();
    const joined = await setQuantity(change, same.item_id, same.qty + qty);
    return joined.ok ? ok(same.item_id) : joined;
  }
  await step
    .updateTable('cart_items')
    .set({ product_id: productId, qty, seen_price: null, ...columns })
    .where('item_id', '=', itemId)
    .execute();
  return ok(itemId);
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
