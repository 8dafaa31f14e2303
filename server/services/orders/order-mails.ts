import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { OrderState, OrdersTable } from '../../db/tables/orders.ts';
import {
  type OrderMailKind,
  queueOrderMail,
  queueShipmentMail,
} from '../../mail/queue-order-mails.ts';

const kinds: Partial<Record<OrderState, OrderMailKind>> = {
  paid: 'order.paid',
  ready_for_pickup: 'order.ready',
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  cancelled: 'order.cancelled',
  refunded: 'order.refunded',
  returned: 'order.returned',
};

/** An order paid at a provider is confirmed only by the mail about the payment. */
export function isConfirmedAtOnce(paymentType: OrdersTable['payment_type']): boolean {
  return paymentType !== 'HPF' && paymentType !== 'PAYPAL';
}

/** Puts the mail about a new state into the outbox; most states have none. */
export async function mailOfOrder(
  db: Kysely<Database>,
  orderId: number,
  state: OrderState,
  shipment?: number,
): Promise<void> {
  const kind = kinds[state];
  if (!kind) return;
  if (shipment === undefined) await queueOrderMail(db, orderId, kind);
  else await queueShipmentMail(db, orderId, shipment);
}
