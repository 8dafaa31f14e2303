import type { OrderSummary } from '#schemas/entities/order.ts';
import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { digitalGoods } from '../digital/digital-goods.ts';
import { orderPapers } from './invoices/order-papers.ts';
import { openOrder } from './order-access.ts';
import { orderHead, orderItems, orderStatus, orderTotals, transferOf } from './order-view.ts';
import { readFulfilment } from './shipments/read-shipments.ts';

/** Returns the data of the success page, without the buyer's name. */
export const getOrder =
  ({ db }: ServiceDependencies): Handler<'checkout.order'> =>
  async ({ orderSlug, ...shown }, context) => {
    const opened = await openOrder(db, orderSlug, shown, context);
    if (!opened.ok) return opened;
    const row = opened.value;
    return ok({
      ...orderHead(row),
      status: orderStatus(row),
      paymentType: row.payment_type,
      bankTransfer: await transferOf(db, row),
      priceSummary: orderTotals(row),
      taxes: row.taxes as unknown as OrderSummary['taxes'],
      items: await orderItems(db, row.id, context.language),
      deliveryName: row.delivery_name,
      fulfilment: await readFulfilment(db, row),
      papers: await orderPapers(db, row.id, context.now),
      digital: await digitalGoods(db, row.id, context.language, context.now),
    });
  };
