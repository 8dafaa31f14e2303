import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { orderHead, orderItems, orderStatus, transferOf } from './order-view.ts';

/** What the success page shows; nothing of it names the buyer. */
export const getOrder =
  ({ db }: ServiceDependencies): Handler<'checkout.order'> =>
  async ({ orderSlug }, { language }) => {
    const row = await db
      .selectFrom('orders')
      .selectAll()
      .where('slug', '=', orderSlug)
      .executeTakeFirst();
    if (!row) return fail('notFound');
    return ok({
      ...orderHead(row),
      status: orderStatus(row),
      paymentType: row.payment_type,
      bankTransfer: await transferOf(db, row),
      items: await orderItems(db, row.id, language),
      deliveryName: row.delivery_name,
    });
  };
