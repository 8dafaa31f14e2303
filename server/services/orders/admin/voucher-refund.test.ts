import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, mailerOf, startMailServer } from '#tests/support/mail.ts';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { readCreditNote } from '../invoices/credit-notes.ts';

let admin: OrderAdminDriver;
let server: MailServer;
let mailer: ReturnType<typeof mailerOf>;
beforeAll(async () => {
  admin = await openOrderAdmin();
  server = await startMailServer();
  mailer = mailerOf(admin.shop, server);
  await admin.db
    .updateTable('products')
    .set({ code_kind: 'voucher', code_months: 12, retail_price: 5000 })
    .where('id', '=', ids.book)
    .execute();
});
afterAll(async () => {
  mailer.close();
  await server.close();
  await admin.close();
});

/** Buys a voucher of 50 €; returns it with a reader of its balance. */
async function buyVoucher() {
  const { number, orderSlug, session } = await admin.order([[ids.book, 1]], ids.bank);
  await admin.act(number, 'paid', { state: 'pending_payment' });
  const read = async () => {
    const { digital } = await admin.shop.get('checkout.order', { orderSlug, ...session });
    return digital?.vouchers[0];
  };
  return { code: (await read())?.code ?? '', balance: async () => (await read())?.balance };
}

/** Creates an invoiced order of which a voucher of 50 € pays as much as it can. */
async function invoiced(qty: number) {
  const voucher = await buyVoucher();
  const { session } = await readyCart(admin.shop, [[ids.last, qty]], ids.bank);
  await admin.shop.get('cart.applyCoupon', { ...session, couponCode: voucher.code });
  const { prices } = await admin.shop.get('cart.getCart', session);
  const isPaid = prices.converted.orderTotal === 0;
  const paymentMethodId = isPaid ? ids.free : ids.bank;
  const ready = await admin.shop.get('checkout.savePaymentMethod', { ...session, paymentMethodId });
  const { orderSlug } = await admin.shop.get('checkout.createOrder', orderOf(ready));
  const { id, number } = await admin.db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  if (!isPaid) await admin.act(number, 'paid', { state: 'pending_payment' });
  const { state } = (await admin.file(number)).order;
  await admin.act(number, 'invoice', { state });
  const { order } = await admin.file(number);
  return { ...voucher, id, number, order };
}

/** Returns the text of the mail about the end of an order. */
async function endMail() {
  server.received.splice(0);
  await mailer.send();
  return server.received.map(({ text }) => text ?? '').at(-1);
}

const grossOf = (taxes: readonly { readonly base: number; readonly tax: number }[]) =>
  taxes.reduce((sum, { base, tax }) => sum + base + tax, 0);

test.each([
  ['a whole refund', 'refund', 1],
  ['a part refund', 'refund', 0.5],
  ['a cancellation', 'cancel', 1],
] as const)(
  '%s of an order partly paid by voucher is credited with the voucher',
  async (_, action, share) => {
    const { id, number, order, balance } = await invoiced(8);
    expect([order.voucher_total, await balance()]).toEqual([5000, 0]);
    expect(order.order_total).toBeGreaterThan(0);
    await mailer.send();
    const money = Math.floor(order.order_total * share);
    await admin.act(number, action, { state: order.state, amount: (money / 100).toFixed(2) });
    const note = await readCreditNote(admin.db, id);
    expect(note?.document).toMatchObject({ total: money + 5000, voucher: 5000 });
    expect(grossOf(note?.document.taxes ?? [])).toBe(money + 5000);
    expect(await balance()).toBe(5000);
    expect(await endMail()).toMatch(/bon .* 50,00\s€/);
  },
);

test('refunding an order fully paid by voucher returns no money and restores the voucher', async () => {
  const { id, number, order, balance } = await invoiced(1);
  expect(order.order_total).toBe(0);
  expect(await balance()).toBe(5000 - order.voucher_total);
  await mailer.send();
  await admin.act(number, 'refund', { state: order.state });
  expect((await admin.file(number)).order.state).toBe('refunded');
  const total = order.voucher_total;
  expect((await readCreditNote(admin.db, id))?.document).toMatchObject({ total, voucher: total });
  expect(await balance()).toBe(5000);
  expect(await endMail()).toContain('je zatvorena');
});
