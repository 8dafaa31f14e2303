import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { PromotionKind } from '#schemas/entities/promotion.ts';
import type { PaymentMethodData } from '#schemas/site-data.ts';
import type { Jsonb, JsonbDefault, Localized } from '../columns.ts';

export interface PromotionsTable {
  id: Generated<number>;
  /** The code that buyers type; null for a promotion that applies automatically. */
  code: string | null;
  name: Localized | null;
  enabled: Generated<boolean>;
  kind: PromotionKind;
  /** Percent, or number of free pieces. */
  value: number | null;
  /** Discount in minor units. */
  amount: number | null;
  /** Number of pieces in a group, of which the cheapest `value` are free. */
  group_size: number | null;
  minimum_items_total: Generated<number>;
  valid_from: string | null;
  valid_to: string | null;
  usage_limit: number | null;
  usage_count: Generated<number>;
  /** Minimum number of pieces that the promotion is for. */
  minimum_quantity: Generated<number>;
  /** The promotion is for the products of these three lists; all null: for all products. */
  product_ids: readonly number[] | null;
  category_ids: readonly number[] | null;
  tag_ids: readonly number[] | null;
  country_ids: readonly number[] | null;
  /** Customer groups that the promotion is for; null: all. */
  group_ids: readonly number[] | null;
  for_members: Generated<boolean>;
  is_first_order: Generated<boolean>;
  is_exclusive: Generated<boolean>;
  position: Generated<number>;
}

/** Prices of customer groups. */
export interface PriceListsTable {
  id: Generated<number>;
  name: Localized;
  group_ids: readonly number[];
  enabled: Generated<boolean>;
  /** The list applies only while this is the currency of the shop. */
  currency: string;
  /** Discount on the retail prices of its categories. */
  percent: number | null;
  /** Categories that the percentage is for; null: all goods. */
  category_ids: readonly number[] | null;
  valid_from: string | null;
  valid_to: string | null;
  created_at: Generated<string>;
}

/** The price of a product in a price list. */
export interface ListPricesTable {
  id: Generated<number>;
  list_id: number;
  product_id: number;
  price: number;
}

export interface DeliveryMethodsTable {
  id: Generated<number>;
  key: string;
  position: number;
  name: Localized;
  description: Localized;
  price: number;
  free_from: number | null;
  tax_id: number;
  countries: readonly string[] | null;
  enabled: Generated<boolean>;
  days_min: number | null;
  days_max: number | null;
  /** ISO weekdays; null: working days. */
  weekdays: readonly number[] | null;
  takes_cash: Generated<boolean>;
  /** Whether buyers pick up their goods. */
  is_pickup: Generated<boolean>;
  /** Carrier's page of a parcel; `{number}` is replaced by its tracking number. */
  tracking_url: string | null;
  /** Maximum weight of a cart; null: no limit. */
  max_grams: number | null;
}

export interface DeliveryBranchesTable {
  id: Generated<number>;
  delivery_method_id: number;
  key: string;
  position: number;
  name: Localized;
  /** ISO weekdays; null: those of its method. */
  weekdays: readonly number[] | null;
}

export interface PaymentMethodsTable {
  id: Generated<number>;
  key: string;
  position: number;
  name: Localized;
  description: Localized;
  payment_type: PaymentMethodData['paymentType'];
  enabled: boolean;
}

export interface CartsTable {
  id: Generated<string>;
  protect_code_hash: Buffer;
  user_id: number | null;
  status: Generated<'active' | 'archived' | 'ordered'>;
  version: Generated<number>;
  currency: Generated<string>;
  language: Generated<string>;
  coupon_id: number | null;
  voucher_id: number | null;
  member_card_barcode: string | null;
  guest_email: string | null;
  addresses: JsonbDefault<JsonObject>;
  company: Jsonb<JsonObject> | null;
  delivery_method_id: number | null;
  delivery_branch_id: number | null;
  payment_method_id: number | null;
  options: JsonbDefault<JsonObject>;
  order_message: string | null;
  /** Expiry of the cart's `stock_reservations`; null: it has none. */
  reserved_until: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface CartItemsTable {
  item_id: Generated<number>;
  cart_id: string;
  product_id: number;
  qty: number;
  options: JsonbDefault<JsonObject>;
  bundle: JsonbDefault<readonly JsonObject[]>;
  options_hash: GeneratedAlways<string>;
  /** Unit price in cents, as the shopper last saw it. */
  seen_price: number | null;
  created_at: Generated<string>;
}

export interface StockReservationsTable {
  cart_id: string;
  product_id: number;
  qty: number;
}
