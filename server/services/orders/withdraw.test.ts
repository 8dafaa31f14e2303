import { afterAll, beforeEach, expect, test } from 'vitest';
import { openMailShop } from '#tests/support/mail.ts';
import { address, fillCart, orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import type { OrderState } from '../../db/tables/orders.ts';
import { inTransaction } from '../transaction.ts';
import { moveOrder } from './order-states.ts';

const { shop, server, mailer, close } = await openMailShop();
afterAll(close);
beforeEach(() => {
  server.received.length = 0;
});

const email = 'kupac@example.com';
const unknown = { ok: false, error: { code: 'orderNotFound' } };

async function placeOrder(productId: number = ids.last, waiver = false) {
  const cart = await readyCart(shop, [[productId, 1]], ids.bank);
  const input = { ...orderOf(cart), digitalWaiver: waiver };
  const { orderSlug } = await shop.get('checkout.createOrder', input);
  const { orderNumber } = await shop.get('checkout.order', { orderSlug, ...cart.session });
  return { orderSlug, orderNumber, session: cart.session };
}

const orderOfSlug = (slug: string) =>
  shop.database.db
    .selectFrom('orders')
    .select(['id', 'state'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();

async function move(slug: string, to: OrderState) {
  const { id } = await orderOfSlug(slug);
  await inTransaction(shop.database.db, (step) =>
    moveOrder(step, id, to, { actor: { kind: 'staff' }, reason: 'test' }),
  );
}

test('a guest withdraws with number and address, and gets a receipt with the exact time', async () => {
  const { orderSlug, orderNumber } = await placeOrder();
  const found = await shop.get('order.findForWithdrawal', { orderNumber, email });
  expect(found).toMatchObject({ orderNumber, receivedAt: null, until: null });
  expect(found.items).toEqual([{ name: 'ZADNJI', qty: 1, exempt: null }]);
  const now = new Date('2026-11-21T13:04:05.000Z');
  const given = { orderNumber: ` ${orderNumber.toLowerCase()} `, email: 'KUPAC@example.com' };
  const first = await shop.get('order.withdraw', given, { now });
  const again = await shop.get('order.withdraw', given);
  expect([first.receivedAt, again.receivedAt]).toEqual([now.toISOString(), now.toISOString()]);
  expect([first.isConfirmed, again.isConfirmed]).toEqual([false, false]);
  expect((await orderOfSlug(orderSlug)).state).toBe('pending_payment');
  await mailer.send();
  const receipts = server.received.filter(({ recipients }) => recipients.includes(email));
  const [receipt] = receipts.filter(({ subject }) => subject?.startsWith('Potvrda primitka'));
  // One mail is about the order itself; the repeated declaration sent its receipt again with a new link.
  expect(receipts).toHaveLength(3);
  for (const body of [receipt?.text, receipt?.html]) {
    expect(body).toContain('21. studenoga 2026., 14:04:05');
    expect(body).toContain('1 × ZADNJI');
  }
  const staff = server.received.filter(({ recipients }) => !recipients.includes(email));
  expect(staff.map(({ subject }) => subject)).toEqual([`Raskid ugovora: narudžba ${orderNumber}`]);
  expect(staff[0]?.text).toContain('Stanje narudžbe: čeka plaćanje');
  expect(staff[0]?.text).toContain('Kupac je potvrdio: još ne');
  await mailer.send(new Date(Date.now() + 86_400_000));
  expect(server.received).toHaveLength(4);
});

/** Tokens of the links in receipts sent since the last test. */
const links = () =>
  server.received.flatMap(
    ({ text }) => /raskid-ugovora\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? [],
  );

test('a withdrawal by number and address changes the order only after the receipt’s link, once', async () => {
  const { orderSlug, orderNumber } = await placeOrder();
  const now = new Date(Date.now() - 60_000);
  await shop.get('order.withdraw', { orderNumber, email }, { now });
  await mailer.send();
  const [token = ''] = links();
  const read = () => shop.get('order.readWithdrawal', { token });
  await read();
  expect(await read()).toMatchObject({ receivedAt: now.toISOString(), isConfirmed: false });
  expect((await orderOfSlug(orderSlug)).state).toBe('pending_payment');
  server.received.length = 0;
  for (let press = 0; press < 2; press += 1) {
    const confirmed = await shop.get('order.confirmWithdrawal', { token });
    expect(confirmed).toMatchObject({ receivedAt: now.toISOString(), isConfirmed: true });
  }
  expect((await orderOfSlug(orderSlug)).state).toBe('withdrawn');
  await mailer.send();
  const staff = server.received.filter(({ subject }) => subject?.startsWith('Raskid ugovora'));
  expect(staff.map(({ text }) => text?.includes('Kupac je potvrdio: da'))).toEqual([true]);
  const unknownLink = { ok: false, error: { code: 'tokenInvalid' } };
  expect(await shop.call('order.confirmWithdrawal', { token: 'x' })).toEqual(unknownLink);
});

test('repeated declarations send at most three receipts, and the buyer can still confirm from the session', async () => {
  const { orderSlug, orderNumber, session } = await placeOrder();
  for (let i = 0; i < 6; i += 1) await shop.get('order.withdraw', { orderNumber, email });
  await mailer.send();
  expect(links()).toHaveLength(3);
  const own = await shop.get('order.withdraw', { orderSlug, ...session });
  expect(own.isConfirmed).toBe(true);
  expect((await orderOfSlug(orderSlug)).state).toBe('withdrawn');
});

test('a number is found without its zeros, letters and hyphens, but only with the address of its buyer', async () => {
  const { orderNumber } = await placeOrder();
  const typed = orderNumber.replace(/^\D+/, '').replace(/-0+/, ' ');
  const found = await shop.get('order.findForWithdrawal', { orderNumber: typed, email });
  expect(found.orderNumber).toBe(orderNumber);
  const stranger = { orderNumber: typed, email: 'netko@example.com' };
  expect(await shop.call('order.findForWithdrawal', stranger)).toEqual(unknown);
});

test('wrong numbers and wrong addresses get the same error', async () => {
  const { orderNumber } = await placeOrder();
  const request = (input: object) => shop.call('order.findForWithdrawal', input);
  expect(await request({ orderNumber, email: 'netko@example.com' })).toEqual(unknown);
  expect(await request({ orderNumber: 'MM-2026-999999', email })).toEqual(unknown);
  expect(await request({ orderNumber: orderNumber.replace(/\d{4}/, '1999'), email })).toEqual(
    unknown,
  );
  expect(await request({ orderNumber: '1', email })).toEqual(unknown);
  expect(await request({ orderNumber: "' OR 1=1 --", email })).toEqual(unknown);
  expect(await request({ email })).toMatchObject({
    error: { code: 'required', field: 'orderNumber' },
  });
  expect(await request({ orderNumber })).toMatchObject({
    error: { code: 'required', field: 'email' },
  });
});

test('the buying session needs neither number nor address, and a slug alone is refused', async () => {
  const { orderSlug, session } = await placeOrder();
  const stranger = await shop.call('order.withdraw', { orderSlug });
  expect(stranger).toEqual({ ok: false, error: { code: 'orderLocked' } });
  const own = await shop.get('order.withdraw', { orderSlug, ...session });
  expect(own.receivedAt).not.toBeNull();
});

test('twenty parallel declarations are one withdrawal', async () => {
  const { orderSlug, session } = await placeOrder();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => shop.get('order.withdraw', { orderSlug, ...session })),
  );
  expect(new Set(responses.map(({ receivedAt }) => receivedAt)).size).toBe(1);
  const { id } = await orderOfSlug(orderSlug);
  const rows = await shop.database.db
    .selectFrom('withdrawals')
    .select('id')
    .where('order_id', '=', id)
    .execute();
  expect(rows).toHaveLength(1);
});

test('lists items exempt by law and leaves such an order to staff', async () => {
  const digital = await placeOrder(ids.book, true);
  const declared = await shop.get('order.withdraw', {
    orderSlug: digital.orderSlug,
    ...digital.session,
  });
  expect(declared.items).toEqual([{ name: 'KNJIGA', qty: 1, exempt: 'digital' }]);
  expect(declared.receivedAt).not.toBeNull();
  expect((await orderOfSlug(digital.orderSlug)).state).toBe('pending_payment');
  await mailer.send();
  const texts = server.received.map(({ text }) => text).join();
  expect(texts).toContain('raskid ga ne obuhvaća');
  const kept = await placeOrder(ids.book);
  const input = { orderSlug: kept.orderSlug, ...kept.session };
  expect((await shop.get('order.findForWithdrawal', input)).items[0]?.exempt).toBeNull();
});

test('goods with the buyer’s own text are exempt', async () => {
  const session = await fillCart(shop, []);
  const personalizations = { [ids.engraving]: 'Ana' };
  const options = { personalizations };
  await shop.get('cart.addItem', { ...session, productId: ids.ring, qty: 1, options });
  await shop.get('cart.updateGuestUser', { ...session, email, addresses: [address()] });
  await shop.get('checkout.saveDeliveryMethod', { ...session, deliveryMethodId: ids.post });
  const cart = await shop.get('checkout.savePaymentMethod', {
    ...session,
    paymentMethodId: ids.cash,
  });
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
  const found = await shop.get('order.findForWithdrawal', { orderSlug, ...session });
  expect(found.items[0]?.exempt).toBe('personalised');
});

test('a declaration after the fourteenth day is recorded and left to staff', async () => {
  const { orderSlug, session } = await placeOrder();
  await move(orderSlug, 'paid');
  await move(orderSlug, 'delivered');
  const late = { now: new Date(Date.now() + 15 * 86_400_000) };
  const declared = await shop.get('order.withdraw', { orderSlug, ...session }, late);
  expect(declared.receivedAt).toBe(late.now.toISOString());
  expect(declared.until).not.toBeNull();
  expect((await orderOfSlug(orderSlug)).state).toBe('delivered');
});
