import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailShop } from '#tests/support/mail.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { moveOrder } from '../services/orders/order-states.ts';
import { itemsLeft } from '../services/orders/shipments/read-shipments.ts';
import { shipItems } from '../services/orders/shipments/ship-items.ts';
import { inTransaction } from '../services/transaction.ts';

const { shop, server, mailer, close } = await openMailShop();
const { db } = shop.database;
beforeAll(async () => {
  const tracking_url = 'https://posta.example/?broj={number}';
  await db.updateTable('delivery_methods').set({ tracking_url }).execute();
});
afterAll(close);

async function placeOrder() {
  const cart = await readyCart(shop, [[ids.last, 3]], ids.cash);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart), { language: 'de' });
  await mailer.send();
  server.received.length = 0;
  const orders = db.selectFrom('orders').selectAll().where('slug', '=', orderSlug);
  return orders.executeTakeFirstOrThrow();
}

const actor = { kind: 'staff' } as const;

async function ship(orderId: number, qty: number, trackingNumber: string | null) {
  const orders = db.selectFrom('orders').selectAll().where('id', '=', orderId);
  const order = await orders.executeTakeFirstOrThrow();
  const left = await itemsLeft(db, orderId);
  const items = left.map(({ id }) => ({ id, qty }));
  const parcel = { items, carrier: 'Paketdienst', trackingNumber, actor, note: '' };
  await inTransaction(db, (step) => shipItems(step, order, left, parcel));
  await mailer.send();
  const [mail, ...more] = server.received.splice(0);
  expect(more).toEqual([]);
  return mail;
}

test('each parcel has one mail, in the order’s language, with its own tracking', async () => {
  const { id } = await placeOrder();
  const first = await ship(id, 1, 'AB<1>&2');
  expect(first?.subject).toMatch(/^Ein Teil der Bestellung MM-\d{4}-\d{6} ist unterwegs$/);
  expect(first?.text).toContain('Sendungsnummer: AB<1>&2');
  expect(first?.text).toContain('In diesem Paket: ZADNJI (1 Stück)');
  expect(first?.html).toContain('AB&lt;1&gt;&amp;2');
  expect(first?.html).toContain('https://posta.example/?broj=AB%3C1%3E%262');
  expect(first?.text).toContain('Den Rest der Bestellung senden wir getrennt');
  const second = await ship(id, 2, null);
  expect(second?.text).toContain('In diesem Paket: ZADNJI (2 Stück)');
  expect(second?.text).not.toMatch(/Sendungsnummer|senden wir getrennt|undefined|%\{/);
});

test('an order in one parcel lists no parts, and its delivery mail names the paid amount', async () => {
  const { id } = await placeOrder();
  const mail = await ship(id, 3, 'RR1');
  expect(mail?.subject).toMatch(/^Bestellung MM-\d{4}-\d{6} ist unterwegs$/);
  expect(mail?.text).not.toContain('In diesem Paket');
  await inTransaction(db, (step) => moveOrder(step, id, 'delivered', { actor, reason: 'test' }));
  await mailer.send();
  const [delivered] = server.received.splice(0);
  expect(delivered?.subject).toMatch(/wurde zugestellt$/);
  expect(delivered?.text).toContain('Bei der Übergabe haben Sie 34,50\u00a0€ bezahlt.');
});
