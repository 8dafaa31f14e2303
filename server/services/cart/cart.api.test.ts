import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { Cart, CartSession } from '#schemas/entities/cart.ts';
import type { GuestUser } from '#schemas/entities/user.ts';
import { invalidate } from '#server/cache/invalidation.ts';
import { type ApiClient, openApi } from '#tests/support/api.ts';
import { address, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

/** A cart that an external program fills, reads and empties. */
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
const cartNotFound = { status: 400, code: 'cartNotFound' };

const startCart = (fields: object = {}, headers = {}) =>
  api.data<CartSession>(`GET ${area}/getNewCartSession`, fields, headers);

const add = (session: CartSession, productId: number, qty: number | string, more: object = {}) =>
  api.data<Cart>(`POST ${area}/addItem`, { ...session, productId, qty, ...more });

const read = (session: CartSession, headers = {}) =>
  api.data<Cart>(`POST ${area}/getCart`, session, headers);

const linesOf = ({ items }: Pick<Cart, 'items'>) =>
  items.map(({ productId, qty }) => [productId, qty]);

/** Expects that the call is refused without the right code of the cart. */
const withoutCode = (call: string, session: CartSession, fields: object) =>
  api.error(call, { ...session, ...fields, protectCode: 'x'.repeat(43) });

test('GET api/v2/ecommerce/cart/getNewCartSession creates an empty cart · API-091 CART-28', async () => {
  const session = await startCart();
  const other = await startCart();
  expect(Object.keys(session).toSorted()).toEqual(['cartId', 'protectCode']);
  expect(other.cartId).not.toBe(session.cartId);
  expect(await read(session)).toMatchObject({ id: session.cartId, session, items: [] });
});

test('the cart returns every field with the values put into it · API-089 CART-10 CART-11 CART-13 CART-14 ENT-01 ENT-02', async () => {
  const session = await startCart();
  await add(session, ids.map, 2);
  await api.data(`POST ${area}/applyCoupon`, { ...session, couponCode: 'POPUST' });
  const guest = { email: 'kupac@example.com', addresses: [address()] };
  const nationalPhone = { country: 'HR', text: '091 000 000' };
  await api.data(`POST ${area}/updateGuestUser`, { ...session, ...guest });
  const checkout = 'PUT /api/v2/ecommerce/checkout';
  const delivery = { deliveryMethodId: ids.pickup, branchId: ids.branch };
  await api.data(`${checkout}/delivery/saveDeliveryMethod`, { ...session, ...delivery });
  const payment = { paymentMethodId: ids.bank };
  await api.data(`${checkout}/payment/savePaymentMethod`, { ...session, ...payment });
  const totals = {
    itemsTotal: 3000,
    coupon: 300,
    loyalty: 0,
    cartTotal: 2700,
    delivery: 0,
    orderTotal: 2700,
    tax: { cartTotal: 540, delivery: 0, orderTotal: 540 },
  };
  expect(await api.data<Cart>(`POST ${area}/getCart`, { ...session, currencyId: 1 })).toMatchObject(
    {
      id: session.cartId,
      protectCode: session.protectCode,
      session,
      items: [expect.objectContaining({ productId: ids.map, qty: 2 })],
      prices: { base: { finalPrice: 3000, cartTotal: 2700 }, converted: totals },
      priceSummary: totals,
      digitalOnly: false,
      coupon: { code: 'POPUST', kind: 'percent', value: 10 },
      couponCode: 'POPUST',
      deliveryMethodId: ids.pickup,
      deliveryName: 'Dostava preuzimanje – Zadar',
      paymentMethodId: ids.bank,
      options: { deliveryBranchId: ids.branch },
      version: expect.any(Number),
      itemsCount: 2,
      taxes: [{ rate: 25, base: 2160, tax: 540 }],
      priceBreakdown: expect.any(Array),
      memberCardBarcode: null,
      guest: { id: session.cartId, email: 'kupac@example.com' },
      addresses: [
        { ...address(), nationalPhone, type: 'Main' },
        { ...address(), nationalPhone, type: 'Shipping' },
      ],
      company: null,
      orderMessage: null,
      userId: null,
      viewHash: expect.any(String),
    },
  );
  const digital = await startCart();
  expect(await add(digital, ids.book, 1)).toMatchObject({ digitalOnly: true });
});

test('a cart is read only with its own code · API-089', async () => {
  const [session, other] = [await startCart(), await startCart()];
  const call = `POST ${area}/getCart`;
  expect(await withoutCode(call, session, {})).toEqual(cartNotFound);
  const { protectCode } = other;
  expect(await api.error(call, { ...session, protectCode })).toEqual(cartNotFound);
  expect(await api.error(call, { ...session, cartId: 'nema' })).toEqual(cartNotFound);
  expect(await api.error(call, { cartId: session.cartId })).toMatchObject({ status: 400 });
});

test('a line of the cart has the product, what was chosen and its prices · ENT-03 ROUTE-35 ROUTE-36', async () => {
  const session = await startCart();
  const options = { personalizations: { [ids.engraving]: 'Galeb' } };
  await add(session, ids.ring, 2, { options });
  await add(session, ids.shirtSmall, 1);
  const { items } = await read(session);
  expect(items).toMatchObject([
    {
      itemId: expect.any(Number),
      productId: ids.ring,
      qty: 2,
      options,
      productData: {
        name: 'PRSTEN',
        media: null,
        slug: 'prsten',
        mainProductSlug: null,
        isVisibleIndividually: true,
      },
      prices: { converted: { finalPrice: 10_000, row: 20_000 } },
    },
    { productData: { mainProductSlug: 'majica', isVisibleIndividually: false } },
  ]);
});

test('a line of the cart has the picture of its product, in the language · ENT-03', async () => {
  const { db } = shop.database;
  const names = { original_name: 'a.png', display_name: 'a.png', extension: 'png' };
  const texts = {
    title: JSON.stringify({ hr: 'Karta' }),
    alt: JSON.stringify({ hr: 'Stara karta', en: 'An old map' }),
  };
  const file = { hash: 'a'.repeat(64), size: 9, mime: 'image/png', width: 800, height: 600 };
  const { id: media_id } = await db
    .insertInto('media')
    .values({ ...names, ...texts, ...file, key: 'karta', access: 'public' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const picture = { product_id: ids.map, media_id, position: 0 };
  await db.insertInto('product_media').values(picture).execute();
  await invalidate(shop.deps, ['catalogue', 'media']);
  const session = await startCart();
  await add(session, ids.map, 1);
  const media = { key: 'karta', alt: 'An old map', width: 800, height: 600 };
  expect(await read(session, { languageCode: 'eng' })).toMatchObject({
    items: [{ productData: { name: 'Map of the Adriatic', slug: 'map-of-the-adriatic', media } }],
  });
});

test.each([
  ['archived', 'Cart is archived.'],
  ['ordered', 'Session already used.'],
] as const)(
  'an %s cart gives 409 and “%s” · API-089 CART-24 CART-25 ERR-07 ERR-08 ERR-71',
  async (status, message) => {
    const session = await startCart();
    const carts = shop.database.db.updateTable('carts').where('id', '=', session.cartId);
    await carts.set({ status }).execute();
    const { status: code, body } = await api.send(`POST ${area}/getCart`, session);
    expect(code).toBe(409);
    expect(body).toMatchObject({ errored: true, message });
  },
);

test('POST api/v2/ecommerce/cart/addItem accepts the whole payload and sums lines with equal choices only · API-093 ENT-04', async () => {
  const session = await startCart();
  const personalizations = { [ids.engraving]: 'Galeb', [ids.metal]: 'gold' };
  const payload = {
    ...session,
    currencyId: 1,
    productId: ids.ring,
    qty: '2',
    options: { personalizations },
    reservation: { seat: 'B12' },
  };
  const call = `POST ${area}/addItem`;
  const added = await api.data<Cart>(call, payload);
  expect(linesOf(added)).toEqual([[ids.ring, 2]]);
  expect(added.items[0]?.options).toEqual({ personalizations });
  expect(added.prices.converted.itemsTotal).toBe(30_000);
  await api.data(call, { ...payload, qty: 1 });
  expect(linesOf(await read(session))).toEqual([[ids.ring, 3]]);
  const other = { personalizations: { ...personalizations, [ids.engraving]: 'Bura' } };
  const second = await api.data<Cart>(call, { ...payload, qty: 1, options: other });
  expect(second.items.map(({ qty, options }) => [qty, options])).toEqual([
    [3, { personalizations }],
    [1, other],
  ]);
  expect(await api.error(call, { ...payload, price: 1 })).toMatchObject({ status: 400 });
  expect(await withoutCode(call, session, { productId: ids.map, qty: 1 })).toEqual(cartNotFound);
  expect(linesOf(await read(session))).toEqual([
    [ids.ring, 3],
    [ids.ring, 1],
  ]);
});

test('PATCH api/v2/ecommerce/cart/updateItem changes quantity and options of a line · API-094 API-095', async () => {
  const session = await startCart();
  const options = (text: string) => ({ personalizations: { [ids.engraving]: text } });
  await add(session, ids.map, 1);
  const { items } = await add(session, ids.ring, 1, { options: options('Galeb') });
  const line = items.find(({ productId }) => productId === ids.ring);
  const call = `PATCH ${area}/updateItem`;
  const change = { itemId: line?.itemId, qty: 4, options: options('Bura') };
  await api.data(call, { ...session, ...change });
  const cart = await read(session);
  expect(linesOf(cart)).toEqual([
    [ids.map, 1],
    [ids.ring, 4],
  ]);
  expect(cart.items[1]?.options).toEqual(options('Bura'));
  const { itemId } = change;
  await api.data(call, { ...session, itemId, qty: 2 });
  expect((await read(session)).items[1]).toMatchObject({ qty: 2, options: options('Bura') });
  expect(await withoutCode(call, session, change)).toEqual(cartNotFound);
  const remove = `DELETE ${area}/deleteItem`;
  expect(await withoutCode(remove, session, { itemId })).toEqual(cartNotFound);
  expect(await api.error(remove, session)).toMatchObject({ status: 400, field: 'itemId' });
  expect((await read(session)).items).toHaveLength(2);
  expect(await api.error(call, { ...session, itemId: 999_999, qty: 1 })).toMatchObject({
    code: 'cartItemNotFound',
  });
});

test('a new cart is in the language of its call: it takes the products of that language · API-091 API-093', async () => {
  const { db } = shop.database;
  const languages = (of: string[] | null) =>
    db.updateTable('products').set({ languages: of }).where('id', '=', ids.map).execute();
  await languages(['en']);
  const line = { productId: ids.map, qty: 1 };
  const english = { languageCode: 'eng' };
  const cart = { ...(await startCart({}, english)), ...line };
  const added = await api.send(`POST ${area}/addItem`, cart, english);
  const croatian = await api.error(`POST ${area}/addItem`, { ...(await startCart()), ...line });
  await languages(null);
  expect(added.status).toBe(200);
  expect(croatian).toMatchObject({ code: 'productUnavailable' });
});

test('POST api/v2/ecommerce/cart/clearCart removes every line and the coupon · API-096', async () => {
  const session = await startCart();
  await add(session, ids.map, 2);
  await add(session, ids.book, 1);
  expect(await withoutCode(`POST ${area}/clearCart`, session, {})).toEqual(cartNotFound);
  expect((await read(session)).items).toHaveLength(2);
  await api.data(`POST ${area}/applyCoupon`, { ...session, couponCode: 'POPUST' });
  expect((await read(session)).couponCode).toBe('POPUST');
  expect(await api.data<Cart>(`POST ${area}/clearCart`, session)).toMatchObject({ items: [] });
  expect(await read(session)).toMatchObject({ items: [], itemsCount: 0 });
  await add(session, ids.map, 2);
  await add(session, ids.book, 1);
  expect(await read(session)).toMatchObject({ itemsCount: 3, couponCode: null });
});

test('POST api/v2/ecommerce/cart/validateCart returns the items and whether the card is valid · API-090', async () => {
  const session = await startCart();
  await add(session, ids.map, 2);
  const barcode = '101';
  expect(await api.data(`POST ${area}/validateCart`, session)).toMatchObject({
    items: [{ productId: ids.map, qty: 2 }],
    validateMemberCard: true,
  });
  const seen = await api.data<Cart>(`POST ${area}/applyMemberCard`, { ...session, barcode });
  const call = `POST ${area}/validateCart`;
  const validate = () =>
    api.data<EndpointOutput<'cart.validateCart'>>(call, {
      ...session,
      currencyId: 1,
      seenVersion: seen.version,
      seenTotal: seen.prices.converted.orderTotal,
    });
  const valid = await validate();
  expect(valid).toMatchObject({ validateMemberCard: true, changed: false });
  expect(valid.items).toEqual(seen.items);
  const cards = shop.database.db.updateTable('member_cards').where('barcode', '=', barcode);
  await cards.set({ valid_to: '2020-01-01T00:00:00.000Z' }).execute();
  const { items, ...run } = await validate();
  await cards.set({ valid_to: '2090-01-01T00:00:00.000Z' }).execute();
  expect(run).toMatchObject({ validateMemberCard: false, changed: true });
  expect(linesOf({ items })).toEqual([[ids.map, 2]]);
  expect(await withoutCode(call, session, {})).toEqual(cartNotFound);
});

test('POST api/v2/ecommerce/cart/getAbandoned finds the cart the user left · API-092 CART-27', async () => {
  const me = await api.person();
  const call = `POST ${area}/getAbandoned`;
  const older = await startCart({}, me.headers);
  expect(await api.data(call, {}, me.headers)).toEqual({});
  await add(older, ids.book, 1);
  const left = await startCart({}, me.headers);
  await add(left, ids.map, 3);
  const found = await api.data<CartSession>(call, {}, me.headers);
  expect(found.cartId).toBe(left.cartId);
  expect(linesOf(await read(found))).toEqual([[ids.map, 3]]);
  const carts = shop.database.db.updateTable('carts').where('id', '=', left.cartId);
  await carts.set({ status: 'ordered' }).execute();
  expect(await api.data(call, {}, me.headers)).toMatchObject({ cartId: older.cartId });
  expect(await api.data(call, {}, (await api.person()).headers)).toEqual({});
  expect(await api.error(call)).toEqual({ status: 401, code: 'unauthorized' });
});

test('applyCoupon and removeCoupon add a coupon to the cart and remove it · API-097 API-098 COUPON-02 COUPON-05', async () => {
  const session = await startCart();
  await add(session, ids.map, 2);
  const apply = `POST ${area}/applyCoupon`;
  const code = { couponCode: 'POPUST' };
  const applied = await api.data<EndpointOutput<'cart.applyCoupon'>>(apply, {
    ...session,
    ...code,
  });
  expect(applied).toMatchObject({ holds: true, refusal: null, cart: { couponCode: 'POPUST' } });
  expect(await read(session)).toMatchObject({
    couponCode: 'POPUST',
    priceSummary: { coupon: 300 },
  });
  const unknown = { ...session, couponCode: 'NEMA' };
  expect(await api.error(apply, unknown)).toMatchObject({ code: 'couponNotFound' });
  const remove = `POST ${area}/removeCoupon`;
  expect(await withoutCode(apply, session, code)).toEqual(cartNotFound);
  expect(await withoutCode(remove, session, {})).toEqual(cartNotFound);
  expect((await read(session)).couponCode).toBe('POPUST');
  await api.data(remove, session);
  expect(await read(session)).toMatchObject({
    coupon: null,
    couponCode: null,
    priceSummary: { coupon: 0, orderTotal: 3000 },
  });
});

test('POST api/v2/ecommerce/cart/applyMemberCard lowers the price with a valid card · API-099 ENT-02', async () => {
  const session = await startCart();
  await add(session, ids.map, 2);
  const call = `POST ${area}/applyMemberCard`;
  await api.data(call, { ...session, barcode: '100' });
  expect(await read(session)).toMatchObject({
    memberCardBarcode: '100',
    priceSummary: { loyalty: 600, orderTotal: 2400, tax: { cartTotal: 480, orderTotal: 480 } },
  });
  expect(await api.error(call, { ...session, barcode: '200' })).toMatchObject({
    code: 'memberCardInvalid',
  });
  await api.data(call, { ...session, barcode: '' });
  expect(await read(session)).toMatchObject({
    memberCardBarcode: null,
    priceSummary: { loyalty: 0 },
  });
  await api.data(call, { ...session, barcode: ' 100 ' });
  expect(await withoutCode(call, session, { barcode: '' })).toEqual(cartNotFound);
  expect((await read(session)).memberCardBarcode).toBe('100');
});

test('the cart contains the coupon and card entered in the form next to it · ENT-06', async () => {
  const session = await startCart();
  await add(session, ids.map, 2);
  const form = { coupon: 'POPUST', memberCardBarcode: '101' };
  await api.data(`POST ${area}/applyCoupon`, { ...session, couponCode: form.coupon });
  await api.data(`POST ${area}/applyMemberCard`, { ...session, barcode: form.memberCardBarcode });
  const { coupon, memberCardBarcode } = await read(session);
  expect({ coupon: coupon?.code, memberCardBarcode }).toEqual(form);
});

test('POST api/v2/ecommerce/cart/updateGuestUser stores the guest and returns an id · API-100 CHK-06 ENT-07', async () => {
  const session = await startCart();
  await add(session, ids.map, 1);
  const call = `POST ${area}/updateGuestUser`;
  const addresses = [address({ type: 'Main', city: 'Rijeka' }), address()];
  const email = 'gost@example.com';
  const company = { name: 'Bonaca d.o.o.', oib: '69435151530' };
  const details = { firstName: 'Ana', lastName: 'Anić' };
  const fields = { addresses, details, email, company };
  const guest = await api.data<GuestUser>(call, { ...session, ...fields });
  expect(guest).toEqual({ id: expect.any(String), email });
  const kept = { guest: { email }, addresses, company };
  expect(await read(session)).toMatchObject(kept);
  const later = await startCart({ guest: guest.id });
  expect(await read(later)).toMatchObject({ guest: { email } });
  const changed = { ...fields, email: 'tat@example.com' };
  expect(await withoutCode(call, session, changed)).toEqual(cartNotFound);
  expect(await read(session)).toMatchObject(kept);
});
