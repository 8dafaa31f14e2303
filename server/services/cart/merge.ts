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

async function capByStock({ step, row, context }: CartChange): Promise<void> {
  const { lines } = await loadCartState(step, row, context.now);
  for (const { itemId } of lines) {
    const state = await loadCartState(step, row, context.now);
    const line = state.lines.find((candidate) => candidate.itemId === itemId);
    const available = line ? availableTo(state, line) : null;
    if (!line || available === null || line.qty <= available) continue;
    const item = step.updateTable('cart_items').where('item_id', '=', itemId);
    if (available > 0) await item.set({ qty: available }).execute();
    else await step.deleteFrom('cart_items').where('item_id', '=', itemId).execute();
  }
}
