import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Address } from '#schemas/entities/address.ts';
import type { Cart, CartSession } from '#schemas/entities/cart.ts';
import type { DeliveryMethod, PaymentMethod } from '#schemas/entities/checkout-methods.ts';
import type { CheckoutSettings, Country } from '#schemas/entities/settings.ts';
import { type ApiClient, openApi } from '#tests/support/api.ts';
import { address, fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

/** Steps of the checkout that an external program takes. */
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

const area = '/api/v2/ecommerce/checkout';
const calls = {
  countries: `POST ${area}/getAvailableCountries`,
  reached: 'POST /api/v1/ecommerce/delivery/getDeliveryByAvailableCountries',
  deliveries: `POST ${area}/delivery/getApplicableDeliveryMethods`,
  saveDelivery: `PUT ${area}/delivery/saveDeliveryMethod`,
  payments: `POST ${area}/payment/getApplicablePaymentMethods`,
  savePayment: `PUT ${area}/payment/savePaymentMethod`,
} as const;

const croatia = { id: ids.croatia, iso: 'HR', code: 'HRV', name: 'Croatia' };
const germany = { id: ids.germany, iso: 'DE', code: 'DEU', name: 'Germany' };
const english = { languageCode: 'eng' };

/** Expects that the call is refused without the right code of the cart. */
async function expectCodeNeeded(call: string, session: CartSession, fields: object = {}) {
  const guess = { ...session, ...fields, protectCode: 'x'.repeat(43) };
  expect(await api.error(call, guess), call).toEqual({ status: 400, code: 'cartNotFound' });
}

const read = (session: CartSession) =>
  api.data<Cart>('POST /api/v2/ecommerce/cart/getCart', session);

/** Creates a guest's cart with one map, sent to this country. */
async function addressedCart(country: number = ids.croatia): Promise<CartSession> {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const guest = { email: 'kupac@example.com', addresses: [address({ country })] };
  await api.data('POST /api/v2/ecommerce/cart/updateGuestUser', { ...session, ...guest });
  return session;
}

test('address, delivery, payment and order of a cart need its session · ERR-45 CHK-07', async () => {
  const session = await addressedCart();
  const steps: readonly (readonly [call: string, fields: object])[] = [
    [
      'POST /api/v2/ecommerce/cart/updateGuestUser',
      { email: 'kupac@example.com', addresses: [address()] },
    ],
    [calls.deliveries, {}],
    [calls.saveDelivery, { deliveryMethodId: ids.post }],
    [calls.payments, {}],
    [calls.savePayment, { paymentMethodId: ids.bank }],
    [`POST ${area}/order/create`, {}],
  ];
  for (const [call, fields] of steps) {
    expect(await api.error(call, fields), call).toMatchObject({ status: 400, code: 'badRequest' });
    await expectCodeNeeded(call, session, fields);
    const unknown = { ...session, ...fields, cartId: crypto.randomUUID() };
    expect(await api.error(call, unknown), call).toEqual({ status: 400, code: 'cartNotFound' });
  }
});

test('POST getAvailableCountries lists the countries the shop sells to · API-081 CHK-A-25', async () => {
  expect(await api.data<Country[]>(calls.countries, {}, english)).toEqual([croatia, germany]);
});

test('POST getDeliveryByAvailableCountries lists the countries the cart can be sent to · API-082 CHK-A-25', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const reached = () => api.data<{ countries: Country[] }>(calls.reached, session, english);
  expect(await reached()).toEqual({ countries: [croatia, germany] });
  const abroad = shop.database.db.updateTable('delivery_methods').where('id', '=', ids.abroad);
  await abroad.set({ enabled: false }).execute();
  const without = await reached();
  const digital = await fillCart(shop, [[ids.book, 1]]);
  const everywhere = await api.data(calls.reached, digital, english);
  await abroad.set({ enabled: true }).execute();
  expect(without).toEqual({ countries: [croatia] });
  expect(everywhere).toEqual({ countries: [croatia, germany] });
  await expectCodeNeeded(calls.reached, session);
});

test('POST getApplicableDeliveryMethods lists the delivery methods for the requested country · API-083', async () => {
  const session = await addressedCart();
  const list = (fields: object = {}) =>
    api.data<DeliveryMethod[]>(calls.deliveries, { ...session, currencyId: 1, ...fields });
  expect(await list()).toMatchObject([
    {
      id: ids.post,
      name: 'Dostava posta',
      description: '',
      options: [],
      price: 450,
      freeFrom: 8000,
      arrival: null,
      assumedCountry: null,
    },
    {
      id: ids.pickup,
      name: 'Dostava preuzimanje',
      description: '',
      options: [{ id: ids.branch, name: 'Zadar', arrival: null }],
      price: 0,
      freeFrom: null,
      arrival: null,
      assumedCountry: null,
    },
  ]);
  expect(await list({ countryId: ids.germany })).toMatchObject([{ id: ids.abroad, price: 1490 }]);
  await expectCodeNeeded(calls.deliveries, session);
});

test('the user’s own addresses decide what is offered, those of others are refused · API-083 API-085', async () => {
  const [me, other] = [await api.person(), await api.person()];
  const session = await fillCart(shop, [[ids.map, 1]]);
  const create = 'POST /api/v1/user/web/address/create';
  const abroad = address({ country: ids.germany, zipCode: '10115' });
  const { id } = await api.data<Address>(create, abroad, me.headers);
  const fields = { ...session, userId: other.id, userShippingAddressId: id };
  expect(await api.data(calls.deliveries, fields, me.headers)).toMatchObject([{ id: ids.abroad }]);
  const billed = { ...session, userId: other.id, userBillingAddressId: id };
  expect(await api.data(calls.payments, billed, me.headers)).toHaveLength(2);
  for (const [call, input] of [
    [calls.deliveries, fields],
    [calls.payments, billed],
  ] as const) {
    expect(await api.error(call, input, other.headers)).toMatchObject({ code: 'notFound' });
  }
});

test('chosen addresses are stored in the cart, and both must be the user’s own · API-083', async () => {
  const [me, other] = [await api.person(), await api.person()];
  const session = await fillCart(shop, [[ids.map, 1]]);
  const create = 'POST /api/v1/user/web/address/create';
  const abroad = address({ country: ids.germany, zipCode: '10115' });
  const own = await api.data<Address>(create, abroad, me.headers);
  const foreign = await api.data<Address>(create, address(), other.headers);
  const mixed = [
    { userShippingAddressId: own.id, userBillingAddressId: foreign.id },
    { userShippingAddressId: foreign.id, userBillingAddressId: own.id },
  ];
  for (const fields of mixed) {
    const refused = await api.error(calls.deliveries, { ...session, ...fields }, me.headers);
    expect(refused).toMatchObject({ code: 'notFound' });
  }
  const chosen = { ...session, userShippingAddressId: own.id };
  await api.data(calls.deliveries, chosen, me.headers);
  expect(await api.data(calls.deliveries, session, me.headers)).toMatchObject([{ id: ids.abroad }]);
});

test('PUT saveDeliveryMethod stores method and branch in the cart · API-084 ENT-02', async () => {
  const session = await addressedCart();
  const save = (fields: object) =>
    [calls.saveDelivery, { ...session, userId: 5, ...fields }] as const;
  const pickup = { deliveryMethodId: ids.pickup, branchId: ids.branch };
  await api.data(...save(pickup));
  expect(await read(session)).toMatchObject({
    deliveryMethodId: ids.pickup,
    options: { deliveryBranchId: ids.branch },
    userId: null,
  });
  await api.data(...save({ deliveryMethodId: ids.post, branchId: null }));
  const chosen = { deliveryMethodId: ids.post, options: { deliveryBranchId: null } };
  expect(await read(session)).toMatchObject({
    ...chosen,
    priceSummary: { delivery: 450, tax: { cartTotal: 300, delivery: 90, orderTotal: 390 } },
  });
  expect(await api.error(...save({ deliveryMethodId: ids.pickup }))).toMatchObject({
    code: 'deliveryBranchMissing',
  });
  expect(await api.error(...save({ deliveryMethodId: ids.abroad }))).toMatchObject({
    code: 'deliveryMethodNotFound',
  });
  await expectCodeNeeded(calls.saveDelivery, session, pickup);
  expect(await read(session)).toMatchObject(chosen);
});

test('POST getApplicablePaymentMethods lists the payment methods for the cart · API-085', async () => {
  const session = await addressedCart();
  const list = (of: CartSession) => api.data<PaymentMethod[]>(calls.payments, { ...of, userId: 5 });
  expect(await list(session)).toMatchObject([
    { id: ids.cash, name: 'COD', description: '', paymentType: 'COD' },
    { id: ids.bank, name: 'BANK', description: '', paymentType: 'BANK' },
  ]);
  expect(await list(await fillCart(shop, [[ids.gift, 1]]))).toMatchObject([{ id: ids.free }]);
  await expectCodeNeeded(calls.payments, session);
});

test('PUT savePaymentMethod stores the payment method and the company · API-086', async () => {
  const session = await addressedCart();
  const companyData = { companyName: 'Bonaca d.o.o.', oib: '69435151530' };
  const fields = { userId: 5, paymentMethodId: ids.bank, companyData };
  await api.data(calls.savePayment, { ...session, ...fields });
  const kept = {
    paymentMethodId: ids.bank,
    company: { name: 'Bonaca d.o.o.', oib: '69435151530' },
  };
  expect(await read(session)).toMatchObject(kept);
  const refusals = [
    [{ paymentMethodId: ids.free }, 'paymentMethodNotFound'],
    [{ ...fields, companyData: { ...companyData, oib: '12345678901' } }, 'oib'],
  ] as const;
  for (const [change, code] of refusals) {
    const response = await api.error(calls.savePayment, { ...session, ...change });
    expect(response).toMatchObject({ code });
  }
  await expectCodeNeeded(calls.savePayment, session, { paymentMethodId: ids.cash });
  expect(await read(session)).toMatchObject(kept);
  await api.data(calls.savePayment, { ...session, paymentMethodId: ids.cash });
  expect(await read(session)).toMatchObject({ ...kept, paymentMethodId: ids.cash });
});

const setOption = async (key: string, value: unknown) => {
  const { db } = shop.database;
  const row = { key, value: JSON.stringify(value), public: false };
  const changed = { value: row.value };
  await db
    .insertInto('options')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(changed))
    .execute();
};

test('the currency of the shop has a label and a symbol, and its id is the main one · ENT-34 API-080', async () => {
  await setOption('site.currency', { code: 'CHF', label: 'Franak', symbol: 'Fr.' });
  const config = await api.data('GET /api/v2/ecommerce/settings/getCurrencyConfig');
  await shop.database.db.deleteFrom('options').where('key', '=', 'site.currency').execute();
  expect(config).toEqual({
    allowedCurrencies: [{ id: 1, code: 'CHF', label: 'Franak', symbol: 'Fr.' }],
    mainCurrencyId: 1,
  });
});

test('the settings return 0, 1 or 2 for the behavior after an addition to the cart · ENT-44', async () => {
  const call = 'GET /api/v1/ecommerce/settings/getCheckoutSettings';
  const reported = [];
  for (const value of [0, 1, 2, 3]) {
    await setOption('site.cartAdditionBehaviour', value);
    const settings = await api.data<CheckoutSettings>(call, { cart_type: 'web' });
    reported.push(settings.cartAdditionBehaviour);
  }
  expect(reported).toEqual([0, 1, 2, 0]);
});
