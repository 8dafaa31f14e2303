import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#schemas/entities/cart.ts';
import type { GuestUser } from '#schemas/entities/user.ts';
import { type ApiClient, openApi } from '#tests/support/api.ts';
import { address, fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

/** Who a guest is, as an external program says it step by step. */
let shop: TestShop;
let api: ApiClient;
beforeAll(async () => {
  shop = await openShop();
  api = await openApi(shop.deps);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const area = '/api/v2/ecommerce/cart';

test('POST api/v2/ecommerce/cart/updateGuestUser changes what it gets: an email keeps the rest, addresses without a company make a private order · API-100 CHK-06 CHK-A-24', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const update = (fields: object) =>
    api.data<GuestUser>(`POST ${area}/updateGuestUser`, { ...session, ...fields });
  const shown = async () => {
    const { guest, addresses, company } = await api.data<Cart>(`POST ${area}/getCart`, session);
    return { email: guest?.email, cities: addresses.map(({ city }) => city), company };
  };
  const company = { name: 'Bonaca d.o.o.', oib: '69435151530' };
  const cities = ['Rijeka', 'Split'];
  const addresses = [address({ type: 'Main', city: 'Rijeka' }), address({ city: 'Split' })];
  await update({ email: 'gost@example.com', addresses, company });
  expect(await shown()).toEqual({ email: 'gost@example.com', cities, company });
  const email = 'druga@example.com';
  expect(await update({ email })).toMatchObject({ email });
  expect(await shown()).toEqual({ email, cities, company });
  await update({ email, addresses: [address({ city: 'Zadar' })] });
  expect(await shown()).toEqual({ email, cities: ['Zadar', 'Zadar'], company: null });
  await update({ email, company });
  expect(await shown()).toEqual({ email, cities: ['Zadar', 'Zadar'], company });
  await update({ email, company: null });
  expect(await shown()).toMatchObject({ company: null });
});
