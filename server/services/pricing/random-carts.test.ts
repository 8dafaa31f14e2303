import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceBreakdownEntry } from '#schemas/entities/price-breakdown.ts';
import { promotion } from '#tests/support/promotion.ts';
import { randomCases } from '#tests/support/random-runs.ts';
import { breakdownOf } from './price-breakdown.ts';
import { type LineInput, type PricingInput, priceCart } from './price-cart.ts';
import { spread } from './spread.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const cases = randomCases(10_000);
const cents = fc.integer({ min: 0, max: 5_000_00 });
/** Prices and percentages that leave thirds of a cent. */
const awkwardCents = fc.oneof(cents, fc.constantFrom(1, 33, 100, 333, 667, 999, 1999, 9999));
const maybeCents = fc.option(awkwardCents, { nil: null });
const productId = fc.integer({ min: 1, max: 5 });

const line: fc.Arbitrary<LineInput> = fc.record({
  productIds: fc.array(productId, { minLength: 1, maxLength: 2 }),
  retailPrice: awkwardCents,
  salePrice: maybeCents,
  membershipPrice: maybeCents,
  additions: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_00 })),
  qty: fc.oneof(fc.constantFrom(1, 3, 7), fc.integer({ min: 1, max: 999 })),
  taxRate: fc.constantFrom(25, 13, 5, 0, 5.5),
});

const ofKind = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    value: fc.constantFrom(1, 10, 33, 50, 99, 100),
  }),
  fc.record({ kind: fc.constant('amount' as const), value: awkwardCents }),
  fc.record({
    kind: fc.constant('cheapestFree' as const),
    value: fc.constantFrom(1, 2),
    groupSize: fc.constantFrom(3, 4),
  }),
  fc.record({ kind: fc.constant('freeDelivery' as const), value: fc.constant(null) }),
);
const conditions = fc.record({
  minimumItemsTotal: fc.constantFrom(0, 0, 100_00),
  minimumQuantity: fc.constantFrom(0, 0, 5),
  validTo: fc.constantFrom(null, '2026-11-20T00:00:00.000Z', '2026-12-31T00:00:00.000Z'),
  usageLimit: fc.constantFrom(null, 1, 2),
  usageCount: fc.constantFrom(0, 1),
  productIds: fc.option(fc.array(productId, { maxLength: 3 }), { nil: null }),
  isExclusive: fc.boolean(),
  position: fc.nat(3),
});
/** At most one coupon, which is the first one. */
const promotions = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(ofKind, conditions), { maxLength: 4 }))
  .map(([hasCoupon, all]) =>
    all.map(([kind, rest], at) =>
      promotion({ ...rest, ...kind, id: at + 1, code: hasCoupon && at === 0 ? 'CODE' : null }),
    ),
  );

const input: fc.Arbitrary<PricingInput> = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  isMember: fc.boolean(),
  promotions,
  delivery: fc.option(
    fc.record({
      price: fc.integer({ min: 0, max: 20_00 }),
      freeFrom: maybeCents,
      taxRate: fc.constantFrom(25, 13),
    }),
    { nil: null },
  ),
  now: fc.constant(now),
});

const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const without = (what: string, breakdown: readonly PriceBreakdownEntry[]) =>
  breakdown.filter((entry) => entry.what !== what);

/** Checks one property on random carts. */
function ofRandomCarts(holds: (cart: PricingInput) => boolean): void {
  fc.assert(fc.property(input, holds), cases);
}

test('rows sum to the totals, to the cent · CART-06 CART-10', () => {
  ofRandomCarts((cart) => {
    const { lines, summary } = priceCart(cart);
    return (
      total(lines.map(({ row }) => row)) === summary.itemsTotal &&
      total(lines.map(({ loyalty }) => loyalty)) === summary.loyalty &&
      total(lines.map(({ discount }) => discount)) === summary.coupon
    );
  });
});

test('items less discounts plus delivery is the total · CART-14 ENT-02', () => {
  ofRandomCarts((cart) => {
    const { itemsTotal, coupon, loyalty, delivery, orderTotal, cartTotal } =
      priceCart(cart).summary;
    return (
      itemsTotal - coupon - loyalty + delivery === orderTotal && cartTotal + delivery === orderTotal
    );
  });
});

test('amounts are whole cents and never negative · CART-11', () => {
  ofRandomCarts((cart) => {
    const { lines, summary, taxes } = priceCart(cart);
    const { tax, ...totals } = summary;
    const amounts = [
      ...Object.values(totals),
      ...Object.values(tax),
      ...lines.map(({ row, loyalty, discount }) => row - loyalty - discount),
      ...lines.flatMap((line) => Object.values({ ...line, taxRate: 0 })),
      ...taxes.flatMap(({ base, tax }) => [base, tax]),
    ];
    return amounts.every((amount) => Number.isInteger(amount) && amount >= 0);
  });
});

test('taxes of lines, rates and totals agree · CART-13', () => {
  ofRandomCarts((cart) => {
    const { lines, summary, taxes } = priceCart(cart);
    return (
      total(lines.map(({ tax }) => tax)) === summary.tax.cartTotal &&
      total(taxes.map(({ tax }) => tax)) === summary.tax.orderTotal &&
      total(taxes.map(({ base, tax }) => base + tax)) === summary.orderTotal
    );
  });
});

test('the tax of the items less that of the discounts is that of the cart, but for rounding · ENT-02', () => {
  ofRandomCarts((cart) => {
    const { tax, coupon, loyalty } = priceCart(cart).summary;
    const { itemsTotal = 0, cartTotal } = tax;
    const rest = itemsTotal - (tax.loyalty ?? 0) - (tax.coupon ?? 0) - cartTotal;
    const isPlain = coupon + loyalty === 0;
    return isPlain ? itemsTotal === cartTotal : Math.abs(rest) <= 2;
  });
});

test('adding and removing a line restores the total · CART-14', () => {
  fc.assert(
    fc.property(input, line, fc.nat(12), (cart, added, place) => {
      const before = priceCart(cart);
      const lines = cart.lines.toSpliced(place, 0, added);
      const costlier = priceCart({ ...cart, lines });
      const after = priceCart({
        ...cart,
        lines: lines.toSpliced(Math.min(place, cart.lines.length), 1),
      });
      expect(after).toEqual(before);
      expect(costlier.summary.itemsTotal).toBeGreaterThanOrEqual(before.summary.itemsTotal);
    }),
    cases,
  );
});

test('promotions never take more than a line costs, and each is listed with its amount', () => {
  ofRandomCarts((cart) => {
    const { promotions, lines, summary } = priceCart(cart);
    return (
      lines.every(({ row, loyalty, discount }) => discount <= row - loyalty) &&
      total(promotions.map(({ amount }) => amount)) === summary.coupon &&
      promotions.every(({ promotion, amount }) => amount > 0 || promotion.kind === 'freeDelivery')
    );
  });
});

test('an exclusive promotion stands alone', () => {
  ofRandomCarts((cart) => {
    const { promotions } = priceCart(cart);
    return promotions.length < 2 || !promotions.some(({ promotion }) => promotion.isExclusive);
  });
});

test('a card never makes a cart more expensive · CARD-02', () => {
  ofRandomCarts((cart) => {
    const goods = (isMember: boolean) => {
      const { itemsTotal, loyalty } = priceCart({ ...cart, isMember }).summary;
      return itemsTotal - loyalty;
    };
    return goods(true) <= goods(false);
  });
});

test('the price breakdown explains every cent of the total · CART-14', () => {
  ofRandomCarts((cart) => {
    const priced = priceCart(cart);
    const amounts = without('tax', breakdownOf(priced)).map(({ amount }) => amount);
    return total(amounts) === priced.summary.orderTotal;
  });
});

test('each step of the price breakdown begins where the previous one ended · CART-14', () => {
  ofRandomCarts((cart) => {
    const ends = new Map<number | null, number>();
    return without('tax', breakdownOf(priceCart(cart))).every((entry) => {
      const begins = ends.get(entry.line) ?? 0;
      ends.set(entry.line, entry.to);
      return entry.from === begins && entry.to === entry.from + entry.amount && entry.to >= 0;
    });
  });
});

test('the price breakdown of each line ends at its paid price · CART-06', () => {
  ofRandomCarts((cart) => {
    const priced = priceCart(cart);
    const breakdown = breakdownOf(priced);
    return priced.lines.every(({ row, loyalty, discount }, index) => {
      const last = breakdown.findLast((entry) => entry.line === index);
      return last?.to === row - loyalty - discount;
    });
  });
});

test('tax in the price breakdown equals that of the rates · CART-13', () => {
  ofRandomCarts((cart) => {
    const priced = priceCart(cart);
    const taxes = breakdownOf(priced).filter(({ what }) => what === 'tax');
    const reported = taxes.map(({ rate, amount, from }) => ({ rate, base: from, tax: amount }));
    return JSON.stringify(reported) === JSON.stringify(priced.taxes);
  });
});

test('spreads every cent and follows the weights', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (amount, list) => {
      fc.pre(list.some((weight) => weight > 0));
      const parts = spread(amount, list);
      expect(total(parts)).toBe(amount);
      parts.forEach((part, i) => {
        const exact = (amount * (list[i] ?? 0)) / total(list);
        expect(Math.abs(part - exact)).toBeLessThan(1);
      });
    }),
    randomCases(1000),
  );
});
