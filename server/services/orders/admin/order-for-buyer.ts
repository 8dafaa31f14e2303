import type { Kysely } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../../api/handler.ts';
import type { Database } from '../../../db/schema.ts';
import { openCart } from '../../cart/cart-row.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { placeOrder } from '../create-order.ts';
import { actOnOrder } from './act-on-order.ts';

/**
 * Places an order for a cart that staff filled, like the checkout. An order with the address of an account is
 * added to that account.
 */
export async function orderForBuyer(
  deps: ServiceDependencies,
  { note = '', ...input }: EndpointInput<'orderFile.create'>,
  context: CallContext,
  staffId: number,
): Promise<Result<{ id: number; number: number }>> {
  const buyer = await assignBuyer(deps.db, input);
  if (!buyer.ok) return buyer;
  const made = await placeOrder(deps, input, {}, context, staffId);
  if (!made.ok) return made;
  const order = await deps.db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('slug', '=', made.value.slug)
    .executeTakeFirstOrThrow();
  if (note.trim() === '') return ok(order);
  const { number } = order;
  const noted = await actOnOrder(deps, {
    number,
    action: 'note',
    typed: { note },
    userId: staffId,
  });
  return noted.ok ? ok(order) : noted;
}

async function assignBuyer(
  db: Kysely<Database>,
  session: { readonly cartId: string; readonly protectCode: string },
): Promise<Result<null>> {
  const cart = await openCart(db, session);
  if (!cart.ok) return cart;
  const { id, guest_email: email } = cart.value;
  if (email === null) return fail('addressMissing');
  const user = await db
    .selectFrom('users')
    .select(['id', 'disabled_at'])
    .where('email', '=', email)
    .where('is_backoffice', '=', false)
    .executeTakeFirst();
  if (!user) return ok(null);
  if (user.disabled_at !== null) return fail('accountBlocked');
  await db.updateTable('carts').set({ user_id: user.id }).where('id', '=', id).execute();
  return ok(null);
}
