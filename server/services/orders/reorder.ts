import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Language } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { accountId } from '../account/users.ts';
import { createProtectCode, hashProtectCode } from '../cart/protect-code.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isPublished } from '../is-published.ts';
import { inTransaction } from '../transaction.ts';

/**
 * Puts the goods of one of the caller's orders, with their choices, into a new cart, as far as they are still
 * sold. The lines keep the price of the order, so that the cart shows price changes.
 */
export const reorder =
  ({ db }: ServiceDependencies): Handler<'order.reorder'> =>
  async ({ orderSlug }, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    const order = await db
      .selectFrom('orders')
      .select(['id', 'cart_id'])
      .where('slug', '=', orderSlug)
      .where('user_id', '=', id.value)
      .executeTakeFirst();
    if (!order) return fail('orderNotFound');
    const protectCode = createProtectCode();
    const cart = {
      id: randomUUID(),
      protect_code_hash: hashProtectCode(protectCode),
      user_id: id.value,
      language: context.language,
    };
    return inTransaction(db, async (step): Promise<Result<Reordered>> => {
      await step.insertInto('carts').values(cart).execute();
      const count = await copyLines(step, order.cart_id, cart);
      if (count === 0) return fail('productUnavailable');
      const missing = await missingNames(step, order.id, cart.language);
      return ok({ cartId: cart.id, protectCode, count, missing });
    });
  };

interface Reordered {
  readonly cartId: string;
  readonly protectCode: string;
  readonly count: number;
  readonly missing: string[];
}

const isSold = (
  language: Language,
) => sql`${isPublished('p', language)} AND main.archived IS NOT TRUE
  AND (p.available IS NULL OR p.available > 0)`;

async function copyLines(
  step: Transaction<Database>,
  from: string,
  to: { readonly id: string; readonly language: Language },
): Promise<number> {
  const { rows } = await sql<{ qty: number }>`
    INSERT INTO cart_items (cart_id, product_id, qty, options, bundle, seen_price)
    SELECT ${to.id}, line.product_id, line.qty, line.options, line.bundle, line.seen_price
    FROM cart_items AS line JOIN products AS p ON p.id = line.product_id
    LEFT JOIN products AS main ON main.id = p.main_product_id
    WHERE line.cart_id = ${from} AND ${isSold(to.language)} ORDER BY line.item_id
    RETURNING qty`.execute(step);
  return rows.reduce((sum, { qty }) => sum + qty, 0);
}

/** Names, as ordered, of products that are no longer sold or are sold out. */
async function missingNames(
  db: Kysely<Database>,
  orderId: number,
  language: Language,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT item.name FROM order_items AS item LEFT JOIN products AS p ON p.id = item.product_id
    LEFT JOIN products AS main ON main.id = p.main_product_id
    WHERE item.order_id = ${orderId} AND (${isSold(language)}) IS NOT TRUE
    ORDER BY item.position LIMIT 100`.execute(db);
  return rows.map(({ name }) => name);
}
