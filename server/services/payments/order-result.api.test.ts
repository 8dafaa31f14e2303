import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderResult } from '#schemas/entities/order.ts';
import { invariant } from '#schemas/result.ts';
import { type ApiClient, openApi } from '#tests/support/api.ts';
import { openPayShop, type PayShop, payPalMethod } from '#tests/support/payments.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

/** The API's response to a new order, by payment method. */
let pay: PayShop;
let api: ApiClient;
beforeAll(async () => {
  pay = await openPayShop();
  api = await openApi(pay.shop.deps);
});
afterAll(async () => {
  await api.close();
  await pay.close();
});

async function order(
  methodId: number,
  productId: number = ids.book,
  qty = 1,
): Promise<OrderResult> {
  const cart = await readyCart(pay.shop, [[productId, qty]], methodId);
  const result = await api.data<OrderResult>(
    'POST /api/v2/ecommerce/checkout/order/create',
    orderOf(cart),
  );
  expect(Object.keys(result).toSorted()).toEqual(['html', 'orderSlug']);
  const { db } = pay.shop.database;
  const row = db.selectFrom('orders').select('slug').where('cart_id', '=', cart.id);
  expect(await row.executeTakeFirst()).toEqual({ slug: result.orderSlug });
  return result;
}

test('an order paid by PayPal returns the data of its buttons, with the slug · ENT-24', async () => {
  const { html, orderSlug } = await order(payPalMethod);
  const { provider_id: orderId } = await pay.payment(orderSlug);
  expect(html).toEqual({
    isSubscription: false,
    quantity: 1,
    orderId,
    total: 900,
    scriptUrl: expect.stringContaining(pay.sandbox.url),
  });
});

test('an order of a product with a plan returns the plan to subscribe to · ENT-24', async () => {
  const { db } = pay.shop.database;
  await db.updateTable('delivery_methods').set({ price: 0 }).execute();
  const { html, orderSlug } = await order(payPalMethod, ids.last, 2);
  const { provider_id: orderId } = await pay.payment(orderSlug);
  expect(html).toEqual({
    isSubscription: true,
    plan_id: 'P-ZADNJI',
    quantity: 2,
    orderId,
    total: 2000,
    scriptUrl: expect.stringContaining(pay.sandbox.url),
  });
});

test('an order paid by card returns the bank’s form as text · ENT-24 ENT-23 API-087', async () => {
  const { html } = await order(ids.card);
  expect(html).toMatch(/^<form [^]+<\/form>$/);
  expect(html).toContain(`action="${pay.sandbox.url}`);
});

test('an order without a payment provider returns no html · ENT-24', async () => {
  expect((await order(ids.bank)).html).toBeNull();
  expect((await order(ids.cash, ids.last)).html).toBeNull();
});

test('an order takes its notes and the addresses to return to · API-087', async () => {
  const { db } = pay.shop.database;
  const { card } = ids;
  const cart = await readyCart(pay.shop, [[ids.book, 1]], card);
  const gift = { giftMessage: 'Sretno!', to: 'Ana', from: 'Iva' };
  const paths = { successURL: '/en/thanks', failureURL: '/en/sorry' };
  const create = 'POST /api/v2/ecommerce/checkout/order/create';
  const fields = { ...orderOf(cart), ...gift, ...paths, orderMessage: 'Zvonite dvaput' };
  const { orderSlug } = await api.data<OrderResult>(create, fields);
  const order = await db
    .selectFrom('orders')
    .innerJoin('order_events', 'order_events.order_id', 'orders.id')
    .select(['orders.order_message', 'order_events.details'])
    .where('orders.slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  expect(order).toEqual({ order_message: 'Zvonite dvaput', details: { ...gift, ...paths } });
  const payment = await pay.payment(orderSlug);
  expect(payment).toMatchObject({ success_path: '/en/thanks', failure_path: '/en/sorry' });
  const other = orderOf(await readyCart(pay.shop, [[ids.book, 1]], card));
  const guess = { ...other, protectCode: 'x'.repeat(43) };
  expect(await api.error(create, guess)).toEqual({ status: 400, code: 'cartNotFound' });
});

test('POST order/pgSuccess/{id} captures what the buyer approved and returns where to go · API-088', async () => {
  const { orderSlug } = await order(payPalMethod);
  const call = `POST /api/v2/ecommerce/checkout/order/pgSuccess/${orderSlug}`;
  const details = { status: 'COMPLETED' };
  expect(await api.error(call, { details })).toMatchObject({ code: 'paymentNotMade' });
  const { provider_id: id } = await pay.payment(orderSlug);
  const record = pay.sandbox.payPal.records.get(`${id}`);
  invariant(record, 'PayPal has the payment');
  pay.sandbox.payPal.decide(record, true);
  const url = (path: string) => ({ url: `${path}?orderSlug=${orderSlug}` });
  const redirect = { details, internalRedirect: '/en/thanks' };
  expect(await api.data(call, redirect)).toEqual(url('/en/thanks'));
  expect(await pay.state(orderSlug)).toBe('paid');
  expect(await api.data(call, { internalRedirect: true })).toEqual(url('/checkout/success'));
});
