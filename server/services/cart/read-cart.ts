import { type Kysely, sql } from 'kysely';
import type { CartSession } from '#schemas/entities/cart.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import {
  type CartAddresses,
  type CartRow,
  checkOpen,
  isHeld,
  type StampedRow,
  uuid,
} from './cart-row.ts';
import { type CartState, lineTables, type StateRow, stateColumns, toState } from './cart-state.ts';
import { type CheckoutOffer, offerJson } from './checkout-offer.ts';
import { type Choices, chosenInCart, chosenTable } from './chosen-extras.ts';

/** What a change needs to read besides the cart's row and lines. */
export interface CartQuery {
  /** New choices, used instead of the cart's current ones. */
  readonly chosen?: Partial<Choices>;
  /** Products that may be added. */
  readonly products?: readonly number[];
  /** Also reads the checkout's offer for the country of this address of the cart. */
  readonly offerFor?: 'Main' | 'Shipping';
}

/** A snapshot of a cart. */
export interface CartReading {
  readonly row: StampedRow;
  readonly state: StateRow;
  /** Null when it was not requested. */
  readonly offer: CheckoutOffer | null;
}

type ReadRow = StampedRow & StateRow & Pick<CartReading, 'offer'>;

/** Reads a cart that can be changed, with everything its prices depend on, in one statement. */
export async function readCart(
  db: Kysely<Database>,
  { cartId, protectCode }: CartSession,
  { chosen = {}, products = [], offerFor }: CartQuery,
): Promise<Result<CartReading>> {
  const country = sql`(cart.addresses -> ${sql.lit(offerFor ?? 'Main')} ->> 'country')::int`;
  const { rows } = uuid.test(cartId)
    ? await sql<ReadRow>`WITH cart AS MATERIALIZED (
        SELECT *, xmin::text AS stamp FROM carts WHERE id = ${cartId}::uuid),
      ${chosenInCart(chosen)}, ${lineTables(cartId, products)}
      SELECT cart.*, ${stateColumns(cartId)}, ${offerFor ? offerJson(country, cartId) : sql`NULL`} AS offer
      FROM cart`.execute(db)
    : { rows: [] };
  const [found] = rows;
  if (!isHeld(found, protectCode)) return fail('cartNotFound');
  const {
    offer,
    products: read,
    extras,
    siteCurrency,
    taxRates,
    hasOrdered,
    groupIds,
    lines,
    ...row
  } = found;
  const opened = await checkOpen(db, row);
  if (!opened.ok) return opened;
  const state = { products: read, extras, siteCurrency, taxRates, hasOrdered, groupIds, lines };
  return ok({ row, offer, state });
}

/** Loads a locked cart and the checkout's offer for its delivery address, in one statement. */
export async function loadCheckout(
  db: Kysely<Database>,
  row: CartRow,
  now: Date,
): Promise<{ readonly state: CartState; readonly offer: CheckoutOffer }> {
  const { Shipping } = row.addresses as CartAddresses;
  const { rows } = await sql<
    StateRow & { readonly offer: CheckoutOffer }
  >`WITH ${chosenTable(row)}, ${lineTables(row.id)}
    SELECT ${stateColumns(row.id)},
      ${offerJson(sql`${Shipping?.country ?? null}::int`, row.id)} AS offer`.execute(db);
  const [read] = rows as [(typeof rows)[number]];
  return { state: toState(row, read, now), offer: read.offer };
}
