import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  address,
  fillCart,
  openShop,
  orderOf,
  readyCart,
  type TestShop,
} from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const refusal = (code: string) => ({ ok: false, error: { code } });

async function countOrders(cartId: string): Promise<number> {
  const orders = await shop.database.db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .execute();
  return orders.length;
}

async function setPrice(id: number, retail_price: number): Promise<void> {
  const products = shop.database.db.updateTable('products').where('id', '=', id);
  await products.set({ retail_price }).execute();
}

test('a price change after the view refuses the order, which succeeds once the new price was shown · ORDER-03 ERR-42 CO2', async () => {
  const cart = await readyCart(shop, [[ids.last, 1]]);
  await setPrice(ids.last, 1001);
  expect(await shop.call('checkout.createOrder', orderOf(cart))).toEqual(refusal('cartChanged'));
  expect(await countOrders(cart.id)).toBe(0);
  const again = await shop.get('cart.getCart', cart.session);
  await shop.get('checkout.createOrder', orderOf(again));
  expect(await countOrders(cart.id)).toBe(1);
  await setPrice(ids.last, 1000);
});

test.each(['seenTotal', 'viewHash'] as const)(
  'a price change after the view, known by %s alone, refuses the order · ORDER-03',
  async (sent) => {
    const cart = await readyCart(shop, [[ids.last, 1]]);
    await setPrice(ids.last, 1001);
    const order = { ...cart.session, [sent]: orderOf(cart)[sent] };
    const result = await shop.call('checkout.createOrder', order);
    await setPrice(ids.last, 1000);
    expect(result).toEqual(refusal('cartChanged'));
    expect(await countOrders(cart.id)).toBe(0);
  },
);

test('prices that swap places count as a change · ORDER-03', async () => {
  // Both have one tax rate, so every sum of the cart stays the same.
  const cart = await readyCart(shop, [
    [ids.last, 1],
    [ids.shirtSmall, 1],
  ]);
  await setPrice(ids.last, 2500);
  await setPrice(ids.shirtSmall, 1000);
  const { seenVersion: _, ...order } = orderOf(cart);
  expect(await shop.call('checkout.createOrder', order)).toEqual(refusal('cartChanged'));
  await setPrice(ids.last, 1000);
  await setPrice(ids.shirtSmall, 2500);
});

test.each(['seenVersion', 'seenTotal', 'viewHash'] as const)(
  'a changed quantity after the view, known by %s alone, refuses the order · ORDER-02 CO2',
  async (sent) => {
    const cart = await readyCart(shop, [[ids.map, 1]]);
    await shop.get('cart.addItem', { ...cart.session, productId: ids.map, qty: 1 });
    const order = { ...cart.session, [sent]: orderOf(cart)[sent] };
    expect(await shop.call('checkout.createOrder', order)).toEqual(refusal('cartChanged'));
    expect(await countOrders(cart.id)).toBe(0);
  },
);

test('an expired card refuses the order · ORDER-04 ERR-43', async () => {
  const ready = await readyCart(shop, [[ids.map, 1]]);
  const cart = await shop.get('cart.applyMemberCard', { ...ready.session, barcode: '100' });
  const now = new Date('2091-01-01T00:00:00.000Z');
  const result = await shop.call('checkout.createOrder', orderOf(cart), { now });
  expect(result).toEqual(refusal('memberCardInvalid'));
});

test('stores the order as it was sold · ORDER-12 API-087', async () => {
  const { db } = shop.database;
  const bundleOptions = [{ id: ids.map }, { main: ids.shirt, selected: ids.shirtSmall }];
  const session = await fillCart(shop, []);
  await shop.get('cart.addItem', {
    ...session,
    productId: ids.bundle,
    qty: 1,
    options: { bundleOptions },
  });
  const cart = await readyFrom(session);
  const notes = {
    orderMessage: ' <b>Hej</b> {{x}}\r\nBcc: a\u0000 ',
    giftMessage: 'Sretno!',
    to: 'Ana',
    from: 'Iva',
  };
  const language = 'en';
  const { orderSlug } = await shop.get(
    'checkout.createOrder',
    { ...orderOf(cart), ...notes },
    { language },
  );
  expect(Buffer.from(orderSlug, 'base64url')).toHaveLength(16);
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({ state: 'processing', items_total: 5000, tax_total: 1090 });
  expect(order).toMatchObject({ order_message: '<b>Hej</b> {{x}}\nBcc: a', language });
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute();
  expect(items[0]?.stock_taken).toEqual([
    { productId: ids.map, qty: 1 },
    { productId: ids.shirtSmall, qty: 2 },
  ]);
  const stock = await db
    .selectFrom('products')
    .select('stock')
    .where('id', 'in', [ids.map, ids.shirtSmall])
    .orderBy('id')
    .execute();
  expect(stock.map((row) => row.stock)).toEqual([4, 2]);
  const event = await db
    .selectFrom('order_events')
    .select(['to_state', 'details'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(event.details).toEqual({ giftMessage: 'Sretno!', to: 'Ana', from: 'Iva' });
  const mails = await db
    .selectFrom('outbox')
    .select('kind')
    .where('dedupe_key', '=', `order.created:${order.id}`)
    .execute();
  expect(mails).toEqual([{ kind: 'order.created' }]);
  const { items: shown } = await shop.get(
    'checkout.order',
    { orderSlug, ...cart.session },
    { language },
  );
  expect(shown[0]?.chosen).toContainEqual({ label: '1 ×', value: 'Map of the Adriatic' });
});

async function readyFrom(session: { cartId: string; protectCode: string }) {
  const email = 'kupac@example.com';
  await shop.get('cart.updateGuestUser', { ...session, email, addresses: [address()] });
  await shop.get('checkout.saveDeliveryMethod', { ...session, deliveryMethodId: ids.post });
  return shop.get('checkout.savePaymentMethod', { ...session, paymentMethodId: ids.cash });
}

test('the same key returns the same order · API-087', async () => {
  const cart = await readyCart(shop, [[ids.last, 1]]);
  const context = { idempotencyKey: crypto.randomUUID() };
  const first = await shop.get('checkout.createOrder', orderOf(cart), context);
  expect(await shop.get('checkout.createOrder', orderOf(cart), context)).toEqual(first);
  const other = { ...orderOf(cart), orderMessage: 'Drugo' };
  const mismatch = await shop.call('checkout.createOrder', other, context);
  expect(mismatch).toEqual(refusal('idempotencyMismatch'));
  const without = await shop.call('checkout.createOrder', orderOf(cart));
  expect(without).toEqual({
    ok: false,
    error: { code: 'sessionAlreadyUsed', params: { orderSlug: first.orderSlug } },
  });
  expect(await countOrders(cart.id)).toBe(1);
});

test('a refused order does not use up its key · API-087', async () => {
  const cart = await readyCart(shop, [[ids.last, 1]]);
  const context = { idempotencyKey: crypto.randomUUID() };
  await setPrice(ids.last, 1001);
  const refused = await shop.call('checkout.createOrder', orderOf(cart), context);
  expect(refused).toEqual(refusal('cartChanged'));
  await setPrice(ids.last, 1000);
  await shop.get('checkout.createOrder', orderOf(cart), context);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '//evil%2Ecom/x',
  '/%2F%2Fevil.example/..//',
  '/a\nb',
])('refuses to return to %s · API-087 ORDER-12 ROUTE-45', async (successURL) => {
  const cart = await readyCart(shop, [[ids.last, 1]]);
  for (const input of [{ successURL }, { failureURL: successURL }]) {
    const result = await shop.call('checkout.createOrder', { ...orderOf(cart), ...input });
    expect(result).toMatchObject({ ok: false, error: { code: 'redirectNotAllowed' } });
  }
});

test('a bank order explains how to pay · ORDER-13', async () => {
  const cart = await readyCart(shop, [[ids.last, 2]], ids.bank);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
  const opened = { orderSlug, ...cart.session };
  const { bankTransfer, orderNumber, total } = await shop.get('checkout.order', opened);
  expect(bankTransfer).toMatchObject({
    iban: 'HR0299970071100202608',
    model: 'HR01',
    reference: expect.stringContaining(orderNumber.replace('MM-', '')),
    amount: total,
  });
});

test('an unknown order is not found · ORDER-13', async () => {
  for (const orderSlug of ['x', "' OR true --", '<script>']) {
    expect(await shop.call('checkout.order', { orderSlug })).toEqual(refusal('notFound'));
  }
});

test('required consents are checked when consents are sent · CHK-P-05 ERR-21', async () => {
  const { db } = shop.database;
  const { id } = await db
    .insertInto('consents')
    .values({ unique_number: 'C-1', display_name: JSON.stringify({ hr: 'Slažem se' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('consent_assignments')
    .values({ consent_id: id, form_type: 'checkoutForm', required: true })
    .execute();
  const cart = await readyCart(shop, [[ids.last, 1]]);
  const refused = await shop.call('checkout.createOrder', { ...orderOf(cart), consents: [] });
  expect(refused).toEqual(refusal('consentRequired'));
  await shop.get('checkout.createOrder', { ...orderOf(cart), consents: [id] });
});
