import type { OrderRow } from './order-view.ts';

type Totals = Pick<
  OrderRow,
  | 'items_total'
  | 'coupon_total'
  | 'loyalty_total'
  | 'delivery_total'
  | 'voucher_total'
  | 'order_total'
>;

/** Returns the tax that was added to the prices of an order; 0 if they include it. */
export function addedTax(order: Totals): number {
  const goods = order.items_total - order.coupon_total - order.loyalty_total;
  return order.order_total + order.voucher_total - goods - order.delivery_total;
}
