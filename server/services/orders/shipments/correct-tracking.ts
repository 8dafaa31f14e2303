import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { OrdersTable } from '../../../db/tables/orders.ts';
import { trackingUrl } from './ship-items.ts';

interface Correction {
  /** Number of the parcel within the order. */
  readonly shipment: number;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
}

/**
 * Sets the carrier, tracking number and link of a sent parcel. Returns the previous number, or null when the
 * parcel does not exist. The order's row must be locked.
 */
export async function correctTracking(
  step: Transaction<Database>,
  { id, delivery_method_id: methodId }: Pick<Selectable<OrdersTable>, 'id' | 'delivery_method_id'>,
  { shipment, carrier, trackingNumber }: Correction,
): Promise<{ readonly before: string | null } | null> {
  const sent = await step
    .selectFrom('shipments')
    .select(['id', 'tracking_number as before'])
    .where('order_id', '=', id)
    .where('position', '=', shipment)
    .executeTakeFirst();
  if (!sent) return null;
  await step
    .updateTable('shipments')
    .set({
      carrier,
      tracking_number: trackingNumber,
      tracking_url: trackingNumber && (await trackingUrl(step, methodId, trackingNumber)),
    })
    .where('id', '=', sent.id)
    .execute();
  return sent;
}
