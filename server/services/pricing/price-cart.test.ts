import { expect, test } from 'vitest';
import { promotion } from '#tests/support/promotion.ts';
import { priceCart } from './price-cart.ts';

const now = new Date('2026-11-21T10:00:00.000Z');

const plain = {
  productIds: [1],
  salePrice: null,
  membershipPrice: null,
  additions: 0,
  qty: 1,
  taxRate: 25,
};
const tenPercent = promotion();

test('applies sale, card, options, coupon, delivery in order, with the tax in each total · CARD-02 COUPON-08 ENT-02', () => {
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
    promotions: [tenPercent],
    delivery: { price: 400, freeFrom: 4000, taxRate: 25 },
    now,
  });
  expect(lines[0]).toMatchObject({ unitRetail: 2350, unitFinal: 1850, row: 3700, loyalty: 600 });
  expect(summary).toMatchObject({ itemsTotal: 4699, loyalty: 600, coupon: 410, cartTotal: 3689 });
  expect(summary).toMatchObject({ delivery: 400, orderTotal: 4089 });
  expect(summary.tax).toEqual({
    itemsTotal: 788,
    loyalty: 120,
    coupon: 67,
    cartTotal: 601,
    delivery: 80,
    orderTotal: 681,
  });
  expect(taxes).toEqual([
    { rate: 25, base: 2552, tax: 638 },
    { rate: 5, base: 856, tax: 43 },
  ]);
});

test('added tax comes on top of goods and delivery, and a voucher pays it too · CART-13', () => {
  const cart = {
    lines: [{ ...plain, retailPrice: 1000, taxRate: 8.25 }],
    isMember: false,
    promotions: [tenPercent],
    delivery: { price: 100, freeFrom: null, taxRate: 0 },
    now,
    taxMode: 'added',
  } as const;
  const { summary, taxes } = priceCart(cart);
  expect(taxes).toEqual([
    { rate: 8.25, base: 900, tax: 74 },
    { rate: 0, base: 100, tax: 0 },
  ]);
  expect(summary).toMatchObject({ cartTotal: 900, delivery: 100, orderTotal: 1074 });
  const paid = priceCart({ ...cart, voucher: { balance: 5000 } }).summary;
  expect(paid).toMatchObject({ voucher: 1074, orderTotal: 0 });
});

test('a lower sale price beats the card · CARD-02', () => {
  const line = { ...plain, retailPrice: 2000, salePrice: 900, membershipPrice: 1200 };
  const priced = priceCart({ lines: [line], isMember: true, promotions: [], delivery: null, now });
  expect(priced.summary).toMatchObject({ itemsTotal: 900, loyalty: 0, orderTotal: 900 });
});

test.each([
  ['before it begins', { validFrom: '2026-12-01T00:00:00.000Z' }],
  ['after it ended', { validTo: '2026-11-01T00:00:00.000Z' }],
  ['below its minimum', { minimumItemsTotal: 1001 }],
  ['when it is used up', { usageLimit: 3, usageCount: 3 }],
  ['without any effect', { value: 0 }],
])('a coupon is refused %s · COUPON-05', (_, change) => {
  const lines = [{ ...plain, retailPrice: 1000 }];
  const coupon = { ...tenPercent, ...change };
  const priced = priceCart({ lines, isMember: false, promotions: [coupon], delivery: null, now });
  expect(priced.couponHolds).toBe(false);
  expect(priced.summary.coupon).toBe(0);
});

test('delivery is free from the limit, after discounts · CART-12', () => {
  const price = (retailPrice: number) =>
    priceCart({
      lines: [{ ...plain, retailPrice }],
      isMember: false,
      promotions: [tenPercent],
      delivery: { price: 500, freeFrom: 900, taxRate: 25 },
      now,
    }).summary.delivery;
  expect([price(999), price(1000)]).toEqual([500, 0]);
});

test('a coupon for some products does not change the others · COUPON-08', () => {
  const lines = [
    { ...plain, retailPrice: 1000 },
    { ...plain, retailPrice: 500, productIds: [3, 2] },
    { ...plain, retailPrice: 700, productIds: [4] },
  ];
  const price = (productIds: readonly number[]) =>
    priceCart({
      lines,
      isMember: false,
      promotions: [{ ...tenPercent, productIds }],
      delivery: null,
      now,
    });
  expect(price([2]).lines.map(({ discount }) => discount)).toEqual([0, 50, 0]);
  expect(price([1, 4]).lines.map(({ discount }) => discount)).toEqual([100, 0, 70]);
  expect(price([9]).couponHolds).toBe(false);
});
