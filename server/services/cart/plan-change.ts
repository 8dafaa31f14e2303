import type { Kysely } from 'kysely';
import type { Cart, CartSession } from '#schemas/entities/cart.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { invalidateAvailability } from '../catalogue/invalidate-availability.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { changedRow, openCart, type RowChanges } from './cart-row.ts';
import { type CartState, toState } from './cart-state.ts';
import { type Check, customerId, lostCoupon, maximumTotal, unseenPrices } from './change-cart.ts';
import { type CartQuery, type CartReading, readCart } from './read-cart.ts';
import { followQuantities } from './seen-quantities.ts';
import { followCart } from './stock-reservations.ts';
import { toCart } from './to-cart.ts';
import { type LineToPut, writeCart } from './write-cart.ts';

/** The planned change of a cart. It depends only on the reading, so it can be planned again. */
export interface CartPlan {
  readonly changes: RowChanges;
  readonly line?: Omit<LineToPut, 'seenPrice'>;
}

export interface PlannedChange {
  readonly question: CartQuery;
  readonly plan: (reading: CartReading) => Result<CartPlan>;
  /** Checks the changed cart; an error stops the change. A new line has the id 0. */
  readonly check?: Check;
}

/** Number of optimistic attempts before the cart is locked; more means unusual contention. */
const attempts = 3;

/**
 * Changes a cart in two statements without a lock: it is read in one snapshot, and written only if it has not
 * changed since. Otherwise it is read again. A cart that reserves stock is locked from reading to commit,
 * because its reservation changes too. Returns the new cart.
 */
export async function changePlanned(
  deps: ServiceDependencies,
  session: CartSession,
  context: CallContext,
  change: PlannedChange,
): Promise<Result<Cart>> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const isGuest = customerId(context) === null;
    const read = await readCart(deps.db, session, { ...change.question, isGuest });
    if (!read.ok) return read;
    if (read.value.row.reserved_until !== null) break;
    const written = await write(deps.db, read.value, read.value.row.stamp, {
      session,
      context,
      change,
    });
    if (!written.ok) return written;
    if (written.value) return ok(await response(deps, session, context, written.value));
  }
  return changeLocked(deps, session, context, change);
}

async function changeLocked(
  deps: ServiceDependencies,
  session: CartSession,
  context: CallContext,
  change: PlannedChange,
): Promise<Result<Cart>> {
  const changed = await inTransaction(deps.db, async (step) => {
    const opened = await openCart(step, session, { lock: true });
    if (!opened.ok) return opened;
    const read = await readCart(step, session, change.question);
    if (!read.ok) return read;
    const written = await write(step, read.value, null, { session, context, change });
    if (!written.ok) return written;
    if (!written.value) throw new Error('a locked cart was changed');
    return ok({ state: written.value, freed: await followCart(step, written.value, context.now) });
  });
  if (!changed.ok) return changed;
  await invalidateAvailability(deps, changed.value.freed);
  return ok(await response(deps, session, context, changed.value.state));
}

interface Requested {
  readonly session: CartSession;
  readonly context: CallContext;
  readonly change: PlannedChange;
}

/** Returns the cart as written, or null when another change came first. */
async function write(
  db: Kysely<Database>,
  reading: CartReading,
  stamp: string | null,
  { session, context, change: { plan, check } }: Requested,
): Promise<Result<CartState | null>> {
  const planned = plan(reading);
  if (!planned.ok) return planned;
  const { changes, line } = planned.value;
  const row = changedRow(reading.row, changes, customerId(context));
  const read = line ? withLine(reading.state, line) : reading.state;
  const state = toState(row, read, context.now);
  if (state.priced.summary.itemsTotal > maximumTotal) return fail('cartTooLarge');
  const checked = check?.(state) ?? ok(null);
  if (!checked.ok) return checked;
  const unseen = unseenPrices(state);
  const lineId = line?.itemId ?? 0;
  const followed = followQuantities(row, {
    protectCode: session.protectCode,
    before: reading.state.lines.map(({ item_id: itemId, qty }) => ({ itemId, qty })),
    after: state.lines,
    touched: unseen,
  });
  const itemId = await writeCart(db, {
    row,
    stamp,
    changes: { ...changes, ...lostCoupon(state), ...followed },
    line: line && {
      ...line,
      seenPrice: unseen.find((each) => each.itemId === lineId)?.price ?? 0,
    },
    seen: line ? unseen.filter((each) => each.itemId !== lineId) : unseen,
  });
  const shown = { ...state, row: { ...row, ...followed } };
  return ok(itemId === null ? null : numbered(shown, itemId));
}

type State = CartReading['state'];

/** Inserts or replaces the line; its price counts as not seen yet. */
function withLine(state: State, { itemId, qty, ...line }: NonNullable<CartPlan['line']>): State {
  const put = {
    item_id: itemId ?? 0,
    product_id: line.productId,
    qty,
    options: JSON.parse(line.options),
    bundle: JSON.parse(line.bundle),
    seen_price: null,
  };
  const lines = state.lines.map((each) => (each.item_id === itemId ? put : each));
  return { ...state, lines: itemId === null ? [...lines, put] : lines };
}

/** A new line has the id 0 until it is written. */
function numbered(state: CartState, itemId: number): CartState {
  const lines = state.lines.map((line) => (line.itemId === 0 ? { ...line, itemId } : line));
  return { ...state, lines };
}

const response = (
  deps: ServiceDependencies,
  { protectCode }: CartSession,
  { language }: CallContext,
  state: CartState,
): Promise<Cart> => toCart(deps, state, protectCode, language);
