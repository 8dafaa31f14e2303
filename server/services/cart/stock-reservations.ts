import { type Kysely, sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { lockProducts } from '../catalogue/lock-products.ts';
import { inTransaction } from '../transaction.ts';
import type { CartState } from './cart-state.ts';

type Step = Transaction<Database>;

/** ms that a cart's reservation lasts after the payment step was last shown. */
const reservationLife = 15 * 60_000;

export interface Reserved {
  /** Null when the cart needs no counted stock. */
  readonly until: string | null;
  /** Products whose availability to others has changed. */
  readonly changed: readonly number[];
}

/**
 * Reserves exactly what the cart needs, for another 15 minutes, all or nothing; with too few pieces the error
 * contains how many are left. The cart's row must be locked.
 */
export async function reserveStock(
  step: Step,
  { row, demand }: CartState,
  now: Date,
): Promise<Result<Reserved>> {
  const held = await heldPieces(step, row.id);
  const ids = [...new Set([...held.keys(), ...demand.keys()])];
  if (ids.length === 0) return ok({ until: null, changed: [] });
  const locked = await lockProducts(step, ids);
  const more = (id: number) => (demand.get(id) ?? 0) - (held.get(id) ?? 0);
  const short = locked.find(({ id, available }) => available !== null && more(id) > available);
  if (short) {
    const stock = (short.available ?? 0) + (held.get(short.id) ?? 0);
    return fail('outOfStock', { params: { stock } });
  }
  await changeReserved(step, ids, ids.map(more));
  await step.deleteFrom('stock_reservations').where('cart_id', '=', row.id).execute();
  const wanted = [...demand].map(([product_id, qty]) => ({ cart_id: row.id, product_id, qty }));
  if (wanted.length > 0) await step.insertInto('stock_reservations').values(wanted).execute();
  const until = wanted.length > 0 ? new Date(now.getTime() + reservationLife).toISOString() : null;
  await step.updateTable('carts').set({ reserved_until: until }).where('id', '=', row.id).execute();
  return ok({ until, changed: ids.filter((id) => more(id) !== 0) });
}

/** Releases the cart's reservation and returns its products. The cart's row must be locked. */
export async function releaseStock(step: Step, cartId: string): Promise<readonly number[]> {
  const held = await heldPieces(step, cartId);
  const ids = [...held.keys()];
  if (ids.length > 0) {
    await lockProducts(step, ids);
    await changeReserved(
      step,
      ids,
      [...held.values()].map((pieces) => -pieces),
    );
    await step.deleteFrom('stock_reservations').where('cart_id', '=', cartId).execute();
  }
  await step.updateTable('carts').set({ reserved_until: null }).where('id', '=', cartId).execute();
  return ids;
}

/**
 * Updates the reservation after a change of the cart; releases it when the new pieces are not available.
 * Returns the products whose availability to others has changed.
 */
export async function followCart(
  step: Step,
  state: CartState,
  now: Date,
): Promise<readonly number[]> {
  if (state.row.reserved_until === null) return [];
  const held = await heldPieces(step, state.row.id);
  if (isSame(held, state.demand)) return [];
  const reserved = await reserveStock(step, state, now);
  return reserved.ok ? reserved.value.changed : releaseStock(step, state.row.id);
}

/** Maximum number of carts released per call, each in its own transaction. */
const batch = 200;

/** Releases expired reservations. Returns the products that are available again. */
export async function expireReservations(db: Kysely<Database>, now: Date): Promise<number[]> {
  const freed = new Set<number>();
  for (let expired = 0; expired < batch; expired += 1) {
    const result = await inTransaction(db, async (step) => ok(await expireNext(step, now)));
    if (!result.ok || !result.value) break;
    for (const id of result.value) freed.add(id);
  }
  return [...freed];
}

/** Skips carts locked by another transaction. Returns null when none is left. */
async function expireNext(step: Step, now: Date): Promise<readonly number[] | null> {
  const cart = await step
    .selectFrom('carts')
    .select('id')
    .where('reserved_until', '<=', now.toISOString())
    .orderBy('reserved_until')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return cart ? releaseStock(step, cart.id) : null;
}

async function heldPieces(step: Step, cartId: string): Promise<Map<number, number>> {
  const rows = await step
    .selectFrom('stock_reservations')
    .select(['product_id', 'qty'])
    .where('cart_id', '=', cartId)
    .execute();
  return new Map(rows.map(({ product_id: id, qty }) => [id, qty]));
}

function isSame(held: ReadonlyMap<number, number>, demand: ReadonlyMap<number, number>): boolean {
  return held.size === demand.size && [...demand].every(([id, qty]) => held.get(id) === qty);
}

async function changeReserved(
  step: Step,
  ids: readonly number[],
  changes: readonly number[],
): Promise<void> {
  await sql`UPDATE products p SET reserved = p.reserved + change.pieces
    FROM unnest(${ids}::int[], ${changes}::int[]) AS change(id, pieces)
    WHERE p.id = change.id AND change.pieces <> 0`.execute(step);
}
