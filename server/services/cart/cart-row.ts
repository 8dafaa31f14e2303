import { type Kysely, sql } from 'kysely';
import type { BuyerAddress } from '#schemas/entities/address.ts';
import type { CartSession } from '#schemas/entities/cart.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { hashProtectCode, isProtectCode } from './protect-code.ts';

export interface CartAddresses {
  readonly Main?: BuyerAddress;
  readonly Shipping?: BuyerAddress;
}

/** Units by line, as one browser last saw them. */
export type Seen = Readonly<Record<string, number>>;
/**
 * Lines that another browser has changed since, by the hash (hex) of the browser's code; only for shared
 * carts.
 */
export type SeenQuantities = Readonly<Record<string, Seen>>;

/** Content of `carts.options`. */
export interface CartRowOptions {
  /** Hashes (hex) of additional codes, one for each browser that recovered the cart. */
  readonly protectCodes?: readonly string[];
  readonly seenQuantities?: SeenQuantities;
  readonly [key: string]: unknown;
}

export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const noCode = hashProtectCode('');

/** Finds the cart of a session in any state. A wrong code gives the same error as a missing cart. */
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

/** Whether the cart exists and the code opens it; both refusals take the same time. */
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

/** A row as it was read. `stamp` identifies this version of the row; any change gives it another stamp. */
export type StampedRow = CartRow & { readonly stamp: string };

/** Error for an ordered cart. It names the order, because the holder of the cart may know it. */
export async function usedCart(db: Kysely<Database>, cartId: string): Promise<Result<never>> {
  const order = await db
    .selectFrom('orders')
    .select('slug')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return fail('sessionAlreadyUsed', order ? { params: { orderSlug: order.slug } } : {});
}

/** Finds a cart that can still be changed. */
export async function openCart(
  db: Kysely<Database>,
  session: CartSession,
  options: { readonly lock?: boolean } = {},
): Promise<Result<StampedRow>> {
  const found = await findCart(db, session, options);
  if (!found.ok) return found;
  return checkOpen(db, found.value);
}

/** Refuses a cart that is archived or ordered. */
export async function checkOpen<T extends CartRow>(
  db: Kysely<Database>,
  row: T,
): Promise<Result<T>> {
  if (row.status === 'archived') return fail('cartArchived');
  return row.status === 'ordered' ? usedCart(db, row.id) : ok(row);
}

/** Columns that a change may set. */
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

/** Returns the row as `writeCart` stores it. A cart without an owner is assigned to the logged-in buyer. */
export function changedRow(row: CartRow, changes: RowChanges, userId: number | null): CartRow {
  return { ...row, ...changes, user_id: row.user_id ?? userId, version: row.version + 1 };
}
