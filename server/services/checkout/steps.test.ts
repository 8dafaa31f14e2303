import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRows } from '#server/db/seed/rows.ts';
import {
  address,
  fillCart,
  openShop,
  orderOf,
  readyCart,
  type TestShop,
} from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addressLines } from '../orders/invoices/address-lines.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const refusal = (code: string) => ({ ok: false, error: { code } });
const email = 'kupac@example.com';

async function addressedCart(country: number = ids.croatia) {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const addresses = [address({ country })];
  await shop.get('cart.updateGuestUser', { ...session, email, addresses });
  return session;
}

test('the names of a cart addition behavior are read as its numbers · CART-29 CONST-63', async () => {
  const { db } = shop.database;
  const key = 'site.cartAdditionBehaviour';
  const set = async (value: string | number | null) => {
    await db.deleteFrom('options').where('key', '=', key).execute();
    if (value !== null) await insertRows(db, 'options', [{ key, value, public: false }]);
    return (await shop.get('checkout.getCheckoutSettings', {})).cartAdditionBehaviour;
  };
  const read = [];
  for (const value of ['redirect', 1, 'stay', 'popup', 2, 'other', null])
    read.push(await set(value));
  expect(read).toEqual([0, 1, 1, 2, 2, 0, 0]);
});

test('lists deliveries of the country with branches · CHK-S-01 CHK-S-02', async () => {
  const session = await addressedCart();
  const list = (countryId?: number) =>
    shop.get('checkout.getApplicableDeliveryMethods', {
      ...session,
      ...(countryId && { countryId }),
    });
  const [post, pickup, ...none] = await list();
  expect(none).toEqual([]);
  expect(post).toMatchObject({ name: 'Dostava posta', price: 450, freeFrom: 8000, options: [] });
  expect(pickup?.options).toEqual([{ id: ids.branch, name: 'Zadar', arrival: null }]);
  expect((await list(ids.germany)).map(({ id }) => id)).toEqual([ids.abroad]);
});

test('a method that cannot carry the cart is neither listed nor taken · API-083 CHK-S-05', async () => {
  const { db } = shop.database;
  const limit = (grams: number | null) =>
    db
      .updateTable('delivery_methods')
      .where('id', '=', ids.post)
      .set({ max_grams: grams })
      .execute();
  await db.updateTable('products').where('id', '=', ids.map).set({ weight_grams: 300 }).execute();
  const session = await addressedCart();
  const listed = async () =>
    (await shop.get('checkout.getApplicableDeliveryMethods', session)).map(({ id }) => id);
  await limit(300);
  expect(await listed()).toEqual([ids.post, ids.pickup]);
  await limit(299);
  expect(await listed()).toEqual([ids.pickup]);
  expect(
    await shop.call('checkout.saveDeliveryMethod', { ...session, deliveryMethodId: ids.post }),
  ).toMatchObject(refusal('deliveryMethodNotFound'));
  await limit(null);
});

test('without an address the methods are those of the shop’s own country · API-083 CART-12', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const list = await shop.get('checkout.getApplicableDeliveryMethods', session);
  expect(list.map(({ id }) => id)).toEqual([ids.post, ids.pickup]);
  expect(list[0]?.assumedCountry).toBe('Hrvatska');
  const addressed = await addressedCart();
  const [post] = await shop.get('checkout.getApplicableDeliveryMethods', addressed);
  expect(post?.assumedCountry).toBeNull();
});

test('a preview prices a method without its branch and saves nothing · API-084 CART-12', async () => {
  const session = await addressedCart();
  const save = (input: object) =>
    shop.get('checkout.saveDeliveryMethod', { ...session, deliveryMethodId: ids.post, ...input });
  expect((await save({})).prices.converted).toMatchObject({ delivery: 450 });
  const preview = await save({ deliveryMethodId: ids.pickup, preview: true });
  expect(preview).toMatchObject({
    deliveryMethodId: ids.pickup,
    options: { deliveryBranchId: null },
  });
  expect(preview.prices.converted.delivery).toBe(0);
  expect((await shop.get('cart.getCart', session)).deliveryMethodId).toBe(ids.post);
  const abroad = { ...session, deliveryMethodId: ids.abroad, preview: true };
  expect(await shop.call('checkout.saveDeliveryMethod', abroad)).toEqual(
    refusal('deliveryMethodNotFound'),
  );
});

test('only a delivery method that serves the country can be chosen · CHK-S-05 CHK-S-06', async () => {
  const session = await addressedCart();
  const save = (deliveryMethodId: number, branchId?: number) =>
    shop.call('checkout.saveDeliveryMethod', {
      ...session,
      deliveryMethodId,
      ...(branchId !== undefined && { branchId }),
    });
  expect(await save(999)).toEqual(refusal('deliveryMethodNotFound'));
  expect(await save(ids.abroad)).toEqual(refusal('deliveryMethodNotFound'));
  expect(await save(ids.pickup)).toEqual(refusal('deliveryBranchMissing'));
  expect(await save(ids.pickup, 999)).toEqual(refusal('deliveryBranchMissing'));
  const saved = await save(ids.pickup, ids.branch);
  expect(saved.ok && saved.value).toMatchObject({
    deliveryMethodId: ids.pickup,
    options: { deliveryBranchId: ids.branch },
    deliveryName: 'Dostava preuzimanje – Zadar',
  });
});

test('returns the range of days in which a parcel arrives · API-083', async () => {
  const { db } = shop.database;
  const days = { days_min: 2, days_max: 3 };
  await db.updateTable('delivery_methods').set(days).where('id', '=', ids.post).execute();
  const session = await addressedCart();
  const friday = new Date('2026-11-20T09:00:00Z');
  const methods = await shop.get('checkout.getApplicableDeliveryMethods', session, { now: friday });
  expect(methods.map(({ arrival }) => arrival)).toEqual([
    { from: '2026-11-24', to: '2026-11-25' },
    null,
  ]);
});

test('each branch can have its own days, which otherwise are those of the method · CHK-S-02', async () => {
  const { db } = shop.database;
  const friday = { now: new Date('2026-11-20T09:00:00Z') };
  const days = { days_min: 1, days_max: 1, weekdays: [2, 3] };
  await db.updateTable('delivery_methods').set(days).where('id', '=', ids.pickup).execute();
  const session = await addressedCart();
  const pickup = async () => {
    const list = await shop.get('checkout.getApplicableDeliveryMethods', session, friday);
    return list.find(({ id }) => id === ids.pickup);
  };
  const [tuesday, saturday] = ['2026-11-24', '2026-11-21'];
  const [near, later] = [saturday, tuesday].map((day) => ({ from: day, to: day }));
  expect(await pickup()).toMatchObject({ arrival: later, options: [{ arrival: later }] });
  const branch = db.updateTable('delivery_branches').where('id', '=', ids.branch);
  await branch.set({ weekdays: [6] }).execute();
  expect(await pickup()).toMatchObject({ arrival: near, options: [{ arrival: near }] });
  await branch.set({ weekdays: null }).execute();
});

test('a cart without a user accepts no delivery method · CHK-S-09 ERR-46', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const input = { ...session, deliveryMethodId: ids.post, userId: 1 };
  expect(await shop.call('checkout.saveDeliveryMethod', input)).toEqual(refusal('addressMissing'));
});

test('methods have name and description in the language, and deliveries their branches · CHK-P-01 CHK-S-01 ENT-22 ENT-23', async () => {
  const { db } = shop.database;
  const described = { description: JSON.stringify({ hr: 'Opis', en: '<b>About it</b>' }) };
  await db.updateTable('delivery_methods').set(described).execute();
  await db.updateTable('payment_methods').set(described).execute();
  const named = { name: JSON.stringify({ hr: 'Zadar', en: 'Zadar harbour' }) };
  await db.updateTable('delivery_branches').set(named).execute();
  const session = await addressedCart();
  const english = { language: 'en' } as const;
  const deliveries = await shop.get('checkout.getApplicableDeliveryMethods', session, english);
  expect(deliveries).toMatchObject([
    { id: ids.post, name: 'Delivery posta', description: '<b>About it</b>', options: [] },
    {
      id: ids.pickup,
      name: 'Delivery preuzimanje',
      description: '<b>About it</b>',
      options: [{ id: ids.branch, name: 'Zadar harbour' }],
    },
  ]);
  const payments = await shop.get('checkout.getApplicablePaymentMethods', session, english);
  expect(payments).toMatchObject([
    { id: ids.cash, name: 'COD', description: '<b>About it</b>', paymentType: 'COD' },
    { id: ids.bank, name: 'BANK', description: '<b>About it</b>', paymentType: 'BANK' },
  ]);
});

test('offers free payment only when nothing is to be paid, the hosted form only with its provider · API-085 CHK-P-01 CONST-67', async () => {
  const types = async (productId: number) => {
    const session = await fillCart(shop, [[productId, 1]]);
    const methods = await shop.get('checkout.getApplicablePaymentMethods', session);
    return methods.map(({ paymentType }) => paymentType);
  };
  expect(await types(ids.map)).toEqual(['COD', 'BANK']);
  expect(await types(ids.book)).toEqual(['BANK']);
  expect(await types(ids.gift)).toEqual(['FREE']);
});

test('a carrier that collects no cash hides cash on delivery, and the order refuses it · CHK-P-01', async () => {
  const { db } = shop.database;
  const post = db.updateTable('delivery_methods').where('id', '=', ids.post);
  await post.set({ takes_cash: false }).execute();
  const session = await addressedCart();
  const pay = async (deliveryMethodId: number, branchId?: number) => {
    const branch = branchId === undefined ? {} : { branchId };
    await shop.get('checkout.saveDeliveryMethod', { ...session, deliveryMethodId, ...branch });
    const methods = await shop.get('checkout.getApplicablePaymentMethods', session);
    return methods.map(({ paymentType }) => paymentType);
  };
  const cash = { ...session, paymentMethodId: ids.cash };
  expect(await pay(ids.post)).toEqual(['BANK']);
  expect(await shop.call('checkout.savePaymentMethod', cash)).toEqual(
    refusal('paymentMethodNotFound'),
  );
  expect(await pay(ids.pickup, ids.branch)).toEqual(['COD', 'BANK']);
  await shop.get('checkout.savePaymentMethod', cash);
  await pay(ids.post);
  expect(await shop.call('checkout.createOrder', session)).toEqual(
    refusal('paymentMethodNotFound'),
  );
  await post.set({ takes_cash: true }).execute();
});

test('a company order stores name and tax number · API-086 CHK-P-08', async () => {
  const session = await addressedCart();
  const save = (oib: string) =>
    shop.call('checkout.savePaymentMethod', {
      ...session,
      paymentMethodId: ids.bank,
      companyData: { companyName: 'Tvrtka d.o.o.', oib },
    });
  expect(await save('12345678901')).toMatchObject({ error: { code: 'oib', field: 'companyOIB' } });
  const saved = await save('12345678903');
  const company = { name: 'Tvrtka d.o.o.', oib: '12345678903' };
  expect(saved.ok && saved.value).toMatchObject({ company, paymentMethodId: ids.bank });
});

test('a disabled payment method cannot be chosen · API-086 CHK-P-06', async () => {
  const session = await addressedCart();
  for (const paymentMethodId of [ids.card, ids.free, 999]) {
    const result = await shop.call('checkout.savePaymentMethod', { ...session, paymentMethodId });
    expect(result).toEqual(refusal('paymentMethodNotFound'));
  }
});

test('an order fails with the first missing step · CHK-S-04 CHK-P-06', async () => {
  const { get, call } = shop;
  const empty = await fillCart(shop, []);
  expect(await call('checkout.createOrder', empty)).toEqual(refusal('cartEmpty'));
  const session = await fillCart(shop, [[ids.map, 1]]);
  const create = () => call('checkout.createOrder', session);
  expect(await create()).toEqual(refusal('addressMissing'));
  await get('cart.updateGuestUser', { ...session, email, addresses: [address()] });
  expect(await create()).toEqual(refusal('deliveryMethodMissing'));
  await get('checkout.saveDeliveryMethod', { ...session, deliveryMethodId: ids.post });
  expect(await create()).toEqual(refusal('paymentMethodMissing'));
  const orders = await shop.database.db.selectFrom('orders').select('id').execute();
  expect(orders).toEqual([]);
});

test('a buyer who changes country must choose delivery again · CHK-S-05', async () => {
  const cart = await readyCart(shop, [[ids.map, 1]]);
  const addresses = [address({ country: ids.germany })];
  await shop.get('cart.updateGuestUser', { ...cart.session, email, addresses });
  const result = await shop.call('checkout.createOrder', cart.session);
  expect(result).toEqual(refusal('deliveryMethodNotFound'));
});

test('a digital cart needs no delivery · API-083 CHK-S-07', async () => {
  const session = await fillCart(shop, [[ids.gift, 1]]);
  await shop.get('cart.updateGuestUser', { ...session, email, addresses: [address()] });
  expect(await shop.get('checkout.getApplicableDeliveryMethods', session)).toEqual([]);
  const cart = await shop.get('checkout.savePaymentMethod', {
    ...session,
    paymentMethodId: ids.free,
  });
  expect(cart.digitalOnly).toBe(true);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
  const summary = await shop.get('checkout.order', { orderSlug, ...session });
  expect(summary).toMatchObject({ total: 0, status: 'paid', deliveryName: null });
});

const person = { type: 'Main' as const, firstName: 'Ana', lastName: 'Anić', contactEmail: email };

test('digital goods need a name, delivered goods also the other fields · CHK-A-01 CHK-S-07', async () => {
  const session = await fillCart(shop, [[ids.book, 1]]);
  const { addressFields } = await shop.get('cart.getCart', session);
  expect(addressFields.required).toEqual(['contactEmail', 'firstName', 'lastName']);
  await shop.get('cart.updateGuestUser', { ...session, email, addresses: [person] });
  await shop.get('cart.addItem', { ...session, productId: ids.map, qty: 1 });
  await shop.get('checkout.saveDeliveryMethod', { ...session, deliveryMethodId: ids.post });
  const pay = { ...session, paymentMethodId: ids.bank };
  const mixed = await shop.get('checkout.savePaymentMethod', pay);
  expect(mixed.addressFields).toMatchObject({ invoice: [] });
  expect(mixed.addressFields.required).toEqual(expect.arrayContaining(['contactPhone', 'street']));
  expect(await shop.call('checkout.createOrder', orderOf(mixed))).toEqual(
    refusal('addressMissing'),
  );
  const map = mixed.items.find(({ productId }) => productId === ids.map);
  await shop.get('cart.deleteItem', { ...session, itemId: map?.itemId });
  const digital = await shop.get('cart.getCart', session);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(digital));
  const { addresses, language } = await shop.database.db
    .selectFrom('orders')
    .select(['addresses', 'language'])
    .where('slug', '=', orderSlug ?? '')
    .executeTakeFirstOrThrow();
  expect(addresses).toMatchObject({ Main: person });
  expect(await addressLines(shop.database.db, person, language)).toEqual(['Ana Anić']);
});

test.each([
  ['half an address', { addresses: [{ ...person, city: 'Zadar' }] }, 'country'],
  ['a company without its seat', { addresses: [person], company: { name: 'Bonaca' } }, 'country'],
  ['a nameless buyer', { addresses: [{ ...person, lastName: ' ' }] }, 'lastName'],
])('refuses %s for digital goods · CHK-A-21', async (_what, given, field) => {
  const session = await fillCart(shop, [[ids.book, 1]]);
  const result = await shop.call('cart.updateGuestUser', { ...session, email, ...given });
  expect(result).toEqual({ ok: false, error: { code: 'required', field } });
});

test('a delivery needs more than a name · CHK-A-21', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const input = { ...session, email, addresses: [person] };
  const result = await shop.call('cart.updateGuestUser', input);
  expect(result).toEqual({ ok: false, error: { code: 'required', field: 'contactPhone' } });
});

test('an address of another user is not found · CHK-A-23 PERM-22 CO6', async () => {
  const { db } = shop.database;
  const [owner = 0, thief = 0] = (
    await db
      .insertInto('users')
      .values(['a', 'b'].map((name) => ({ email: `${name}@example.com`, password_hash: 'x' })))
      .returning('id')
      .execute()
  ).map(({ id }) => id);
  const as = (userId: number) => ({
    actor: { kind: 'customer' as const, userId, sessionId: crypto.randomUUID() },
  });
  const { id } = await shop.get('address.create', address({ city: 'Split' }), as(owner));
  const session = await fillCart(shop, [[ids.map, 1]]);
  const input = { ...session, deliveryMethodId: ids.post, userBillingAddressId: id };
  const change = { ...address(), id };
  expect(await shop.call('checkout.saveDeliveryMethod', input, as(thief))).toEqual(
    refusal('notFound'),
  );
  expect(await shop.call('checkout.saveDeliveryMethod', input)).toEqual(refusal('notFound'));
  expect(await shop.call('address.update', change, as(thief))).toEqual(refusal('notFound'));
  const saved = await shop.get('checkout.saveDeliveryMethod', input, as(owner));
  expect(saved.addresses.map(({ type, city }) => [type, city])).toEqual([
    ['Main', 'Split'],
    ['Shipping', 'Split'],
  ]);
});

test('reads the settings of checkout and currency · API-079 API-080 CONST-77 ENT-37', async () => {
  expect(await shop.get('checkout.getCheckoutSettings', {})).toEqual({
    allowedCountries: ['HR', 'DE'],
    cartAdditionBehaviour: 0,
    skipShippingStep: false,
  });
  const { allowedCurrencies, mainCurrencyId } = await shop.get('checkout.getCurrencyConfig', {});
  expect(allowedCurrencies).toMatchObject([{ id: mainCurrencyId, code: 'EUR' }]);
});
