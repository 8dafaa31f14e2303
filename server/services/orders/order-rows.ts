import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type Language, localize } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import type { OrderPromotion, StockTaken } from '../../db/tables/orders.ts';
import { newOrderMail } from '../../mail/queue-order-mails.ts';
import type { PaymentAdapter } from '../../payments/adapter.ts';
import type { CartLine, CartState } from '../cart/cart-state.ts';
import { describeChoices } from '../cart/personalizations.ts';
import { deliveryName } from '../cart/to-cart.ts';
import { toBundleItems } from '../cart/to-cart-item.ts';
import { viewHash } from '../cart/view-hash.ts';
import { breakdownOf } from '../pricing/price-breakdown.ts';
import type { PricedCart } from '../pricing/price-cart.ts';
import { nextOrderNumber, takeOrderNumber } from './next-order-number.ts';
import { isConfirmedAtOnce } from './order-mails.ts';
import type { OrderNotes } from './order-notes.ts';
import type { ReadyOrder } from './order-readiness.ts';
import { exemptionOf } from './withdrawal-exemption.ts';

const day = 86_400_000;

export interface NewOrder {
  /** The user whose order history it joins; null for a guest. */
  readonly userId: number | null;
  /** The staff member who placed the order; null if the buyer did. */
  readonly staffId: number | null;
  /** Host of the domain on which it is placed; null if the host does not belong to the installation. */
  readonly domain: string | null;
  readonly state: CartState;
  readonly ready: ReadyOrder;
  readonly notes: OrderNotes;
  readonly adapter: PaymentAdapter;
  readonly language: Language;
  readonly now: Date;
  readonly idempotencyKey: string | null;
  /** The buyer requested digital goods at once and waived the right of withdrawal. */
  readonly hasWaiver: boolean;
}

export interface InsertedOrder {
  readonly id: number;
  /** 128 random bits; part of the order's address. */
  readonly slug: string;
}

/**
 * Stores the order with names and prices as sold; claims the cart's unique key. The statement that inserts it takes
 * its number, unless the payment's reference is made of that.
 */
export async function insertOrder(
  step: Transaction<Database>,
  order: NewOrder,
): Promise<InsertedOrder> {
  const slug = randomBytes(16).toString('base64url');
  const number = order.adapter.reference ? await takeOrderNumber(step, order.now) : null;
  const { id } = await insertParts(step, order, { slug, number });
  return { id, slug };
}

interface OrderName {
  readonly slug: string;
  /** Null if the number was not taken yet. */
  readonly number: string | null;
}

const madeId = sql<number>`(SELECT id FROM made)`;

/**
 * Inserts all parts of an order in one statement: row, lines, first event and mail; also marks the cart as
 * ordered.
 */
function insertParts(step: Transaction<Database>, order: NewOrder, name: OrderName) {
  const { state, notes, adapter, userId, staffId } = order;
  const { orderMessage: _, ...details } = notes;
  const isConfirmed = staffId !== null || isConfirmedAtOnce(adapter.type);
  const mail = isConfirmed ? newOrderMail(madeId, 'order.created') : noMail;
  return step
    .with('made', (query) =>
      query.insertInto('orders').values(orderRow(order, name)).returning('id'),
    )
    .with('items', (query) =>
      query
        .insertInto('order_items')
        .values(state.lines.map((line, i) => itemRow(order, line, i, madeId))),
    )
    .with('event', (query) =>
      query.insertInto('order_events').values({
        order_id: madeId,
        from_state: null,
        to_state: adapter.firstState,
        reason: 'created',
        details: JSON.stringify(details),
        actor: staffId === null ? 'buyer' : 'staff',
        user_id: staffId ?? userId,
      }),
    )
    .with('mail', () => sql<object>`(${mail})`)
    .with('cart', (query) =>
      query
        .updateTable('carts')
        .set({ status: 'ordered', reserved_until: null })
        .where('id', '=', state.row.id),
    )
    .selectFrom('made')
    .select('id')
    .executeTakeFirstOrThrow();
}

const noMail = sql<object>`SELECT`;

/** Buyers for whom staff placed the order pay by the link in a mail. */
const daysForMail = 7;

function payUntil({ adapter: { daysToPay }, staffId, now }: NewOrder): string | null {
  if (daysToPay === null) return null;
  const days = staffId === null ? daysToPay : Math.max(daysToPay, daysForMail);
  return new Date(now.getTime() + days * day).toISOString();
}

function orderRow(order: NewOrder, { slug, number }: OrderName) {
  const { userId, domain, state, ready, notes, adapter, language, now, idempotencyKey } = order;
  const { row, priced, extras, isDigitalOnly } = state;
  const { summary, taxes } = priced;
  const coupon = priced.couponHolds ? extras.coupon : null;
  return {
    slug,
    order_number: number ?? nextOrderNumber(now),
    cart_id: row.id,
    user_id: userId,
    guest_email: row.guest_email,
    state: adapter.firstState,
    currency: state.currency,
    language,
    domain,
    ...orderTotals(summary),
    taxes: JSON.stringify(taxes),
    addresses: JSON.stringify(ready.addresses),
    company: row.company && JSON.stringify(row.company),
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    promotions: JSON.stringify(promotionsOf(priced, language)),
    voucher_id: summary.voucher === undefined ? null : (extras.voucher?.id ?? null),
    member_card_barcode: row.member_card_barcode,
    delivery_method_id: isDigitalOnly ? null : row.delivery_method_id,
    delivery_branch_id: isDigitalOnly ? null : row.delivery_branch_id,
    delivery_name: isDigitalOnly ? null : deliveryName(state, language),
    payment_method_id: ready.payment.id,
    payment_type: adapter.type,
    payment_reference: number === null ? null : referenceOf(order, slug, number),
    order_message: notes.orderMessage ?? null,
    prices_hash: viewHash(state),
    price_breakdown: JSON.stringify(breakdownOf(priced)),
    idempotency_key: idempotencyKey,
    created_at: now.toISOString(),
    paid_at: adapter.firstState === 'paid' ? now.toISOString() : null,
    expires_at: payUntil(order),
  };
}

function referenceOf({ adapter, state }: NewOrder, slug: string, number: string): string | null {
  const { currency, priced } = state;
  const total = priced.summary.orderTotal;
  return adapter.reference?.({ slug, number, total, currency }) ?? null;
}

function promotionsOf({ promotions }: PricedCart, language: Language): OrderPromotion[] {
  return promotions.map(({ promotion: { id, code, name }, amount }) => ({
    id,
    code,
    name: name && localize(name, language),
    amount,
  }));
}

function orderTotals(summary: CartState['priced']['summary']) {
  return {
    items_total: summary.itemsTotal,
    coupon_total: summary.coupon,
    loyalty_total: summary.loyalty,
    delivery_total: summary.delivery,
    voucher_total: summary.voucher ?? 0,
    tax_total: summary.tax.orderTotal ?? 0,
    order_total: summary.orderTotal,
  };
}

function itemRow(
  { state, language, hasWaiver }: NewOrder,
  line: CartLine,
  position: number,
  order_id: typeof madeId,
) {
  const priced = state.priced.lines[position];
  const taken: StockTaken[] = line.needs.map(({ productId, pieces }) => ({
    productId,
    qty: pieces * line.qty,
  }));
  const { product, personalizations } = line;
  const list = priced && priced.group > 0 ? product.listPrice : null;
  const chosen = describeChoices(product.options, personalizations, language);
  return {
    order_id,
    position,
    product_id: product.id,
    sku: product.sku,
    name: localize(product.name, language),
    qty: line.qty,
    unit_price: priced?.unitFinal ?? 0,
    row_total: priced?.row ?? 0,
    discount_total: (priced?.loyalty ?? 0) + (priced?.discount ?? 0),
    tax_rate: priced?.taxRate ?? product.taxRate,
    tax_total: priced?.tax ?? 0,
    options: JSON.stringify({ personalizations, chosen }),
    bundle: JSON.stringify(toBundleItems(line, language)),
    stock_taken: JSON.stringify(taken),
    withdrawal_exempt: exemptionOf(line, hasWaiver),
    price_list_id: list && list.id,
    price_list_name: list && localize(list.name, language),
  };
}
