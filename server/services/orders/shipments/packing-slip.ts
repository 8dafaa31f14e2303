import type { Kysely } from 'kysely';
import type { BuyerAddress } from '#schemas/entities/address.ts';
import type { OrderShipment } from '#schemas/entities/shipment.ts';
import type { SiteSettings } from '#schemas/site-data.ts';
import type { Database } from '../../../db/schema.ts';
import { shownPhone } from '../../account/phone.ts';
import { siteSetting } from '../../site/site-options.ts';
import { addressLines } from '../invoices/address-lines.ts';
import { type InvoiceLine, invoiceLines } from '../invoices/invoice-document.ts';
import { type OrderRow, orderHead } from '../order-view.ts';
import { itemsLeft, readShipments } from './read-shipments.ts';

type Pieces = Pick<InvoiceLine, 'sku' | 'name' | 'details' | 'qty'>;

/** Content of a parcel, for packing and unpacking. Without a shipment it lists the whole order. */
export interface PackingSlip {
  readonly number: number;
  readonly orderNumber: string;
  readonly orderedAt: string;
  readonly language: string;
  readonly seller: SiteSettings['company'];
  readonly shipTo: readonly string[];
  readonly delivery: string | null;
  readonly shipment: OrderShipment | null;
  readonly lines: readonly Pieces[];
  /** Items sent separately; only listed with a shipment. */
  readonly left: readonly Pick<Pieces, 'sku' | 'name' | 'qty'>[];
  readonly message: string | null;
}

/** Returns null when the order or its shipment does not exist. */
export async function packingSlip(
  db: Kysely<Database>,
  number: number,
  shipmentNumber: number | null,
): Promise<PackingSlip | null> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  if (!order) return null;
  const [shipments, all, left, seller, shipTo] = await Promise.all([
    readShipments(db, order.id),
    invoiceLines(db, order.id),
    itemsLeft(db, order.id),
    siteSetting(db, 'company'),
    shipToLines(db, order),
  ]);
  const shipment = shipments.find((each) => each.number === shipmentNumber) ?? null;
  if (shipmentNumber !== null && !shipment) return null;
  const { orderNumber, createdAt } = orderHead(order);
  return {
    number,
    orderNumber,
    orderedAt: createdAt,
    language: order.language,
    seller: seller ?? {},
    shipTo,
    delivery: order.delivery_name,
    shipment,
    lines: shipment ? shipment.items.map((item) => withDetails(item, all)) : all,
    left: shipment ? left : [],
    message: order.order_message,
  };
}

function withDetails(item: OrderShipment['items'][number], all: readonly InvoiceLine[]): Pieces {
  const sold = all.find(({ sku, name }) => sku === item.sku && name === item.name);
  return { ...item, details: sold?.details ?? [] };
}

async function shipToLines(db: Kysely<Database>, order: OrderRow): Promise<string[]> {
  const { Main, Shipping } = order.addresses as unknown as {
    Main?: BuyerAddress;
    Shipping?: BuyerAddress;
  };
  const address = Shipping ?? Main;
  if (!address) return [];
  const lines = await addressLines(db, address, order.language);
  return [...lines, shownPhone(address.contactPhone ?? '')].filter((line) => line !== '');
}
