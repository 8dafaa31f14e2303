import type { Kysely } from 'kysely';
import type { OrderShipment } from '#schemas/entities/shipment.ts';
import type { Database } from '../db/schema.ts';
import { itemsLeft, readShipments } from '../services/orders/shipments/read-shipments.ts';
import { fill } from './fill.ts';
import type { LetterPart } from './letter.ts';
import type { OrderTexts } from './mail-texts.ts';

interface Parcel extends OrderShipment {
  /** Whether it is not the whole order: other parcels exist, or items are not sent yet. */
  readonly isPart: boolean;
  readonly isRestOpen: boolean;
}

/** Returns the shipment with this number; null if the order has none. */
export async function loadParcel(
  db: Kysely<Database>,
  orderId: number,
  number: unknown,
): Promise<Parcel | null> {
  const [shipments, left] = await Promise.all([readShipments(db, orderId), itemsLeft(db, orderId)]);
  const shipment = shipments.find((each) => each.number === number);
  if (!shipment) return null;
  const isRestOpen = left.length > 0;
  return { ...shipment, isRestOpen, isPart: isRestOpen || shipments.length > 1 };
}

/** Returns the sections with carrier, tracking, and the contents unless the parcel is the whole order. */
export function parcelParts(parcel: Parcel, t: OrderTexts): LetterPart[] {
  const { carrier, trackingNumber, trackingUrl, items, isPart, isRestOpen } = parcel;
  const inside = items.map(({ name, qty }) => `${name} (${fill(t.quantity, { count: `${qty}` })})`);
  const rows = [
    [t.carrier, carrier],
    [t.trackingNumber, trackingNumber],
    [t.parcel, isPart ? inside.join('\n') : null],
  ].filter((row): row is [string, string] => row[1] !== null);
  return [
    ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
    ...(trackingUrl ? [{ kind: 'button', label: t.track, href: trackingUrl } as const] : []),
    ...(isRestOpen ? [{ kind: 'text', text: t.restFollows } as const] : []),
  ];
}
