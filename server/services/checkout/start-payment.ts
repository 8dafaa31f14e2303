import type { Kysely } from 'kysely';
import type { OrderResult } from '#schemas/entities/order.ts';
import type { Database } from '../../db/schema.ts';
import type { PaymentStart } from '../../payments/adapter.ts';
import { adapterOf } from '../../payments/adapters.ts';
import { orderNumber } from './order-number.ts';

/** What the buyer's browser does with the order that was made. */
export async function startPayment(db: Kysely<Database>, slug: string): Promise<OrderResult> {
  const order = await db
    .selectFrom('orders')
    .select(['number', 'order_total', 'currency', 'payment_type', 'created_at'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const start = await adapterOf(order.payment_type).start({
    slug,
    number: orderNumber(order.number, new Date(order.created_at)),
    total: order.order_total,
    currency: order.currency,
  });
  return { html: toHtml(start), orderSlug: slug };
}

function toHtml(start: PaymentStart): OrderResult['html'] {
  if (start.kind === 'html') return start.html;
  return start.kind === 'paypal' ? start.paypal : null;
}
