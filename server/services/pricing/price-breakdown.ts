import type { PriceBreakdown, PriceBreakdownEntry } from '#schemas/entities/price-breakdown.ts';
import type { Money } from '#schemas/money.ts';
import type { PricedCart, PricedLine } from './price-cart.ts';

type Step = readonly [what: PriceBreakdownEntry['what'], amount: Money];

/** Lists every step that changes the price of a priced cart, to the cent. */
export function breakdownOf(priced: PricedCart): PriceBreakdown {
  const { delivery, taxes, summary } = priced;
  const { voucher = 0, orderTotal } = summary;
  return [
    ...priced.lines.flatMap((line, index) =>
      chain(lineSteps(line, priced, index), {
        line: index,
        qty: line.qty,
        rate: line.taxRate,
      }),
    ),
    ...(delivery
      ? chain(
          [
            ['delivery', delivery.listPrice],
            ['freeDelivery', delivery.price - delivery.listPrice],
          ],
          { line: null, qty: 1, rate: delivery.taxRate },
        )
      : []),
    ...(voucher > 0
      ? [
          {
            what: 'voucher' as const,
            line: null,
            qty: 1,
            from: orderTotal + voucher,
            to: orderTotal,
            amount: -voucher,
            rate: 0,
          },
        ]
      : []),
    ...taxes.map(({ rate, base, tax }) => ({
      what: 'tax' as const,
      line: null,
      qty: 1,
      from: base,
      to: base + tax,
      amount: tax,
      rate,
    })),
  ];
}

function lineSteps(line: PricedLine, priced: PricedCart, index: number): Step[] {
  const coupon = couponDiscount(priced, index);
  return [
    ['base', line.base],
    ['sale', -line.sale],
    ['group', -line.group],
    ['member', -line.loyalty],
    ['options', line.options],
    ['promotion', coupon - line.discount],
    [priced.couponScope === 'lines' ? 'lineCoupon' : 'coupon', -coupon],
  ];
}

function couponDiscount({ promotions }: PricedCart, index: number): Money {
  const coupon = promotions.find(({ promotion }) => promotion.code !== null);
  return coupon?.discounts[index] ?? 0;
}

/** The first step is kept even at 0, because a free product also has a price. */
function chain(
  steps: readonly Step[],
  of: Pick<PriceBreakdownEntry, 'line' | 'qty' | 'rate'>,
): PriceBreakdownEntry[] {
  let from = 0;
  return steps.flatMap(([what, amount], index) => {
    if (amount === 0 && index > 0) return [];
    const entry = { what, ...of, from, to: from + amount, amount };
    from = entry.to;
    return [entry];
  });
}
