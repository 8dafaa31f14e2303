import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import type { RowChanges } from './cart-row.ts';
import { type CartChange, changeCart } from './change-cart.ts';
import { checkLine, putLine, readLine, rechooseLine, setQuantity } from './line-change.ts';
import { checkQuantity } from './quantity.ts';

/** Lines of a cart: add, change, remove, empty. */
export const addItem =
  (deps: ServiceDependencies): Handler<'cart.addItem'> =>
  async (input, context) => {
    const qty = checkQuantity(input.qty);
    if (!qty.ok) return qty;
    let itemId = 0;
    const add = async (change: CartChange) => {
      const chosen = await readLine(change, input.productId, input.options ?? {});
      if (!chosen.ok) return chosen;
      const put = await putLine(change, input.productId, qty.value, chosen.value);
      if (!put.ok) return put;
      itemId = put.value;
      return ok({});
    };
    return changeCart(deps, input, context, add, (state) => checkLine(state, itemId, qty.value));
  };

/** New choices that equal another line's join it. A caller who looked at an older cart is refused. */
export const updateItem =
  (deps: ServiceDependencies): Handler<'cart.updateItem'> =>
  async (input, context) => {
    const qty = checkQuantity(input.qty);
    if (!qty.ok) return qty;
    let itemId = input.itemId;
    const update = async (change: CartChange): Promise<Result<RowChanges>> => {
      if ((input.seenVersion ?? change.row.version) !== change.row.version) {
        return fail('cartChanged');
      }
      const line = await findLine(change, input.itemId);
      if (!line.ok) return line;
      if (!input.options) return setQuantity(change, input.itemId, qty.value);
      const chosen = await readLine(change, line.value.product_id, input.options);
      if (!chosen.ok) return chosen;
      const put = await rechooseLine(change, line.value, qty.value, chosen.value);
      if (!put.ok) return put;
      itemId = put.value;
      return ok({});
    };
    return changeCart(deps, input, context, update, (state) => checkLine(state, itemId));
  };

export const deleteItem =
  (deps: ServiceDependencies): Handler<'cart.deleteItem'> =>
  (input, context) =>
    changeCart(deps, input, context, async (change) => {
      const line = await findLine(change, input.itemId);
      if (!line.ok) return line;
      const items = change.step.deleteFrom('cart_items').where('item_id', '=', input.itemId);
      await items.execute();
      return ok({});
    });

/** The coupon goes with the lines it was for. */
export const clearCart =
  (deps: ServiceDependencies): Handler<'cart.clearCart'> =>
  (input, context) =>
    changeCart(deps, input, context, async ({ step, row }) => {
      await step.deleteFrom('cart_items').where('cart_id', '=', row.id).execute();
      return ok({ coupon_id: null });
    });

async function findLine({ step, row }: CartChange, itemId: number) {
  const line = await step
    .selectFrom('cart_items')
    .select(['item_id', 'product_id'])
    .where('cart_id', '=', row.id)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return line ? ok(line) : fail('cartItemNotFound');
}
