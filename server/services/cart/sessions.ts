import { randomUUID } from 'node:crypto';
import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { type CartRow, openCart } from './cart-row.ts';
import { loadCartState } from './cart-state.ts';
import { customerId } from './change-cart.ts';
import { createProtectCode, hashProtectCode } from './protect-code.ts';
import { isChanged } from './seen-view.ts';
import { toCart } from './to-cart.ts';

export const getNewCartSession =
  ({ db }: ServiceDependencies): Handler<'cart.getNewCartSession'> =>
  async (_input, context) => {
    const protectCode = createProtectCode();
    const cart = {
      id: randomUUID(),
      protect_code_hash: hashProtectCode(protectCode),
      user_id: customerId(context),
      language: context.language,
    };
    await db.insertInto('carts').values(cart).execute();
    return ok({ cartId: cart.id, protectCode });
  };

export const getCart =
  (deps: ServiceDependencies): Handler<'cart.getCart'> =>
  async (input, context) => {
    const opened = await openCart(deps.db, input);
    if (!opened.ok) return opened;
    await claimForUser(deps, opened.value, customerId(context));
    const state = await loadCartState(deps.db, opened.value, context.now);
    return ok(await toCart(deps.db, state, input.protectCode, context.language));
  };

/** The cart of a visitor who has logged in is his from now on, so that it can be recovered. */
async function claimForUser({ db }: ServiceDependencies, row: CartRow, userId: number | null) {
  if (row.user_id !== null || userId === null) return;
  await db
    .updateTable('carts')
    .set({ user_id: userId })
    .where('id', '=', row.id)
    .where('user_id', 'is', null)
    .execute();
}

/** The cart anew, and whether it still is what the buyer saw (ORDER-01 to ORDER-04). */
export const validateCart =
  ({ db }: ServiceDependencies): Handler<'cart.validateCart'> =>
  async (input, context) => {
    const opened = await openCart(db, input);
    if (!opened.ok) return opened;
    const state = await loadCartState(db, opened.value, context.now);
    const cart = await toCart(db, state, input.protectCode, context.language);
    return ok({
      items: cart.items,
      validateMemberCard: opened.value.member_card_barcode === null || state.extras.isMember,
      cart,
      changed: isChanged(state, input),
    });
  };
