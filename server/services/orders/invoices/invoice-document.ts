import type { Kysely } from 'kysely';
import type { BuyerAddress } from '#schemas/entities/address.ts';
import type { TaxRow } from '#schemas/entities/cart.ts';
import { site } from '#schemas/site/site.ts';
import type { TaxMode } from '#schemas/site/site-facts.ts';
import type { SiteSettings } from '#schemas/site-data.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrderPromotion } from '../../../db/tables/orders.ts';
import { siteSetting } from '../../site/site-options.ts';
import { type OrderRow, orderHead } from '../order-view.ts';
import { addressLines } from './address-lines.ts';

export interface InvoiceLine {
  readonly sku: string;
  readonly name: string;
  /** Choices and bundle parts, as text. */
  readonly details: readonly string[];
  readonly qty: number;
  readonly unitPrice: number;
  readonly total: number;
  readonly taxRate: number;
  /** Coupon and membership; missing in invoices of older versions. */
  readonly discount?: number;
}

/** Content of an invoice as it was issued; later changes of the shop do not affect it. */
export interface InvoiceDocument {
  readonly orderNumber: string;
  readonly orderedAt: string;
  readonly paidAt: string | null;
  readonly paymentType: OrderRow['payment_type'];
  readonly language: string;
  readonly currency: string;
  readonly seller: SiteSettings['company'];
  readonly buyer: readonly string[];
  readonly lines: readonly InvoiceLine[];
  readonly itemsTotal: number;
  /** Only in invoices of older versions, which name no promotions. */
  readonly coupon?: { readonly code: string; readonly amount: number } | null;
  readonly promotions?: readonly OrderPromotion[];
  readonly loyalty: number;
  readonly delivery: { readonly name: string; readonly amount: number } | null;
  readonly taxes: readonly TaxRow[];
  /** Missing if the prices include the taxes. */
  readonly taxMode?: TaxMode;
  readonly total: number;
  /** The part of the total paid by a gift voucher; missing in invoices of older versions. */
  readonly voucher?: number;
}

export async function invoiceDocument(
  db: Kysely<Database>,
  order: OrderRow,
): Promise<InvoiceDocument> {
  const [seller, buyer, lines] = await Promise.all([
    siteSetting(db, 'company'),
    buyerLines(db, order),
    invoiceLines(db, order.id),
  ]);
  const { orderNumber, createdAt } = orderHead(order);
  return {
    orderNumber,
    orderedAt: createdAt,
    paidAt: order.paid_at,
    paymentType: order.payment_type,
    language: order.language,
    currency: order.currency,
    seller: seller ?? {},
    buyer,
    lines,
    itemsTotal: order.items_total,
    promotions: order.promotions.filter(({ amount }) => amount > 0),
    loyalty: order.loyalty_total,
    delivery:
      order.delivery_name === null
        ? null
        : { name: order.delivery_name, amount: order.delivery_total },
    taxes: order.taxes as unknown as readonly TaxRow[],
    ...(site.taxes === 'added' && { taxMode: site.taxes }),
    total: order.order_total + order.voucher_total,
    ...(order.voucher_total > 0 && { voucher: order.voucher_total }),
  };
}

/** The company name comes before the person who ordered for it. */
async function buyerLines(db: Kysely<Database>, order: OrderRow): Promise<string[]> {
  const { Main, Shipping } = order.addresses as unknown as {
    Main?: BuyerAddress;
    Shipping?: BuyerAddress;
  };
  const company = order.company as { name?: string; oib?: string } | null;
  const address = Main ?? Shipping;
  return [
    ...(company?.name ? [[company.name, company.oib].filter(Boolean).join(', ')] : []),
    ...(address ? await addressLines(db, address, order.language) : []),
  ];
}

interface Chosen {
  readonly label: string;
  readonly value: string;
}

/** Returns the lines of an order as they were sold. */
export async function invoiceLines(db: Kysely<Database>, orderId: number): Promise<InvoiceLine[]> {
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return items.map((item) => {
    const chosen = (item.options['chosen'] ?? []) as unknown as readonly Chosen[];
    const parts = item.bundle as unknown as readonly { name: string; qty: number }[];
    return {
      sku: item.sku,
      name: item.name,
      details: [
        ...chosen.map(({ label, value }) => `${label}: ${value}`),
        ...parts.map(({ qty, name }) => `${qty} × ${name}`),
      ],
      qty: item.qty,
      unitPrice: item.unit_price,
      total: item.row_total,
      taxRate: item.tax_rate,
      ...(item.discount_total > 0 && { discount: item.discount_total }),
    };
  });
}
