import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#schemas/entities/cart.ts';
import { openPayShop, type PayShop, payPalMethod } from '#tests/support/payments.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let pay: PayShop;
beforeAll(async () => {
  pay = await openPayShop();
});
afterAll(() => pay.close());

const sessionOf = ({ session }: Cart) => session;
const closed = { ok: false, error: { code: 'paymentClosed' } };

/** Creates an order left unpaid at a provider; returns it with the session of its cart. */
async function leftAtProvider(methodId: number = ids.card) {
  const cart = await readyCart(pay.shop, [[ids.last, 2]], methodId);
  const { orderSlug } = await pay.shop.get('checkout.createOrder', orderOf(cart));
  const session = sessionOf(cart);
  return {
    cart,
    orderSlug,
    session,
    unpaid: async () => (await pay.shop.get('order.unpaid', session)).order,
    takeBack: () => pay.shop.call('order.takeBack', session),
  };
}

async function stockOf(id: number) {
  const products = pay.shop.database.db.selectFrom('products').select('stock');
  return (await products.where('id', '=', id).executeTakeFirstOrThrow()).stock;
}

test('an order left at the bank is shown only to the browser that bought it · ORDER-14 PERM-22', async () => {
  const { cart, orderSlug, session, unpaid } = await leftAtProvider();
  expect(await unpaid()).toMatchObject({
    orderSlug,
    total: cart.prices.converted.orderTotal,
    payUntil: expect.any(String),
  });
  const stranger = { ...session, protectCode: 'A'.repeat(43) };
  for (const name of ['order.unpaid', 'order.takeBack'] as const) {
    const response = await pay.shop.call(name, stranger);
    expect(response).toMatchObject({ ok: false, error: { code: 'cartNotFound' } });
  }
});

test('taking goods back works once: the order is cancelled and its pieces return to stock · ORDER-14 CART-23', async () => {
  const before = await stockOf(ids.last);
  const { cart, orderSlug, unpaid, takeBack } = await leftAtProvider();
  expect(await stockOf(ids.last)).toBe((before ?? 0) - 2);
  const responses = await Promise.all([takeBack(), takeBack(), takeBack()]);
  const [made, ...others] = responses.filter(({ ok }) => ok);
  expect(others).toEqual([]);
  expect(await stockOf(ids.last)).toBe(before);
  expect([await pay.state(orderSlug), (await pay.payment(orderSlug)).state]).toEqual([
    'cancelled',
    'cancelled',
  ]);
  const back = await pay.shop.get('cart.getCart', made?.ok ? made.value : {});
  expect(back.id).not.toBe(cart.id);
  expect(back.items.map(({ productId, qty }) => [productId, qty])).toEqual([[ids.last, 2]]);
  expect(back.addresses).toEqual(cart.addresses);
  expect(await unpaid()).toBeNull();
  expect(await takeBack()).toEqual(closed);
});

test('an order that was cancelled for its cart can be ordered again', async () => {
  const { takeBack } = await leftAtProvider();
  const back = await takeBack();
  const cart = await pay.shop.get('cart.getCart', back.ok ? back.value : {});
  const again = await pay.shop.get('checkout.createOrder', orderOf(cart));
  expect(await pay.state(again.orderSlug)).toBe('pending_payment');
});

test('an order paid in the meantime cannot be cancelled for its cart · ORDER-14', async () => {
  const { orderSlug, takeBack } = await leftAtProvider();
  const bill = pay.sandbox.bank.of((await pay.payment(orderSlug)).id);
  if (bill) bill.state = 'paid';
  expect(await takeBack()).toEqual(closed);
  expect(await pay.state(orderSlug)).toBe('paid');
});

test('a payment that arrives later is flagged', async () => {
  const { orderSlug, takeBack } = await leftAtProvider();
  expect((await takeBack()).ok).toBe(true);
  const payment = await pay.payment(orderSlug);
  const bill = pay.sandbox.bank.of(payment.id);
  if (!bill) throw new Error('the bank knows no such payment');
  bill.state = 'paid';
  await pay.sandbox.bank.notify(bill);
  expect([await pay.state(orderSlug), (await pay.payment(orderSlug)).flag]).toEqual([
    'cancelled',
    'late',
  ]);
});

test('PayPal orders can be cancelled for their cart, bank transfer orders cannot', async () => {
  const { takeBack } = await leftAtProvider(payPalMethod);
  expect((await takeBack()).ok).toBe(true);
  const slip = await leftAtProvider(ids.bank);
  expect(await slip.unpaid()).toBeNull();
  expect(await slip.takeBack()).toEqual(closed);
});

test('an expired order is not offered', async () => {
  const { orderSlug, unpaid, takeBack } = await leftAtProvider();
  const orders = pay.shop.database.db.updateTable('orders');
  const over = new Date(Date.now() - 1000).toISOString();
  await orders.set({ expires_at: over }).where('slug', '=', orderSlug).execute();
  expect(await unpaid()).toBeNull();
  expect(await takeBack()).toEqual(closed);
});
