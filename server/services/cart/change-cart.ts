import type { Transaction } from 'kysely';
import type { Cart, CartSession } from '#schemas/entities/cart.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { type CartRow, openCart, touchCart } from './cart-row.ts';
import { type CartState, loadCartState } from './cart-state.ts';
import { toCart } from './to-cart.ts';

/** Cents; above it sums would leave what the database takes. */
const maximumTotal = 100_000_000_00;

export interface CartChange {
  readonly step: Transaction<Database>;
  readonly row: CartRow;
  readonly context: CallContext;
}

type Change = (change: CartChange) => Promise<Result<unknown>>;
/** Looks at the changed cart; a fault undoes the change. */
type Check = (state: CartState) => Result<unknown>;

/** One change of a cart: locked from reading to commit, all or nothing. Answers the new cart. */
export async function changeCart(
  { db }: ServiceDependencies,
  session: CartSession,
  context: CallContext,
  change: Change,
  check: Check = () => ok(null),
): Promise<Result<Cart>> {
  return inTransaction(db, async (step) => {
    const opened = await openCart(step, session, { lock: true });
    if (!opened.ok) return opened;
    const changed = await change({ step, row: opened.value, context });
    if (!changed.ok) return changed;
    await touchCart(step, opened.value.id, customerId(context));
    const reopened = await openCart(step, session);
    if (!reopened.ok) return reopened;
    const state = await loadCartState(step, reopened.value, context.now);
    if (state.priced.summary.itemsTotal > maximumTotal) return fail('cartTooLarge');
    const checked = check(state);
    if (!checked.ok) return checked;
    await dropLostCoupon(step, state);
    return ok(await toCart(step, state, session.protectCode, context.language));
  });
}

export function customerId({ actor }: CallContext): number | null {
  return actor.kind === 'customer' ? actor.userId : null;
}

/** A coupon that takes nothing off any more is taken off the cart (CART-36). */
async function dropLostCoupon(step: Transaction<Database>, state: CartState): Promise<void> {
  if (state.row.coupon_id === null || state.priced.couponHolds) return;
  await step.updateTable('carts').set({ coupon_id: null }).where('id', '=', state.row.id).execute();
}
