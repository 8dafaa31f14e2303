import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import type { RowChanges } from './cart-row.ts';
import { type CartChange, changeCart } from './change-cart.ts';
import {
  checkLine,
  choicesIn,
  planLine,
  productsOfLine,
  readLine,
  setQuantity,
} from './line-change.ts';
import { changePlanned } from './plan-change.ts';
import { toCatalogue } from './product-facts.ts';
import { checkQuantity } from './quantity.ts';
import { checkSibling, rechooseLine } from './rechoose-line.ts';

/** Adds a product to the cart; equal lines are summed. */
export const addItem =
  (deps: ServiceDependencies): Handler<'cart.addItem'> =>
  async (input, context) => {
    const qty = checkQuantity(input.qty);
    if (!qty.ok) return qty;
    const { productId, options = {} } = input;
    let itemId = 0;
    return changePlanned(deps, input, context, {
      question: { products: productsOfLine(productId, options) },
      plan({ row: { language }, state: { lines, products } }) {
        const chosen = choicesIn(toCatalogue(products, language), productId, options);
        if (!chosen.ok) return chosen;
        const line = planLine(lines, productId, qty.value, chosen.value);
        if (!line.ok) return line;
        itemId = line.value.itemId ?? 0;
        return ok({ changes: {}, line: line.value });
      },
      check: (state) => checkLine(state, itemId, qty.value),
    });
  };

/**
 * Updates a line. A new variant keeps its row; choices that equal another line's are merged into that line. A
 * caller with an outdated `seenVersion` is refused.
 */
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
      const { options = input.productId && {}, productId = line.value.product_id } = input;
      if (!options) return setQuantity(change, input.itemId, qty.value);
      const sibling = await checkSibling(change, line.value.product_id, productId);
      if (!sibling.ok) return sibling;
      const chosen = await readLine(change, productId, options);
      if (!chosen.ok) return chosen;
      const choice = { productId, qty: qty.value, chosen: chosen.value };
      const put = await rechooseLine(change, input.itemId, choice);
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

/** Also removes the coupon, which was for the removed lines. */
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
