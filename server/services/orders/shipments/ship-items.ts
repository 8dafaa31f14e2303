import type { Kysely, Selectable, Transaction } from 'kysely';
import { ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrdersTable } from '../../../db/tables/orders.ts';
import { queueShipmentMail } from '../../../mail/queue-order-mails.ts';
import { moveOrder, type OrderActor, recordMove } from '../order-states.ts';
import type { ItemLeft } from './read-shipments.ts';

export interface NewShipment {
  /** Pieces in this parcel by line; at least one. */
  readonly items: readonly { readonly id: number; readonly qty: number }[];
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly actor: OrderActor;
  readonly note: string;
}

type Order = Pick<Selectable<OrdersTable>, 'id' | 'state' | 'delivery_method_id'>;

/**
 * Stores a parcel and notifies the buyer. The order becomes shipped once nothing is left. Its row must be
 * locked.
 */
export async function shipItems(
  step: Transaction<Database>,
  order: Order,
  left: readonly ItemLeft[],
  shipment: NewShipment,
): Promise<Result<unknown>> {
  const number = await insertShipment(step, order, shipment);
  const to = count(shipment.items) === count(left) ? 'shipped' : 'partly_shipped';
  const { actor, note } = shipment;
  const reason = 'parcel sent';
  const details = { shipment: number, ...(note !== '' && { note }) };
  await queueShipmentMail(step, order.id, number);
  if (to !== order.state) {
    return moveOrder(step, order.id, to, { actor, reason, details, shipment: number });
  }
  await recordMove(step, order.id, { from: to, to, actor, reason, details });
  return ok(null);
}

function count(items: readonly { readonly qty: number }[]): number {
  return items.reduce((sum, { qty }) => sum + qty, 0);
}

/** Returns the parcel's number within the order. */
async function insertShipment(
  step: Transaction<Database>,
  { id: orderId, delivery_method_id: methodId }: Order,
  { items, carrier, trackingNumber, actor }: NewShipment,
): Promise<number> {
  const earlier = await countShipments(step, orderId);
  const { id } = await step
    .insertInto('shipments')
    .values({
      order_id: orderId,
      position: earlier + 1,
      carrier,
      tracking_number: trackingNumber,
      tracking_url: trackingNumber && (await trackingUrl(step, methodId, trackingNumber)),
      user_id: actor.userId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = items.map((item) => ({ shipment_id: id, order_item_id: item.id, qty: item.qty }));
  await step.insertInto('shipment_items').values(rows).execute();
  return earlier + 1;
}

export async function countShipments(db: Kysely<Database>, orderId: number): Promise<number> {
  const { count: all } = await db
    .selectFrom('shipments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return all;
}

/** Returns the carrier's tracking page of a parcel, or null when the delivery method has none. */
export async function trackingUrl(
  db: Kysely<Database>,
  methodId: number | null,
  trackingNumber: string,
): Promise<string | null> {
  if (methodId === null) return null;
  const method = await db
    .selectFrom('delivery_methods')
    .select('tracking_url')
    .where('id', '=', methodId)
    .executeTakeFirst();
  return method?.tracking_url?.replace('{number}', encodeURIComponent(trackingNumber)) ?? null;
}
