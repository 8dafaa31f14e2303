import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDispatch, type Dispatch } from '#server/api/dispatch.ts';
import { createRateLimit } from '#server/api/rate-limit.ts';
import { fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createCartHandlers } from './handlers.ts';

let shop: TestShop;
let dispatch: Dispatch;
beforeAll(async () => {
  shop = await openShop();
  dispatch = createDispatch(createCartHandlers(shop.deps), createRateLimit(shop.database.db));
});
afterAll(() => shop.close());

const from = (client: string) => ({
  actor: { kind: 'anonymous' } as const,
  language: 'hr' as const,
  now: new Date(),
  client,
  idempotencyKey: null,
  headers: {},
});

test.each([
  ['cards', 'cart.applyMemberCard', 'barcode', 'memberCardInvalid', '100'],
  ['coupons', 'cart.applyCoupon', 'couponCode', 'couponNotFound', 'POPUST'],
] as const)(
  'guessing %s is blocked, other clients are not · CARD-12 CA12',
  async (_, name, field, code, valid) => {
    const session = await fillCart(shop, [[ids.map, 2]]);
    const guess = async (text: string, client: string) => {
      const response = await dispatch(name, { ...session, [field]: text }, from(client));
      return response.ok ? 'ok' : response.error.code;
    };
    const guesses = [];
    for (let i = 0; i < 40; i += 1) guesses.push(await guess(`wrong${i}`, '192.0.2.1'));
    expect([guesses[0], guesses.at(-1)]).toEqual([code, 'tooManyRequests']);
    expect(await guess(valid, '192.0.2.1')).toBe('tooManyRequests');
    expect(await guess(valid, '192.0.2.2')).toBe('ok');
    // Like a school with one coupon behind one address, or members who log in one after another.
    for (let i = 0; i < 40; i += 1) expect(await guess(valid, '192.0.2.3')).toBe('ok');
  },
);
