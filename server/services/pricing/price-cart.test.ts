import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PricingInput, priceCart } from './price-cart.ts';
import { spread } from './spread.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const cents = fc.integer({ min: 0, max: 5_000_00 });
const maybeCents = fc.option(cents, { nil: null });

const line = fc.record({
  retailPrice: cents,
  salePrice: maybeCents,
  membershipPrice: maybeCents,
  additions: fc.integer({ min: 0, max: 5_00 }),
  qty: fc.integer({ min: 1, max: 999 }),
  taxRate: fc.constantFrom(25, 13, 5, 0, 5.5),
});

const coupon = fc.record({
  kind: fc.constantFrom('percent' as const, 'amount' as const),
  value: fc.integer({ min: 1, max: 100 }),
  minimumItemsTotal: fc.integer({ min: 0, max: 100_00 }),
  validFrom: fc.constant(null),
  validTo: fc.constantFrom(null, '2026-11-20T00:00:00.000Z', '2026-12-31T00:00:00.000Z'),
  usageLimit: fc.constantFrom(null, 1, 2),
  usageCount: fc.constantFrom(0, 1),
});

const delivery = fc.record({
  price: fc.integer({ min: 0, max: 20_00 }),
  freeFrom: maybeCents,
  taxRate: fc.constantFrom(25, 13),
});

const input: fc.Arbitrary<PricingInput> = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  isMember: fc.boolean(),
  coupon: fc.option(coupon, { nil: null }),
  delivery: fc.option(delivery, { nil: null }),
  now: fc.constant(now),
});

const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('rows sum to the items total · CART-10 CART-06', () => {
  fc.assert(
    fc.property(input, (cart) => {
      const { lines, summary } = priceCart(cart);
      expect(total(lines.map(({ row }) => row))).toBe(summary.itemsTotal);
      expect(total(lines.map(({ loyalty }) => loyalty))).toBe(summary.loyalty);
      expect(total(lines.map(({ discount }) => discount))).toBe(summary.coupon);
    }),
  );
});

test('items less discounts plus delivery is the total · CART-14 ENT-02', () => {
  fc.assert(
    fc.property(input, (cart) => {
      const { itemsTotal, coupon, loyalty, delivery, orderTotal, cartTotal } =
        priceCart(cart).summary;
      expect(itemsTotal - coupon - loyalty + delivery).toBe(orderTotal);
      expect(cartTotal + delivery).toBe(orderTotal);
    }),
  );
});

test('amounts are whole cents and never negative · CART-11', () => {
  fc.assert(
    fc.property(input, (cart) => {
      const { lines, summary, taxes } = priceCart(cart);
      const { tax, ...totals } = summary;
      const paid = lines.map(({ row, loyalty, discount }) => row - loyalty - discount);
      const rows = [
        ...lines.flatMap(Object.values),
        ...taxes.flatMap(({ base, tax }) => [base, tax]),
      ];
      for (const value of [...Object.values(totals), ...Object.values(tax), ...paid, ...rows]) {
        expect(Number.isInteger(value) && value >= 0).toBe(true);
      }
    }),
  );
});

test('taxes of lines, rates and totals agree · CART-13', () => {
  fc.assert(
    fc.property(input, (cart) => {
      const { lines, summary, taxes } = priceCart(cart);
      expect(total(lines.map(({ tax }) => tax))).toBe(summary.tax.cartTotal);
      expect(total(taxes.map(({ tax }) => tax))).toBe(summary.tax.orderTotal);
      expect(total(taxes.map(({ base, tax }) => base + tax))).toBe(summary.orderTotal);
    }),
  );
});

test('a card never makes a cart dearer · CARD-02', () => {
  fc.assert(
    fc.property(input, (cart) => {
      const goods = (isMember: boolean) => {
        const { itemsTotal, loyalty } = priceCart({ ...cart, isMember }).summary;
        return itemsTotal - loyalty;
      };
      expect(goods(true)).toBeLessThanOrEqual(goods(false));
    }),
  );
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
  );
});

const plain = { salePrice: null, membershipPrice: null, additions: 0, qty: 1, taxRate: 25 };
const tenPercent = {
  kind: 'percent',
  value: 10,
  minimumItemsTotal: 0,
  validFrom: null,
  validTo: null,
  usageLimit: null,
  usageCount: 0,
} as const;

test('applies sale, card, options, coupon, delivery in order · CARD-02 COUPON-08', () => {
  const { lines, summary, taxes } = priceCart({
    lines: [
      {
        ...plain,
        retailPrice: 2000,
        salePrice: 1500,
        membershipPrice: 1200,
        additions: 350,
        qty: 2,
      },
      { ...plain, retailPrice: 999, taxRate: 5 },
    ],
    isMember: true,
    coupon: tenPercent,
    delivery: { price: 400, freeFrom: 4000, taxRate: 25 },
    now,
  });
  expect(lines[0]).toMatchObject({ unitRetail: 2350, unitFinal: 1850, row: 3700, loyalty: 600 });
  expect(summary).toMatchObject({ itemsTotal: 4699, loyalty: 600, coupon: 410, cartTotal: 3689 });
  expect(summary).toMatchObject({ delivery: 400, orderTotal: 4089 });
  expect(taxes).toEqual([
    { rate: 25, base: 2552, tax: 638 },
    { rate: 5, base: 856, tax: 43 },
  ]);
});

test('a lower sale price beats the card · CARD-02', () => {
  const line = { ...plain, retailPrice: 2000, salePrice: 900, membershipPrice: 1200 };
  const priced = priceCart({ lines: [line], isMember: true, coupon: null, delivery: null, now });
  expect(priced.summary).toMatchObject({ itemsTotal: 900, loyalty: 0, orderTotal: 900 });
});

test.each([
  ['before it begins', { validFrom: '2026-12-01T00:00:00.000Z' }],
  ['after it ended', { validTo: '2026-11-01T00:00:00.000Z' }],
  ['below its minimum', { minimumItemsTotal: 1001 }],
  ['when it is used up', { usageLimit: 3, usageCount: 3 }],
  ['without any effect', { value: 0 }],
])('a coupon does not hold %s · COUPON-05', (_, change) => {
  const lines = [{ ...plain, retailPrice: 1000 }];
  const coupon = { ...tenPercent, ...change };
  const priced = priceCart({ lines, isMember: false, coupon, delivery: null, now });
  expect(priced.couponHolds).toBe(false);
  expect(priced.summary.coupon).toBe(0);
});

test('delivers free from the amount on, after discounts', () => {
  const price = (retailPrice: number) =>
    priceCart({
      lines: [{ ...plain, retailPrice }],
      isMember: false,
      coupon: tenPercent,
      delivery: { price: 500, freeFrom: 900, taxRate: 25 },
      now,
    }).summary.delivery;
  expect([price(999), price(1000)]).toEqual([500, 0]);
});
