import { sql } from 'kysely';
import { ok, type Result } from '#schemas/result.ts';
import { availableTo, loadCartState } from './cart-state.ts';
import type { CartChange } from './change-cart.ts';

/** Moves the lines of another cart here: equal lines are summed, no line exceeds the stock. */
export async function mergeLines(change: CartChange, fromId: string): Promise<Result<null>> {
  const { step, row } = change;
  await step.selectFrom('carts').select('id').where('id', '=', fromId).forUpdate().execute();
  await sql`INSERT INTO cart_items (cart_id, product_id, qty, options, bundle)
    SELECT ${row.id}, product_id, qty, options, bundle FROM cart_items WHERE cart_id = ${fromId}
    ORDER BY item_id
    ON CONFLICT (cart_id, product_id, options_hash)
    DO UPDATE SET qty = least(cart_items.qty + excluded.qty, 999999)`.execute(step);
  await step.deleteFrom('cart_items').where('cart_id', '=', fromId).execute();
  await capByStock(change);
  return ok(null);
}

/** One line at a time: what is cut from one is left for the others. */
async function capByStock({ step, row, context }: CartChange): Promise<void> {
  for (;;) {
    const state = await loadCartState(step, row, context.now);
    const line = state.lines.find((each) => each.qty > (availableTo(state, each) ?? each.qty));
    if (!line) return;
    const qty = availableTo(state, line) ?? 0;
    const { itemId } = line;
    if (qty > 0) {
      await step.updateTable('cart_items').set({ qty }).where('item_id', '=', itemId).execute();
    } else await step.deleteFrom('cart_items').where('item_id', '=', itemId).execute();
  }
}
