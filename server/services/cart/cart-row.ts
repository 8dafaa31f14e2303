import { type Kysely, type QueryCreator, sql, type Transaction } from 'kysely';
import type { AddressInput } from '#schemas/entities/address.ts';
import type { CartSession } from '#schemas/entities/cart.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { hashProtectCode, isProtectCode } from './protect-code.ts';

export interface CartAddresses {
  readonly Main?: AddressInput;
  readonly Shipping?: AddressInput;
}

/** Content of `carts.options`. */
export interface CartRowOptions {
  /** Hashes (hex) of further codes, one for each browser that recovered the cart. */
  readonly protectCodes?: readonly string[];
  readonly [key: string]: unknown;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const noCode = hashProtectCode('');

/** The cart of a session, whatever its state. A wrong code answers as if there were no cart. */
export async function findCart(
  db: Kysely<Database>,
  { cartId, protectCode }: CartSession,
  options: { readonly lock?: boolean } = {},
): Promise<Result<CartRow>> {
  const row = uuid.test(cartId)
    ? await db
        .selectFrom('carts')
        .selectAll()
        .where('id', '=', cartId)
        .$if(options.lock === true, (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined;
  const more = ((row?.options ?? {}) as CartRowOptions).protectCodes ?? [];
  const hashes = [row?.protect_code_hash ?? noCode, ...more.map((hex) => Buffer.from(hex, 'hex'))];
  if (!isProtectCode(protectCode, hashes) || !row) return fail('cartNotFound');
  return ok(row);
}

export type CartRow = NonNullable<Awaited<ReturnType<typeof selectCart>>>;
const selectCart = (db: Kysely<Database>) => db.selectFrom('carts').selectAll().executeTakeFirst();

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
): Promise<Result<CartRow>> {
  const found = await findCart(db, session, options);
  if (!found.ok) return found;
  if (found.value.status === 'archived') return fail('cartArchived');
  return found.value.status === 'ordered' ? usedCart(db, found.value.id) : found;
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
    | 'payment_method_id'
  >
>;

/** The row as `saveRow` leaves it. A logged-in buyer's cart becomes his own. */
export function changedRow(row: CartRow, changes: RowChanges, userId: number | null): CartRow {
  return { ...row, ...changes, user_id: row.user_id ?? userId, version: row.version + 1 };
}

/** Prices of one unit by line, as its holder has seen them now. */
export type SeenPrices = readonly { readonly itemId: number; readonly price: number }[];

/** Writes a locked row that was changed. Every change has its version. */
export async function saveRow(
  step: Transaction<Database>,
  row: CartRow,
  changes: RowChanges,
  seen: SeenPrices = [],
): Promise<void> {
  const { addresses, company, ...plain } = changes;
  const within: QueryCreator<Database> =
    seen.length === 0 ? step : step.with('seen', (query) => seenPrices(query, seen));
  await within
    .updateTable('carts')
    .set({
      ...plain,
      ...(addresses && { addresses: JSON.stringify(addresses) }),
      ...(company !== undefined && { company: company && JSON.stringify(company) }),
      user_id: row.user_id,
      version: row.version,
    })
    .where('id', '=', row.id)
    .execute();
}

/** Lines that were just put or changed remember what they cost, so that a new price can be marked. */
function seenPrices(query: QueryCreator<Database>, seen: SeenPrices) {
  const lines = sql<{ itemId: number }>`json_to_recordset(${JSON.stringify(seen)})`;
  return query
    .updateTable('cart_items')
    .from(lines.as<'fresh'>(sql`fresh ("itemId" integer, price bigint)`))
    .set({ seen_price: sql`fresh.price` })
    .whereRef('item_id', '=', 'fresh.itemId');
}
