import type { BuyerAddress } from '#schemas/entities/address.ts';
import type { OrderSummary } from '#schemas/entities/order.ts';
import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { shownPhone } from '../account/phone.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { digitalGoods } from '../digital/digital-goods.ts';
import { orderPapers } from './invoices/order-papers.ts';
import { openOrder } from './order-access.ts';
import {
  type OrderRow,
  orderHead,
  orderItems,
  orderStatus,
  orderTotals,
  transferOf,
} from './order-view.ts';
import { readFulfilment } from './shipments/read-shipments.ts';

/**
 * Returns the data of the success page, without the buyer's name. The phone number is included so that the buyer can
 * check it.
 */
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
      promotions: row.promotions.map(({ code, name, amount }) => ({ code, name, amount })),
      taxes: row.taxes as unknown as OrderSummary['taxes'],
      items: await orderItems(db, row.id, context.language),
      deliveryName: row.delivery_name,
      ...phonePart(row),
      fulfilment: await readFulfilment(db, row),
      papers: await orderPapers(db, row.id, context.now),
      digital: await digitalGoods(db, row.id, context.language, context.now),
    });
  };

function phonePart({ addresses }: OrderRow): Pick<OrderSummary, 'phone'> {
  const { Shipping, Main } = addresses as Readonly<Record<string, BuyerAddress | undefined>>;
  const phone = Shipping?.contactPhone || Main?.contactPhone;
  return phone ? { phone: shownPhone(phone) } : {};
}
