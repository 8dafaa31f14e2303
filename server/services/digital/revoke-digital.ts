import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { lockProducts } from '../catalogue/lock-products.ts';

/**
 * Revokes the tickets, files, vouchers and member cards of an order. With `placesReturn`, seats of unused
 * tickets are put back on sale here, because the order's goods have left the shop.
 */
export async function revokeDigital(
  step: Transaction<Database>,
  orderId: number,
  { now, placesReturn }: { readonly now: Date; readonly placesReturn: boolean },
): Promise<void> {
  const items = step.selectFrom('order_items').select('id').where('order_id', '=', orderId);
  const revoked_at = now.toISOString();
  const tickets = await step
    .updateTable('tickets')
    .set({ revoked_at })
    .where('order_item_id', 'in', items)
    .where('revoked_at', 'is', null)
    .returning(['product_id', 'used_at'])
    .execute();
  for (const table of ['downloads', 'vouchers', 'member_cards'] as const) {
    await step
      .updateTable(table)
      .set({ revoked_at })
      .where('order_item_id', 'in', items)
      .where('revoked_at', 'is', null)
      .execute();
  }
  if (!placesReturn) return;
  await sellAgain(
    step,
    tickets.flatMap((ticket) => (ticket.used_at === null ? (ticket.product_id ?? []) : [])),
  );
}

async function sellAgain(step: Transaction<Database>, products: readonly number[]): Promise<void> {
  if (products.length === 0) return;
  await lockProducts(step, [...new Set(products)]);
  await sql`UPDATE products SET stock = stock + back.pieces
    FROM (SELECT id AS product_id, count(*)::int AS pieces
      FROM unnest(${products}::int[]) AS id GROUP BY id) AS back
    WHERE id = back.product_id`.execute(step);
}
