import type { PriceSummary, TaxRow } from '#schemas/entities/cart.ts';
import type { Money } from '#schemas/money.ts';
import { type CouponRule, couponDiscount } from './coupon.ts';
import { type DeliveryRule, deliveryPrice } from './delivery.ts';
import { includedTax } from './included-tax.ts';
import { spread } from './spread.ts';
import { type ProductPrices, unitPrice } from './unit-price.ts';

export interface LineInput extends ProductPrices {
  readonly qty: number;
  /** Price of the chosen custom options of one unit. */
  readonly additions: Money;
  /** Percent. */
  readonly taxRate: number;
}

export interface PricingInput {
  readonly lines: readonly LineInput[];
  readonly isMember: boolean;
  readonly coupon: CouponRule | null;
  /** Null: nothing is chosen yet, or nothing is delivered. */
  readonly delivery: DeliveryRule | null;
  readonly now: Date;
}

export interface PricedLine {
  readonly unitRetail: Money;
  readonly unitFinal: Money;
  readonly row: Money;
  readonly loyalty: Money;
  /** Share of the coupon. */
  readonly discount: Money;
  readonly tax: Money;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly summary: PriceSummary;
  readonly taxes: readonly TaxRow[];
  /** The coupon takes something off. */
  readonly couponHolds: boolean;
}

/**
 * Prices a cart. The order is fixed: base, sale, membership (the lowest applies), options, coupon
 * spread over the rows, delivery, included tax per rate.
 */
export function priceCart(input: PricingInput): PricedCart {
  const rows = input.lines.map((line) => priceRow(line, input.isMember));
  const itemsTotal = sum(rows.map(({ row }) => row));
  const loyalty = sum(rows.map((row) => row.loyalty));
  const goods = itemsTotal - loyalty;
  const coupon = input.coupon ? couponDiscount(input.coupon, goods, input.now) : 0;
  const discounts = spread(
    coupon,
    rows.map((row) => row.row - row.loyalty),
  );
  const cartTotal = goods - coupon;
  const delivery = input.delivery ? deliveryPrice(input.delivery, cartTotal) : 0;
  const paid = rows.map((row, i) => row.row - row.loyalty - (discounts[i] ?? 0));
  const tax = includedTax([
    ...paid.map((gross, i) => ({ gross, rate: input.lines[i]?.taxRate ?? 0 })),
    { gross: delivery, rate: input.delivery?.taxRate ?? 0 },
  ]);
  const deliveryTax = tax.parts[rows.length] ?? 0;
  const orderTax = sum(tax.parts);
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
      orderTotal: cartTotal + delivery,
      tax: { cartTotal: orderTax - deliveryTax, delivery: deliveryTax, orderTotal: orderTax },
    },
    taxes: tax.rows,
    couponHolds: coupon > 0,
  };
}

function priceRow(line: LineInput, isMember: boolean) {
  const unit = unitPrice(line, line.additions, isMember);
  return {
    unitRetail: unit.retail,
    unitFinal: unit.final,
    row: unit.final * line.qty,
    loyalty: unit.loyalty * line.qty,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
