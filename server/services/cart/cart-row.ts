import { type Kysely, sql } from 'kysely';
import type { BuyerAddress } from '#schemas/entities/address.ts';
import type { CartSession } from '#schemas/entities/cart.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { hashProtectCode, isProtectCode } from './protect-code.ts';
import type { SeenQuantities } from './seen-quantities.ts';

export interface CartAddresses {
  readonly Main?: BuyerAddress;
  readonly Shipping?: BuyerAddress;
}

/** Content of `carts.options`. */
export interface CartRowOptions {
  /** Hashes (hex) of further codes, one for each browser that recovered the cart. */
  readonly protectCodes?: readonly string[];
  readonly seenQuantities?: SeenQuantities;
  readonly [key: string]: unknown;
}

export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const noCode = hashProtectCode('');

/** The cart of a session, whatever its state. A wrong code answers as if there were no cart. */
export async function findCart(
  db: Kysely<Database>,
  { cartId, protectCode }: CartSession,
  options: { readonly lock?: boolean } = {},
): Promise<Result<StampedRow>> {
  const row = uuid.test(cartId)
    ? await db
        .selectFrom('carts')
        .selectAll()
        .select(sql<string>`xmin::text`.as('stamp'))
        .where('id', '=', cartId)
        .$if(options.lock === true, (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined;
  return isHeld(row, protectCode) ? ok(row) : fail('cartNotFound');
}

/** Whether there is this cart and the code opens it; both take the same time to deny. */
export function isHeld<T extends CartRow>(row: T | undefined, protectCode: string): row is T {
  const hashes = row ? holdersOf(row).map((hex) => Buffer.from(hex, 'hex')) : [noCode];
  return isProtectCode(protectCode, hashes) && row !== undefined;
}

/** Hashes (hex) of the codes that open a cart. */
export function holdersOf(row: CartRow): readonly string[] {
  const { protectCodes = [] } = row.options as CartRowOptions;
  return [row.protect_code_hash.toString('hex'), ...protectCodes];
}

export type CartRow = NonNullable<Awaited<ReturnType<typeof selectCart>>>;
const selectCart = (db: Kysely<Database>) => db.selectFrom('carts').selectAll().executeTakeFirst();

/** A row as it was read; `stamp` names this version of it: another one after whatever change. */
export type StampedRow = CartRow & { readonly stamp: string };

/** What an ordered cart answers: whoever holds it may know which order it became. */
export async function usedCart(db: Kysely<Database>, cartId: string): Promise<Result<never>> {
  const order = await db
    .selectFrom('orders')
    .select('slug')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return fail('sessionAlreadyUsed', order ? { params: { orderSlug: order.slug } } : {});
}

/** A cart that can still be changed. */
export async function openCart(
  db: Kysely<Database>,
  session: CartSession,
  options: { readonly lock?: boolean } = {},
): Promise<Result<StampedRow>> {
  const found = await findCart(db, session, options);
  if (!found.ok) return found;
  return checkOpen(db, found.value);
}

/** A cart that is archived or ordered cannot be changed. */
export async function checkOpen<T extends CartRow>(
  db: Kysely<Database>,
  row: T,
): Promise<Result<T>> {
  if (row.status === 'archived') return fail('cartArchived');
  return row.status === 'ordered' ? usedCart(db, row.id) : ok(row);
}

/** What a change may set. */
export type RowChanges = Partial<
  Pick<
    CartRow,
    | 'addresses'
    | 'company'
    | 'coupon_id'
    | 'delivery_branch_id'
    | 'delivery_method_id'
    | 'guest_email'
    | 'member_card_barcode'
    | 'options'
    | 'order_message'
    | 'payment_method_id'
    | 'voucher_id'
  >
>;

/** The row as `writeCart` leaves it. A logged-in buyer's cart becomes his own. */
export function changedRow(row: CartRow, changes: RowChanges, userId: number | null): CartRow {
  return { ...row, ...changes, user_id: row.user_id ?? userId, version: row.version + 1 };
}
