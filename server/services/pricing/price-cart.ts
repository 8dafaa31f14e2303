import type { PriceSummary, TaxRow } from '#schemas/entities/cart.ts';
import type { Money } from '#schemas/money.ts';
import { site } from '#schemas/site/site.ts';
import type { TaxMode } from '#schemas/site/site-facts.ts';
import { type AppliedPromotion, combinePromotions, freesDelivery } from './combine-promotions.ts';
import { type DeliveryRule, deliveryPrice } from './delivery.ts';
import type { Promotion, PromotionRefusal } from './promotion.ts';
import { sum } from './sum.ts';
import { taxTotals } from './tax-totals.ts';
import { type ProductPrices, unitPrice } from './unit-price.ts';

export interface LineInput extends ProductPrices {
  /** The product and its main product, because promotions may apply to some products only. */
  readonly productIds: readonly number[];
  /** A gift voucher: not reduced by promotions, and not payable by voucher. */
  readonly isVoucher?: boolean;
  readonly qty: number;
  /** Price of the chosen custom options for one unit. */
  readonly additions: Money;
  /** Tax rate in percent. */
  readonly taxRate: number;
}

export interface PricingInput {
  readonly lines: readonly LineInput[];
  readonly isMember: boolean;
  /** Whether the buyer has ordered before. */
  readonly hasOrdered?: boolean;
  /** Customer groups of the buyer. */
  readonly groupIds?: readonly number[];
  /** Country of the destination; null or absent before it is known. */
  readonly countryId?: number | null;
  /** Promotions that apply by themselves, and the one whose code was typed. */
  readonly promotions: readonly Promotion[];
  /** Null when no method is chosen or nothing is delivered. */
  readonly delivery: DeliveryRule | null;
  /** Remaining balance of the chosen gift voucher. */
  readonly voucher?: { readonly balance: Money } | null;
  readonly now: Date;
  /** Whether prices include tax or it is added to them; the site's mode by default. */
  readonly taxMode?: TaxMode;
  /** Whether the tax rates are those of the destination; true by default. */
  readonly isTaxKnown?: boolean;
}

export interface PricedLine {
  readonly unitRetail: Money;
  readonly unitFinal: Money;
  readonly qty: number;
  /** Tax rate in percent. */
  readonly taxRate: number;
  /** Price of all units before any reduction, without options. */
  readonly base: Money;
  /** Reduction of all units by a sale. */
  readonly sale: Money;
  /** Reduction of all units by a price list of the buyer's customer group. */
  readonly group: Money;
  /** Price of the chosen options for all units. */
  readonly options: Money;
  /** Price of all units without a card: base less sale and group, with options. */
  readonly row: Money;
  readonly loyalty: Money;
  /** Reduction by promotions. */
  readonly discount: Money;
  readonly tax: Money;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly summary: PriceSummary;
  readonly taxes: readonly TaxRow[];
  /** Promotions in the order in which they were applied. */
  readonly promotions: readonly AppliedPromotion[];
  /** Whether the coupon has an effect. */
  readonly couponHolds: boolean;
  /** Why the chosen coupon is refused; null when it is valid or none is chosen. */
  readonly couponRefusal: PromotionRefusal | null;
  /** Whether the coupon is spread over some rows or all. */
  readonly couponScope: 'lines' | 'order';
  readonly delivery: PricedDelivery | null;
}

export interface PricedDelivery {
  /** Price when delivery is not free. */
  readonly listPrice: Money;
  readonly price: Money;
  /** Tax rate in percent. */
  readonly taxRate: number;
}

/**
 * Prices a cart. The order is fixed: base, sale, price list, membership (the lowest applies), options,
 * promotions spread over their rows, delivery, tax per rate. A gift voucher is a payment method: it comes last and does not
 * change the tax.
 */
export function priceCart(input: PricingInput): PricedCart {
  const rows = input.lines.map((line) => priceRow(line, input.isMember));
  const itemsTotal = sum(rows.map(({ row }) => row));
  const loyalty = sum(rows.map((row) => row.loyalty));
  const goods = itemsTotal - loyalty;
  const lines = rows.map((row, i) => ({
    productIds: input.lines[i]?.productIds ?? [],
    isVoucher: input.lines[i]?.isVoucher,
    qty: row.qty,
    amount: row.row - row.loyalty,
  }));
  const { isMember, hasOrdered = false, groupIds = [], countryId = null, promotions, now } = input;
  const buyer = { isMember, hasOrdered, groupIds, countryId };
  const combined = combinePromotions({
    promotions,
    lines,
    buyer,
    delivery: input.delivery ? deliveryPrice(input.delivery, goods) : 0,
    now,
  });
  const { applied } = combined;
  const discounts = rows.map((_, i) => sum(applied.map((one) => one.discounts[i] ?? 0)));
  const coupon = sum(discounts);
  const chosen = promotions.find(({ code }) => code !== null);
  const cartTotal = goods - coupon;
  const isDeliveryFree = applied.some(freesDelivery);
  const delivery = input.delivery && !isDeliveryFree ? deliveryPrice(input.delivery, cartTotal) : 0;
  const paid = rows.map((row, i) => row.row - row.loyalty - (discounts[i] ?? 0));
  const { taxMode = site.taxes, isTaxKnown = true } = input;
  const { tax, totals } = taxTotals(
    rows.map(({ row, loyalty }, i) => ({
      row,
      loyalty,
      discount: discounts[i] ?? 0,
      rate: input.lines[i]?.taxRate ?? 0,
    })),
    { amount: delivery, rate: input.delivery?.taxRate ?? 0 },
    taxMode,
  );
  const total = cartTotal + delivery + (taxMode === 'added' ? totals.orderTotal : 0);
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
      tax: totals,
    },
    taxes: isTaxKnown ? tax.rows : [],
    promotions: applied,
    couponHolds: applied.some(({ promotion }) => promotion === chosen),
    couponRefusal: (chosen && combined.refusals.get(chosen.id)) ?? null,
    couponScope: chosen?.productIds ? 'lines' : 'order',
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
    sale: (unit.retail - unit.everyone) * qty,
    group: (unit.everyone - unit.final) * qty,
    options,
    row,
    loyalty: unit.loyalty * qty,
  };
}
