import { type Kysely, type Selectable, sql } from 'kysely';
import type { PriceSummary } from '#schemas/entities/cart.ts';
import type { BankTransfer, OrderItem, OrderStatus } from '#schemas/entities/order.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { partCount } from '#schemas/rules/part-count.ts';
import type { Database } from '../../db/schema.ts';
import type { OrderState, OrdersTable } from '../../db/tables/orders.ts';
import { paymentSlip } from '../../markets/payment-slip.ts';
import { bankTransferOf } from '../../payments/bank-transfer.ts';
import { type MediaRow, mediaOrNull } from '../content/media-entity.ts';
import { isPublished } from '../is-published.ts';
import { loadPayee } from '../site/site-options.ts';
import { withBuyer } from './order-states.ts';

export type OrderRow = Selectable<OrdersTable>;

const statuses: Readonly<Record<OrderState, OrderStatus>> = {
  pending_payment: 'created',
  paid: 'paid',
  processing: 'paid',
  packed: 'paid',
  ready_for_pickup: 'paid',
  partly_shipped: 'paid',
  shipped: 'paid',
  delivered: 'paid',
  collected: 'paid',
  completed: 'paid',
  cancelled: 'cancelled',
  refunded: 'cancelled',
  returned: 'cancelled',
  withdrawn: 'cancelled',
  payment_failed: 'failed',
};

/** Fields that every view of an order starts with. */
export function orderHead(row: OrderRow) {
  return {
    orderSlug: row.slug,
    orderNumber: row.order_number,
    createdAt: row.created_at,
    total: row.order_total,
    currency: row.currency,
  };
}

/** Cash orders are processed unpaid; they count as paid once the buyer has the goods. */
export function orderStatus({ state, paid_at: paidAt }: OrderRow): OrderStatus {
  const status = statuses[state];
  return status === 'paid' && paidAt === null && !withBuyer.has(state) ? 'created' : status;
}

/** Returns the data for a transfer, until the money arrives. */
export async function transferOf(
  db: Kysely<Database>,
  row: OrderRow,
): Promise<BankTransfer | null> {
  if (row.payment_type !== 'BANK' || row.state !== 'pending_payment') return null;
  const payee = await loadPayee(db);
  if (!paymentSlip || !payee || row.payment_reference === null) return null;
  const transfer = bankTransferOf(paymentSlip, payee, {
    reference: row.payment_reference,
    amount: row.order_total,
    description: row.order_number,
  });
  return row.expires_at === null ? transfer : { ...transfer, dueDate: row.expires_at };
}

/** Totals of the order as it was sold. */
export function orderTotals(row: OrderRow): PriceSummary {
  return {
    itemsTotal: row.items_total,
    coupon: row.coupon_total,
    loyalty: row.loyalty_total,
    cartTotal: row.items_total - row.coupon_total - row.loyalty_total,
    delivery: row.delivery_total,
    ...(row.voucher_total > 0 && { voucher: row.voucher_total }),
    orderTotal: row.order_total,
    tax: { cartTotal: row.tax_total, orderTotal: row.tax_total },
  };
}

interface ItemRow {
  readonly name: string;
  readonly sku: string;
  readonly qty: number;
  readonly unit_price: number;
  readonly row_total: number;
  readonly tax_rate: number;
  readonly chosen: OrderItem['chosen'] | null;
  readonly parts: readonly { name: string; qty: number; chosen: OrderItem['chosen'] }[];
  readonly slugs: LocalizedText | null;
  readonly picture: MediaRow | null;
  readonly returned: number | null;
  readonly returned_at: string | null;
  readonly refunded: number;
}

/** Items as they were sold; an archived product has no address. */
export async function orderItems(
  db: Kysely<Database>,
  orderId: number,
  language: Language,
): Promise<OrderItem[]> {
  const { rows } = await sql<ItemRow>`
    SELECT i.name, i.sku, i.qty, i.unit_price::float8, i.row_total::float8, i.tax_rate::float8,
      i.options -> 'chosen' AS chosen, i.bundle AS parts,
      CASE WHEN ${isPublished('p', language)} THEN coalesce(main.slugs, p.slugs) END AS slugs,
      (SELECT to_jsonb(file) FROM product_media pm JOIN media file ON file.id = pm.media_id
        WHERE pm.product_id IN (p.id, p.main_product_id) AND file.deleted_at IS NULL
        ORDER BY pm.product_id = p.id DESC, pm.position LIMIT 1) AS picture,
      back.qty AS returned, back.at AS returned_at,
      (SELECT coalesce(sum(qty), 0)::int FROM refund_items WHERE order_item_id = i.id) AS refunded
    FROM order_items i
    CROSS JOIN LATERAL (SELECT sum(part.qty)::int AS qty, max(r.created_at) AS at
      FROM return_items part JOIN returns r ON r.id = part.return_id
      WHERE part.order_item_id = i.id) AS back
    LEFT JOIN products p ON p.id = i.product_id
    LEFT JOIN products main ON main.id = p.main_product_id AND NOT p.visible_individually
    WHERE i.order_id = ${orderId} ORDER BY i.position`.execute(db);
  return rows.map((row) => ({
    name: row.name,
    sku: row.sku,
    qty: row.qty,
    unitPrice: row.unit_price,
    rowTotal: row.row_total,
    taxRate: row.tax_rate,
    slug: row.slugs && localize(row.slugs, language),
    media: mediaOrNull(row.picture, language),
    chosen: [...(row.chosen ?? []), ...row.parts.flatMap(describePart)],
    ...returnedPieces(row),
  }));
}

/** Money can go back without the goods, so only refunds of returned pieces count. */
function returnedPieces({
  returned: qty,
  returned_at: at,
  refunded,
}: ItemRow): Pick<OrderItem, 'returned'> {
  return qty !== null && at !== null
    ? { returned: { qty, at, refunded: Math.min(qty, refunded) } }
    : {};
}

function describePart({ name, qty, chosen }: ItemRow['parts'][number]): OrderItem['chosen'] {
  const details = chosen.map(({ label, value }) => `${label}: ${value}`);
  return [{ label: partCount(qty), value: [name, ...details].join(', ') }];
}
