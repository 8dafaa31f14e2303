import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { PriceBreakdown } from '#schemas/entities/price-breakdown.ts';
import type { PaymentMethodData } from '#schemas/site-data.ts';
import type { Jsonb, JsonbDefault } from '../columns.ts';

export type OrderState =
  | 'pending_payment'
  | 'paid'
  | 'processing'
  | 'packed'
  | 'ready_for_pickup'
  | 'partly_shipped'
  | 'shipped'
  | 'delivered'
  | 'collected'
  | 'completed'
  | 'cancelled'
  | 'payment_failed'
  | 'refunded'
  | 'returned'
  | 'withdrawn';

/** Reason why an item cannot be returned: its digital content was delivered, or it was made for the buyer. */
export type WithdrawalExemption = 'digital' | 'personalised';

/** Units taken from stock for a row, by product; a cancellation returns them. */
export interface StockTaken {
  readonly productId: number;
  readonly qty: number;
}

/** Result of a promotion for an order, with the promotion's name in the language of the order. */
export interface OrderPromotion {
  /** Null for orders of older versions whose coupon was deleted. */
  readonly id: number | null;
  readonly code: string | null;
  readonly name: string | null;
  /** Discount on the goods. */
  readonly amount: number;
}

export interface OrdersTable {
  id: Generated<number>;
  /** Identifies the order in staff calls. */
  number: Generated<number>;
  /** The number that buyers see. */
  order_number: string;
  slug: string;
  cart_id: string;
  user_id: number | null;
  guest_email: string | null;
  state: OrderState;
  currency: string;
  language: string;
  /** Host of the domain on which it was placed, if that is one of the installation's. */
  domain: string | null;
  items_total: number;
  coupon_total: Generated<number>;
  loyalty_total: Generated<number>;
  delivery_total: Generated<number>;
  tax_total: Generated<number>;
  order_total: number;
  taxes: JsonbDefault<readonly JsonObject[]>;
  addresses: Jsonb<JsonObject>;
  company: Jsonb<JsonObject> | null;
  coupon_id: number | null;
  coupon_code: string | null;
  promotions: JsonbDefault<readonly OrderPromotion[]>;
  voucher_id: number | null;
  /** The part paid by gift vouchers; `order_total` is what is left to pay. */
  voucher_total: Generated<number>;
  member_card_barcode: string | null;
  delivery_method_id: number | null;
  delivery_branch_id: number | null;
  delivery_name: string | null;
  payment_method_id: number | null;
  payment_type: PaymentMethodData['paymentType'];
  payment_reference: string | null;
  order_message: string | null;
  prices_hash: string;
  idempotency_key: string | null;
  /** Calculation of every cent of the total; null for orders of older versions. */
  price_breakdown: Jsonb<PriceBreakdown> | null;
  expires_at: string | null;
  paid_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

/** The year of the latest order number; one row. The sequence `order_number_count` counts. */
export interface OrderCounterTable {
  only_row: Generated<boolean>;
  year: number;
}

/** Words by which staff search for an order; triggers update them. */
export interface OrderSearchTable {
  order_id: number;
  folded: string;
}

export interface OrderItemsTable {
  id: Generated<number>;
  order_id: number;
  position: number;
  product_id: number | null;
  sku: string;
  name: string;
  qty: number;
  unit_price: number;
  row_total: number;
  discount_total: Generated<number>;
  tax_rate: number;
  tax_total: number;
  options: JsonbDefault<JsonObject>;
  bundle: JsonbDefault<readonly JsonObject[]>;
  stock_taken: JsonbDefault<readonly StockTaken[]>;
  withdrawal_exempt: WithdrawalExemption | null;
  /** The customer group's price list that the price is from. */
  price_list_id: number | null;
  /** Name of that list in the order's language. */
  price_list_name: string | null;
}

export interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  from_state: OrderState | null;
  to_state: OrderState;
  reason: string;
  details: JsonbDefault<JsonObject>;
  user_id: number | null;
  actor: Generated<'buyer' | 'staff' | 'provider' | 'system'>;
  created_at: Generated<string>;
}

export interface OrderCodesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  code_hash: Buffer;
  attempts: Generated<number>;
  created_at: Generated<string>;
  expires_at: string;
  used_at: string | null;
}

export interface WithdrawalConfirmationsTable {
  order_id: number;
  confirmed_at: string;
}

export interface WithdrawalsTable {
  id: Generated<number>;
  order_id: number;
  email: string;
  language: string;
  items: Jsonb<readonly JsonObject[]>;
  received_at: string;
}

export interface ShipmentsTable {
  id: Generated<number>;
  order_id: number;
  /** Counts the shipments of an order from 1. */
  position: number;
  carrier: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
  user_id: number | null;
  created_at: Generated<string>;
}

export interface ShipmentItemsTable {
  shipment_id: number;
  order_item_id: number;
  qty: number;
}

/** Counter of a number series that restarts each year. */
export interface YearlyCountersTable {
  year: number;
  /** Empty, or the business premises with their own count. */
  series: Generated<string>;
  last: number;
}

export interface InvoicesTable {
  id: Generated<number>;
  order_id: number;
  year: number;
  series: Generated<string>;
  sequence: number;
  /** The number that is printed on the invoice. */
  number: string;
  document: Jsonb<JsonObject>;
  user_id: number | null;
  issued_at: Generated<string>;
}

export interface RefundsTable {
  id: Generated<number>;
  order_id: number;
  amount: number;
  reason: string;
  credit_note_id: number | null;
  user_id: number | null;
  created_at: Generated<string>;
}

export interface RefundItemsTable {
  refund_id: number;
  order_item_id: number;
  qty: number;
  amount: number;
}

/** A return of goods by a buyer. */
export interface ReturnsTable {
  id: Generated<number>;
  order_id: number;
  note: string;
  user_id: number | null;
  created_at: Generated<string>;
}

export interface ReturnItemsTable {
  return_id: number;
  order_item_id: number;
  qty: number;
  /** Number of pieces that can be sold again. */
  restocked: number;
}

export interface CreditNotesTable {
  id: Generated<number>;
  invoice_id: number;
  year: number;
  series: Generated<string>;
  sequence: number;
  /** The number that is printed on the credit note. */
  number: string;
  document: Jsonb<JsonObject>;
  user_id: number | null;
  issued_at: Generated<string>;
}

/** The report of an invoice or credit note to the tax office; one of the two ids is set. */
export interface FiscalPapersTable {
  id: GeneratedAlways<number>;
  order_id: number;
  invoice_id: number | null;
  credit_note_id: number | null;
  /** Data for the tax office (`FiscalPaper`). */
  paper: Jsonb<JsonObject>;
  /** The shop's own code; null before the first attempt. */
  code: string | null;
  /** The number that the tax office gave. */
  office_number: string | null;
  /** Error of the last attempt. */
  error: string | null;
  attempts: Generated<number>;
  available_at: Generated<string>;
  reported_at: string | null;
}
