import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { findOwnAddress } from '../account/address-rows.ts';
import type { CartAddresses, CartRow } from '../cart/cart-row.ts';
import { customerId } from '../cart/change-cart.ts';

export interface AddressIds {
  readonly userBillingAddressId?: number | null;
  readonly userShippingAddressId?: number | null;
}

/** Whether addresses of the user's address book are named. */
export function hasAddressIds(ids: AddressIds): boolean {
  return (ids.userShippingAddressId ?? ids.userBillingAddressId ?? null) !== null;
}

/**
 * Returns the named addresses of the user's address book. An id of another user's address is not found.
 * Without ids, returns the cart's addresses.
 */
export async function chooseAddresses(
  db: Kysely<Database>,
  row: CartRow,
  ids: AddressIds,
  context: CallContext,
): Promise<Result<CartAddresses>> {
  const kept = row.addresses as CartAddresses;
  const shipping = ids.userShippingAddressId ?? ids.userBillingAddressId ?? null;
  const billing = ids.userBillingAddressId ?? ids.userShippingAddressId ?? null;
  if (shipping === null || billing === null) return ok(kept);
  const userId = customerId(context);
  if (userId === null) return fail('notFound');
  const [Main, Shipping] = [
    await findOwnAddress(db, userId, billing),
    await findOwnAddress(db, userId, shipping),
  ];
  if (!Main || !Shipping) return fail('notFound');
  const { id: _m, ...main } = Main;
  const { id: _s, ...other } = Shipping;
  return ok({ Main: { ...main, type: 'Main' }, Shipping: { ...other, type: 'Shipping' } });
}

/** Does the same, and stores the addresses in the cart. */
export async function takeAddresses(
  db: Kysely<Database>,
  row: CartRow,
  ids: AddressIds,
  context: CallContext,
): Promise<Result<CartAddresses>> {
  const chosen = await chooseAddresses(db, row, ids, context);
  if (!chosen.ok || chosen.value === row.addresses) return chosen;
  const addresses = JSON.stringify(chosen.value);
  await db.updateTable('carts').set({ addresses }).where('id', '=', row.id).execute();
  return chosen;
}
