import type { Kysely } from 'kysely';
import type { CustomerCart } from '#schemas/entities/customer-file.ts';
import { type Language, localize } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { leftCart } from '../cart/abandoned.ts';
import { loadCartState } from '../cart/cart-state.ts';

/** Reads the latest nonempty cart of a customer, at current prices; null without one. */
export async function storedCart(
  db: Kysely<Database>,
  userId: number,
  language: Language,
  now: Date,
): Promise<CustomerCart | null> {
  const row = await leftCart(db, userId, null);
  if (!row) return null;
  const { lines, priced, currency } = await loadCartState(db, row, now);
  return {
    changedAt: row.updated_at,
    currency,
    total: priced.summary.orderTotal,
    lines: lines.map(({ itemId, product, qty, isSold }, at) => ({
      id: itemId,
      productId: product.id,
      name: localize(product.name, language),
      sku: product.sku,
      qty,
      total: priced.lines[at]?.row ?? 0,
      isSold,
    })),
  };
}
