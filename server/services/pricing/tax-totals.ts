import type { PriceSummary } from '#schemas/entities/cart.ts';
import type { Money } from '#schemas/money.ts';
import type { TaxMode } from '#schemas/site/site-facts.ts';
import { sum } from './sum.ts';
import { type Tax, type TaxedAmount, taxOf } from './tax.ts';

export interface TaxedRow {
  /** Price of the row before discounts. */
  readonly row: Money;
  /** Member card discount. */
  readonly loyalty: Money;
  /** Discount of promotions and coupons. */
  readonly discount: Money;
  /** Tax rate in percent. */
  readonly rate: number;
}

interface TaxTotals {
  /** Tax of what is paid: of each row, then of the delivery. */
  readonly tax: Tax;
  readonly totals: Required<PriceSummary['tax']>;
}

/**
 * Returns the tax in each total of a cart. The tax of a discount is the tax that it saves: at least 0, because
 * rounding can move a cent between rows and delivery.
 */
export function taxTotals(
  rows: readonly TaxedRow[],
  delivery: TaxedAmount,
  mode: TaxMode,
): TaxTotals {
  const taxAfter = (discountOf: (row: TaxedRow) => Money) =>
    taxOf(
      [...rows.map((row) => ({ amount: row.row - discountOf(row), rate: row.rate })), delivery],
      mode,
    );
  const ofRows = ({ parts }: Tax) => sum(parts.slice(0, rows.length));
  const tax = taxAfter(({ loyalty, discount }) => loyalty + discount);
  const cartTotal = ofRows(tax);
  const hasDiscount = rows.some(({ discount }) => discount > 0);
  const goods = hasDiscount ? ofRows(taxAfter(({ loyalty }) => loyalty)) : cartTotal;
  const isMember = rows.some(({ loyalty }) => loyalty > 0);
  const itemsTotal = isMember ? ofRows(taxAfter(() => 0)) : goods;
  return {
    tax,
    totals: {
      itemsTotal,
      loyalty: Math.max(0, itemsTotal - goods),
      coupon: Math.max(0, goods - cartTotal),
      cartTotal,
      delivery: tax.parts[rows.length] ?? 0,
      orderTotal: sum(tax.parts),
    },
  };
}
