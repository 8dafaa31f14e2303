import { afterAll, beforeAll, expect, test } from 'vitest';
import { rush } from '#tests/support/rush.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';

/** A few seeds run by default; `ORDER_SEEDS=100` runs all of them. */
const seeds = Number(process.env['ORDER_SEEDS'] ?? 2);

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test.each(Array.from({ length: seeds }, (_, index) => index + 1))(
  'two hundred buyers get exactly seven units and three coupons, seed %i · CO5 CA10',
  { timeout: 120_000 },
  async (seed) => {
    expect(await rush(shop, { seed, buyers: 200, units: 7 })).toEqual({
      orders: 7,
      soldOut: 193,
      stock: 0,
      reserved: 0,
      couponUses: 3,
      withCoupon: 3,
      heldRows: 0,
      mails: 7,
      unknownErrors: [],
    });
  },
);
