import type { Transaction } from 'kysely';
import type { Cart, CartSession } from '#schemas/entities/cart.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { invalidateAvailability } from '../catalogue/invalidate-availability.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { type CartRow, changedRow, openCart, type RowChanges } from './cart-row.ts';
import { type CartState, loadCartState } from './cart-state.ts';
import { followQuantities, isShared } from './seen-quantities.ts';
import { followCart } from './stock-reservations.ts';
import { toCart } from './to-cart.ts';
import { type SeenPrices, writeCart } from './write-cart.ts';

/** Cents; larger sums could exceed the range of the database columns. */
export const maximumTotal = 100_000_000_00;

export interface CartChange {
  readonly step: Transaction<Database>;
  readonly row: CartRow;
  readonly context: CallContext;
}

/** Changes the lines and returns the changes for the cart's row. */
export type Change = (change: CartChange) => Promise<Result<RowChanges>>;
/** Checks the changed cart; an error rolls the change back. */
export type Check = (state: CartState) => Result<unknown>;

/** Changes a cart under a lock from reading to commit, all or nothing. Returns the new cart. */
export async function changeCart(
  deps: ServiceDependencies,
  session: CartSession,
  context: CallContext,
  change: Change,
  check: Check = () => ok(null),
): Promise<Result<Cart>> {
  const changed = await inTransaction(deps.db, async (step) => {
    const opened = await openCart(step, session, { lock: true });
    if (!opened.ok) return opened;
    const before = isShared(opened.value) ? await quantitiesOf(step, opened.value.id) : [];
    const changes = await change({ step, row: opened.value, context });
    if (!changes.ok) return changes;
    const row = changedRow(opened.value, changes.value, customerId(context));
    const state = await loadCartState(step, row, context.now);
    if (state.priced.summary.itemsTotal > maximumTotal) return fail('cartTooLarge');
    const checked = check(state);
    if (!checked.ok) return checked;
    const seen = unseenPrices(state);
    const { protectCode } = session;
    const followed = followQuantities(row, {
      protectCode,
      before,
      after: state.lines,
      touched: seen,
    });
    const written = { ...changes.value, ...lostCoupon(state), ...followed };
    await writeCart(step, { row, stamp: null, changes: written, seen });
    const freed = await followCart(step, state, context.now);
    return ok({ state: { ...state, row: { ...row, ...followed } }, freed });
  });
  if (!changed.ok) return changed;
  const { state, freed } = changed.value;
  await invalidateAvailability(deps, freed);
  return ok(await toCart(deps, state, session.protectCode, context.language));
}

function quantitiesOf(step: Transaction<Database>, cartId: string) {
  const lines = step.selectFrom('cart_items').select(['item_id as itemId', 'qty']);
  return lines.where('cart_id', '=', cartId).execute();
}

export function customerId({ actor }: CallContext): number | null {
  return actor.kind === 'customer' ? actor.userId : null;
}

/** Removes a coupon (CART-36) or voucher that no longer has any effect. */
export function lostCoupon({ row, priced }: CartState): RowChanges {
  const isVoucherIdle = row.voucher_id !== null && priced.summary.voucher === undefined;
  return {
    ...(row.coupon_id !== null && !priced.couponHolds && { coupon_id: null }),
    ...(isVoucherIdle && { voucher_id: null }),
  };
}

export function unseenPrices({ lines, priced }: CartState): SeenPrices {
  return lines.flatMap(({ itemId, seenPrice }, index) =>
    seenPrice === null ? [{ itemId, price: priced.lines[index]?.unitFinal ?? 0 }] : [],
  );
}
