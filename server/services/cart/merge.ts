import { sql, type Transaction } from 'kysely';
import { localize } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { availableUnits, stockDemand } from './availability.ts';
import type { RowChanges } from './cart-row.ts';
import { type CartLine, loadCartState } from './cart-state.ts';
import type { CartChange } from './change-cart.ts';
import { releaseStock } from './stock-reservations.ts';

/** Result of the merge for one line of the other cart. */
export interface MergedLine {
  readonly name: string;
  /** Units in both carts together. */
  readonly wanted: number;
  /** Units now in the cart; 0 when none are available. */
  readonly qty: number;
}

export interface Merged {
  readonly lines: MergedLine[];
  /** Changes for the row of the cart. */
  readonly changes: RowChanges;
  /** Products whose pieces the other cart had reserved and has now released. */
  readonly freed: readonly number[];
}

/** Maximum units of a line, as in the table's constraint. */
const maximumQuantity = 999_999;

/**
 * Moves the lines of another cart into this one: equal lines are summed, and no line exceeds the stock. The
 * other cart's coupon, voucher and card are used where this cart has none.
 */
export async function mergeCart(change: CartChange, fromId: string): Promise<Merged> {
  const { step, row, context } = change;
  await step.selectFrom('carts').select('id').where('id', '=', fromId).forUpdate().execute();
  const freed = await releaseStock(step, fromId);
  const own = await quantities(change, row.id);
  const taken = await quantities(change, fromId);
  await moveLines(change, fromId);
  const changes = await moveDiscounts(change, fromId);
  const state = await loadCartState(step, row, context.now);
  await capByStock(step, state.lines);
  const now = await quantities(change, row.id);
  const { language } = context;
  const names = new Map(
    state.lines.map(({ product: { id, name } }) => [id, localize(name, language)]),
  );
  const lines = [...taken].map(([key, { productId, qty }]) => ({
    name: names.get(productId) ?? '',
    wanted: Math.min(qty + (own.get(key)?.qty ?? 0), maximumQuantity),
    qty: now.get(key)?.qty ?? 0,
  }));
  return { lines, changes, freed };
}

interface Quantity {
  readonly productId: number;
  readonly qty: number;
}

/** Units by product and choices. */
async function quantities({ step }: CartChange, cartId: string): Promise<Map<string, Quantity>> {
  const rows = await step
    .selectFrom('cart_items')
    .select(['product_id', 'options_hash', 'qty'])
    .where('cart_id', '=', cartId)
    .orderBy('item_id')
    .execute();
  return new Map(
    rows.map(({ product_id: productId, options_hash: choices, qty }) => [
      `${productId} ${choices}`,
      { productId, qty },
    ]),
  );
}

async function moveLines({ step, row }: CartChange, fromId: string): Promise<void> {
  await sql`INSERT INTO cart_items (cart_id, product_id, qty, options, bundle, seen_price)
    SELECT ${row.id}, product_id, qty, options, bundle, seen_price FROM cart_items
    WHERE cart_id = ${fromId} ORDER BY item_id
    ON CONFLICT (cart_id, product_id, options_hash)
    DO UPDATE SET qty = least(cart_items.qty + excluded.qty, ${maximumQuantity})`.execute(step);
  await step.deleteFrom('cart_items').where('cart_id', '=', fromId).execute();
}

/** Moves coupon, voucher and card from the other cart. */
async function moveDiscounts({ step, row }: CartChange, fromId: string): Promise<RowChanges> {
  const other = await step
    .selectFrom('carts')
    .select(['coupon_id', 'voucher_id', 'member_card_barcode'])
    .where('id', '=', fromId)
    .executeTakeFirstOrThrow();
  await step
    .updateTable('carts')
    .set({ coupon_id: null, voucher_id: null, member_card_barcode: null })
    .where('id', '=', fromId)
    .execute();
  return {
    coupon_id: row.coupon_id ?? other.coupon_id,
    voucher_id: row.voucher_id ?? other.voucher_id,
    member_card_barcode: row.member_card_barcode ?? other.member_card_barcode,
  };
}

/** Limits the lines in order: units cut from one line remain available for the next. */
async function capByStock(
  step: Transaction<Database>,
  lines: readonly Pick<CartLine, 'itemId' | 'qty' | 'needs'>[],
): Promise<void> {
  const kept = lines.map((line) => ({ ...line }));
  const demand = stockDemand(lines);
  const capped = kept.filter((line) => {
    const qty = Math.min(line.qty, availableUnits(line, demand) ?? line.qty);
    if (qty === line.qty) return false;
    for (const { productId, pieces } of line.needs) {
      demand.set(productId, (demand.get(productId) ?? 0) - (line.qty - qty) * pieces);
    }
    line.qty = qty;
    return true;
  });
  if (capped.length === 0) return;
  const ids = capped.map(({ itemId }) => itemId);
  const quantities = capped.map(({ qty }) => qty);
  await sql`WITH capped AS (
      SELECT * FROM unnest(${ids}::int[], ${quantities}::int[]) AS capped(id, units)),
    gone AS (DELETE FROM cart_items USING capped WHERE item_id = capped.id AND units = 0)
    UPDATE cart_items SET qty = units FROM capped
    WHERE item_id = capped.id AND units > 0`.execute(step);
}
