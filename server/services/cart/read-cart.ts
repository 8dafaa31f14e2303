import { type Kysely, sql } from 'kysely';
import type { CartSession } from '#schemas/entities/cart.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { checkOpen, isHeld, type StampedRow, uuid } from './cart-row.ts';
import { lineTables, type StateRow, stateColumns } from './cart-state.ts';
import { type CheckoutChoices, type CheckoutStep, choicesJson } from './checkout-offer.ts';
import { type Choices, chosenInCart } from './chosen-extras.ts';

/** Data that a change reads besides the cart's row and lines. */
export interface CartQuery {
  /** New choices, used instead of the cart's current ones. */
  readonly chosen?: Partial<Choices>;
  /** Products that may be added. */
  readonly products?: readonly number[];
  /** Also reads the data that the choices of this step are checked against. */
  readonly step?: CheckoutStep;
  /** The caller has no account, so the cart probably has no buyer with prices of their own. */
  readonly isGuest?: boolean;
}

/** A snapshot of a cart. */
export interface CartReading {
  readonly row: StampedRow;
  readonly state: StateRow;
  /** Null when no step was requested. */
  readonly choices: CheckoutChoices | null;
}

type ReadRow = StampedRow & StateRow & Pick<CartReading, 'choices'>;

/** Reads a cart that can be changed, with everything its prices depend on, in one statement. */
export async function readCart(
  db: Kysely<Database>,
  session: CartSession,
  query: CartQuery,
): Promise<Result<CartReading>> {
  const read = await readAnyCart(db, session, query);
  if (!read.ok) return read;
  const opened = await checkOpen(db, read.value.row);
  return opened.ok ? read : opened;
}

/** Does the same for a cart in any state. */
export async function readAnyCart(
  db: Kysely<Database>,
  session: CartSession,
  query: CartQuery,
): Promise<Result<CartReading>> {
  const found = uuid.test(session.cartId) ? await select(db, session.cartId, query) : undefined;
  if (!isHeld(found, session.protectCode)) return fail('cartNotFound');
  if (query.isGuest && found.user_id !== null) {
    return readAnyCart(db, session, { ...query, isGuest: false });
  }
  const {
    choices,
    products: read,
    extras,
    siteCurrency,
    taxRates,
    hasOrdered,
    groupIds,
    lines,
    ...row
  } = found;
  const state = { products: read, extras, siteCurrency, taxRates, hasOrdered, groupIds, lines };
  return ok({ row, choices, state });
}

async function select(
  db: Kysely<Database>,
  cartId: string,
  { chosen = {}, products = [], step, isGuest = false }: CartQuery,
): Promise<ReadRow | undefined> {
  const { rows } = await sql<ReadRow>`WITH cart AS MATERIALIZED (
      SELECT *, xmin::text AS stamp FROM carts WHERE id = ${cartId}::uuid),
    ${chosenInCart(chosen)}, ${lineTables(cartId, products)}
    SELECT cart.*, ${stateColumns(cartId, isGuest)},
      ${step ? choicesJson(step, cartId) : sql`NULL`} AS choices
    FROM cart`.execute(db);
  return rows[0];
}
