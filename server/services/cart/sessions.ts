import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ok } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import { openGuest } from '../account/guest-seal.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { type CartRow, openCart } from './cart-row.ts';
import { loadCartState } from './cart-state.ts';
import { customerId } from './change-cart.ts';
import { createProtectCode, hashProtectCode } from './protect-code.ts';
import { isChanged } from './seen-view.ts';
import { toCart } from './to-cart.ts';

export const getNewCartSession =
  ({ db }: ServiceDependencies): Handler<'cart.getNewCartSession'> =>
  async ({ guest }, context) => {
    const protectCode = createProtectCode();
    const cart = {
      id: randomUUID(),
      protect_code_hash: hashProtectCode(protectCode),
      user_id: customerId(context),
      guest_email: guest ? await openGuest(db, guest) : null,
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
    const row = await followHolder(deps, opened.value, context);
    const state = await loadCartState(deps.db, row, context.now);
    return ok(await toCart(deps, state, input.protectCode, context.language));
  };

/**
 * Assigns the cart of a visitor who has logged in to the user, so that it can be recovered, and sets its
 * language to the one it is read in (CART-26). Returns the cart as it is then.
 */
async function followHolder(
  { db }: ServiceDependencies,
  row: CartRow,
  context: CallContext,
): Promise<CartRow> {
  const user_id = row.user_id ?? customerId(context);
  const { language } = context;
  if (user_id === row.user_id && language === row.language) return row;
  await db
    .updateTable('carts')
    .set({ user_id: sql`coalesce(user_id, ${user_id})`, language })
    .where('id', '=', row.id)
    .execute();
  return { ...row, user_id, language };
}

/** Returns the cart again, and whether it has changed since the buyer saw it (ORDER-01 to ORDER-04). */
export const validateCart =
  (deps: ServiceDependencies): Handler<'cart.validateCart'> =>
  async (input, context) => {
    const opened = await openCart(deps.db, input);
    if (!opened.ok) return opened;
    const state = await loadCartState(
      deps.db,
      { ...opened.value, language: context.language },
      context.now,
    );
    const cart = await toCart(deps, state, input.protectCode, context.language);
    return ok({
      items: cart.items,
      validateMemberCard: opened.value.member_card_barcode === null || state.extras.isMember,
      cart,
      changed: isChanged(state, input),
    });
  };
