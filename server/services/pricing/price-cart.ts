import type { PriceSummary, TaxRow } from '#schemas/entities/cart.ts';
import type { Money } from '#schemas/money.ts';
import { site } from '#schemas/site/site.ts';
import type { TaxMode } from '#schemas/site/site-facts.ts';
import {
  type CouponRefusal,
  type CouponRule,
  couponDiscount,
  couponRefusal,
  isForLine,
} from './coupon.ts';
import { type DeliveryRule, deliveryPrice } from './delivery.ts';
import { spread } from './spread.ts';
import { taxOf } from './tax.ts';
import { type ProductPrices, unitPrice } from './unit-price.ts';

export interface LineInput extends ProductPrices {
  /** The product and its main product, because coupons may apply to some products only. */
  readonly productIds: readonly number[];
  /** A gift voucher: not reduced by coupons, and not payable by voucher. */
  readonly isVoucher?: boolean;
  readonly qty: number;
  /** Price of the chosen custom options for one unit. */
  readonly additions: Money;
  /** Percent. */
  readonly taxRate: number;
}

export interface PricingInput {
  readonly lines: readonly LineInput[];
  readonly isMember: boolean;
  readonly coupon: CouponRule | null;
  /** Null when no method is chosen or nothing is delivered. */
  readonly delivery: DeliveryRule | null;
  /** Remaining balance of the chosen gift voucher. */
  readonly voucher?: { readonly balance: Money } | null;
  readonly now: Date;
  /** Whether prices include tax, or it is added to them. Default: as the site says. */
  readonly taxMode?: TaxMode;
}

export interface PricedLine {
  readonly unitRetail: Money;
  readonly unitFinal: Money;
  readonly qty: number;
  /** Percent. */
  readonly taxRate: number;
  /** Price of all units before any reduction, without options. */
  readonly base: Money;
  /** Reduction of all units by a sale. */
  readonly sale: Money;
  /** Price of the chosen options for all units. */
  readonly options: Money;
  /** Price of all units without a card: base less sale, with options. */
  readonly row: Money;
  readonly loyalty: Money;
  /** Share of the coupon discount. */
  readonly discount: Money;
  readonly tax: Money;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly summary: PriceSummary;
  readonly taxes: readonly TaxRow[];
  /** Whether the coupon takes something off. */
  readonly couponHolds: boolean;
  /** Why the chosen coupon is refused; null when it is valid or none is chosen. */
  readonly couponRefusal: CouponRefusal | null;
  /** Whether the coupon is spread over some rows or all. */
  readonly couponScope: 'lines' | 'order';
  readonly delivery: PricedDelivery | null;
}

export interface PricedDelivery {
  /** Price below the free delivery limit. */
  readonly listPrice: Money;
  readonly price: Money;
  /** Percent. */
  readonly taxRate: number;
}

/**
 * Prices a cart. The order is fixed: base, sale, membership (the lowest applies), options, coupon spread over
 * its rows, delivery, tax per rate. A gift voucher is a payment method: it comes last and does not
 * change the tax.
 */
export function priceCart(input: PricingInput): PricedCart {
  const rows = input.lines.map((line) => priceRow(line, input.isMember));
  const itemsTotal = sum(rows.map(({ row }) => row));
  const loyalty = sum(rows.map((row) => row.loyalty));
  const goods = itemsTotal - loyalty;
  const weights = rows.map((row, i) =>
    isForLine(input.coupon, input.lines[i]) ? row.row - row.loyalty : 0,
  );
  const couponBase = { goods, eligible: sum(weights) };
  const refusal = input.coupon && couponRefusal(input.coupon, couponBase, input.now);
  const coupon = input.coupon && !refusal ? couponDiscount(input.coupon, couponBase.eligible) : 0;
  const discounts = spread(coupon, weights);
  const cartTotal = goods - coupon;
  const delivery = input.delivery ? deliveryPrice(input.delivery, cartTotal) : 0;
  const paid = rows.map((row, i) => row.row - row.loyalty - (discounts[i] ?? 0));
  const { taxMode = site.taxes } = input;
  const tax = taxOf(
    [
      ...paid.map((amount, i) => ({ amount, rate: input.lines[i]?.taxRate ?? 0 })),
      { amount: delivery, rate: input.delivery?.taxRate ?? 0 },
    ],
    taxMode,
  );
  const deliveryTax = tax.parts[rows.length] ?? 0;
  const orderTax = sum(tax.parts);
  const total = cartTotal + delivery + (taxMode === 'added' ? orderTax : 0);
  const vouchersSold = sum(paid.map((gross, i) => (input.lines[i]?.isVoucher ? gross : 0)));
  const voucher = Math.min(input.voucher?.balance ?? 0, total - vouchersSold);
  return {
    lines: rows.map((row, i) => ({
      ...row,
      discount: discounts[i] ?? 0,
      tax: tax.parts[i] ?? 0,
    })),
    summary: {
      itemsTotal,
      loyalty,
      coupon,
      cartTotal,
      delivery,
      ...(voucher > 0 && { voucher }),
      orderTotal: total - voucher,
      tax: { cartTotal: orderTax - deliveryTax, delivery: deliveryTax, orderTotal: orderTax },
    },
    taxes: tax.rows,
    couponHolds: coupon > 0,
    couponRefusal: refusal,
    couponScope: input.coupon?.productIds ? 'lines' : 'order',
    delivery: input.delivery && {
      listPrice: input.delivery.price,
      price: delivery,
      taxRate: input.delivery.taxRate,
    },
  };
}

function priceRow(line: LineInput, isMember: boolean) {
  const { qty, additions, taxRate, retailPrice } = line;
  const unit = unitPrice(line, additions, isMember);
  const row = unit.final * qty;
  const base = retailPrice * qty;
  const options = additions * qty;
  return {
    unitRetail: unit.retail,
    unitFinal: unit.final,
    qty,
    taxRate,
    base,
    sale: base + options - row,
    options,
    row,
    loyalty: unit.loyalty * qty,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
