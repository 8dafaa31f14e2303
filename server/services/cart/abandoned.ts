import type { Kysely } from 'kysely';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { CartSession } from '#schemas/entities/cart.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { invalidateAvailability } from '../catalogue/invalidate-availability.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { type CartRow, type CartRowOptions, openCart } from './cart-row.ts';
import { changeCart, customerId } from './change-cart.ts';
import { type Merged, mergeCart } from './merge.ts';
import { createProtectCode, hashProtectCode } from './protect-code.ts';

/** Maximum number of recovered codes per cart, in addition to its own; the oldest are dropped first. */
const maximumCodes = 5;

/**
 * Finds the cart of a user who logs in. The visible cart takes over the lines the user left in another cart;
 * without a visible cart, the other cart opens here too, with a protect code of its own.
 */
export const getAbandoned =
  (deps: ServiceDependencies): Handler<'cart.getAbandoned'> =>
  async (input, context) => {
    const userId = customerId(context);
    if (userId === null) return ok({});
    const visible = await visibleCart(deps, input, userId);
    const left = await leftCart(deps.db, userId, visible?.cartId ?? null);
    if (!visible) return ok(left ? await shareCart(deps.db, left) : {});
    if (!left) return touchVisible(deps, visible, context);
    const joined = await join(deps, visible, left, context);
    return joined.ok ? ok({ ...visible, merged: joined.value.merged }) : joined;
  };

/** Moves the lines of one cart into another; the caller must hold the locks of both. */
export const joinCarts =
  (deps: ServiceDependencies): Handler<'cart.joinCarts'> =>
  async ({ from, ...session }, context) => {
    const left = await openCart(deps.db, from);
    if (!left.ok) return left;
    if (left.value.id === session.cartId) return fail('conflict');
    return join(deps, session, left.value, context);
  };

async function join(
  deps: ServiceDependencies,
  visible: CartSession,
  left: CartRow,
  context: CallContext,
): Promise<Result<EndpointOutput<'cart.joinCarts'>>> {
  let lines: Merged['lines'] = [];
  let freed: Merged['freed'] = [];
  let coupon: string | null = null;
  const merged = await changeCart(deps, visible, context, async (change) => {
    const { changes, ...joined } = await mergeCart(change, left.id);
    ({ lines, freed } = joined);
    coupon = await couponCode(change.step, changes.coupon_id ?? null);
    return ok(changes);
  });
  if (!merged.ok) return merged;
  await invalidateAvailability(deps, freed);
  const { value: cart } = merged;
  return ok({ cart, merged: { lines, couponLost: cart.couponCode === null ? coupon : null } });
}

async function couponCode(db: Kysely<Database>, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const query = db.selectFrom('promotions').select('code').where('id', '=', id);
  return (await query.executeTakeFirst())?.code ?? null;
}

/** Assigns the visible cart to the user. */
async function touchVisible(
  deps: ServiceDependencies,
  visible: CartSession,
  context: CallContext,
): Promise<Result<EndpointOutput<'cart.getAbandoned'>>> {
  const touched = await changeCart(deps, visible, context, async () => ok({}));
  return touched.ok ? ok(visible) : touched;
}

/** Returns this browser's cart, unless it was deleted or belongs to another user. */
async function visibleCart(
  { db }: ServiceDependencies,
  { cartId, protectCode }: Partial<CartSession>,
  userId: number,
): Promise<CartSession | null> {
  if (!cartId || !protectCode) return null;
  const opened = await openCart(db, { cartId, protectCode });
  if (!opened.ok || (opened.value.user_id ?? userId) !== userId) return null;
  return { cartId, protectCode };
}

/** Returns the nonempty cart that a user changed last, other than `exceptId`. */
export async function leftCart(
  db: Kysely<Database>,
  userId: number,
  exceptId: string | null,
): Promise<CartRow | null> {
  const row = await db
    .selectFrom('carts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('cart_items').select('item_id').whereRef('cart_id', '=', 'carts.id')),
    )
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

async function shareCart(db: Kysely<Database>, row: CartRow): Promise<CartSession> {
  const protectCode = createProtectCode();
  const options = row.options as CartRowOptions;
  const codes = [...(options.protectCodes ?? []), hashProtectCode(protectCode).toString('hex')];
  await db
    .updateTable('carts')
    .set({ options: JSON.stringify({ ...options, protectCodes: codes.slice(-maximumCodes) }) })
    .where('id', '=', row.id)
    .execute();
  return { cartId: row.id, protectCode };
}
